// One line that says nothing for this job, offered for deletion: readers called it foolish to polish a line that should have
// gone (`Swept up`), and minded when one went that they would have kept.
import { plain, splitLines } from '#engine/resume/rich-text.ts'
import type { Career } from '../facts/career.ts'
import { topicsOf } from '../facts/topics.ts'
import { gainOf } from '../match/needs.ts'
import { rateLines } from '../match/rate-line.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { bestShown } from './best-shown.ts'

/** Of 3, in the present job and in those before it. */
const WEAK_NOW = 0.6
const WEAK = 0.2
const LONGEST = 10
const figure = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|all|every)\b/i
/** How much a line may show of what they ask for. */
const SHOWS = 0.3

export function dropWeakest(career: Career, posting: Posting): DraftChange[] {
  const ratings = rateLines(career, posting)
  const shown = bestShown(career, posting)
  const weak = career.resume.experiences.flatMap(({ id, description }, place) => {
    const bullets = splitLines(description).flatMap(({ kind, text }) => (kind === 'bullet' ? [text] : []))
    if (bullets.length < 2) return []
    return bullets.flatMap((before) => {
      const text = plain(before)
      const rating = ratings.get(text) ?? WEAK_NOW
      const isWeak =
        rating < (place === 0 ? WEAK_NOW : WEAK) &&
        (shown.get(text)?.worth ?? 0) < SHOWS &&
        gainOf(topicsOf(text), posting) === 0
      return isWeak && !figure.test(text) && text.split(/\s+/).length <= LONGEST ? [{ id, before, rating }] : []
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
