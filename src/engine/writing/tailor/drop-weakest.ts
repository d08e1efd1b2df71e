// One line that says nothing for this job nor for any other, offered for deletion: readers called it foolish to polish a line
// that should have gone (`Swept up`), and minded when one went that they would have kept.
import { plain, splitLines } from '#engine/resume/rich-text.ts'
import type { Career } from '../facts/career.ts'
import { rateLines } from '../match/rate-line.ts'
import { rateTops } from '../match/rate-top.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'

/** Of 3, for this job and for any. */
const WEAK = 0.4
const WEAK_FOR_ANY = 0.6
const FEWEST_LINES = 3

export function dropWeakest(career: Career, posting: Posting): DraftChange[] {
  const ratings = rateLines(career, posting)
  const tops = rateTops(career)
  const weak = career.resume.experiences.flatMap(({ id, description }) => {
    const bullets = splitLines(description).flatMap(({ kind, text }) => (kind === 'bullet' ? [text] : []))
    if (bullets.length < FEWEST_LINES) return []
    return bullets.flatMap((before) => {
      const [rating = WEAK, top = WEAK_FOR_ANY] = [ratings.get(plain(before)), tops.get(plain(before))]
      return rating < WEAK && top < WEAK_FOR_ANY ? [{ id, before, rating: rating + top }] : []
    })
  })
  const [least] = weak.toSorted((one, other) => one.rating - other.rating)
  if (!least) return []
  return [
    {
      path: `experiences.${least.id}.description`,
      kind: 'drop',
      group: 'match',
      before: least.before,
      after: '',
      reason: 'Says nothing for this job; without it, your other lines stand out.',
    },
  ]
}
