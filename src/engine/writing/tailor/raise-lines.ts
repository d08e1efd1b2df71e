// What surely answers the posting goes above what answers nothing of it; among themselves the lines stay as the person put them.
// In an order of our own, by ratings or by the posting's list, readers refused two of three: a strong line had gone down.
import { readLine } from '#engine/language/read-line.ts'
import { plain, type RichLine, splitLines } from '#engine/resume/rich-text.ts'
import type { Career } from '../facts/career.ts'
import { rateLines } from '../match/rate-line.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { tellsOutcome } from '../tells-result.ts'
import { bestShown } from './best-shown.ts'

const MOST_JOBS = 3
const FEWEST_LINES = 2
/** What a line is worth that surely shows what they ask for, and one that shows nothing of it. */
const SURE = 0.7
const NOTHING = 0.2
/** Of 3: by so much the one argues more than the other, and than what stands first in the latest job. */
const MORE = 0.5
const MORE_THAN_FIRST = 1

export function raiseLines(career: Career, posting: Posting): DraftChange[] {
  const shown = bestShown(career, posting)
  const ratings = rateLines(career, posting)
  const read = (text: string) => ({
    text,
    worth: shown.get(plain(text))?.worth ?? 0,
    rating: ratings.get(plain(text)) ?? 0,
  })
  return career.resume.experiences
    .flatMap(({ id, description }, place): DraftChange[] => {
      const lines = splitLines(description)
      const bullets = lines.filter(({ kind }) => kind === 'bullet').map(({ text }) => text)
      if (bullets.length < FEWEST_LINES || isMixed(lines) || bullets.some((text) => label.test(plain(text)))) return []
      const after = orderLines(bullets.map(read), place === 0)
      if (after.every((text, at) => text === bullets[at])) return []
      return [
        {
          path: `experiences.${id}.description`,
          kind: 'order',
          group: 'match',
          before: bullets.join('\n'),
          after: after.join('\n'),
          reason: 'Puts what they ask for above what they don’t.',
        },
      ]
    })
    .slice(0, MOST_JOBS)
}

type Read = { text: string; worth: number; rating: number }

/** Each goes up past its neighbours that show nothing, and no further. */
function orderLines(lines: readonly Read[], isLatest: boolean): string[] {
  const ordered = [...lines]
  for (const line of lines) {
    let at = ordered.indexOf(line)
    while (
      at > 0 &&
      line.worth >= SURE &&
      givesWay(ordered[at - 1], line, isLatest && at === 1 ? MORE_THAN_FIRST : MORE)
    ) {
      ordered.splice(at - 1, 2, line, ...ordered.slice(at - 1, at))
      at -= 1
    }
  }
  return ordered.map(({ text }) => text)
}

/** What a job was stays at its top, and what came of it where it is. */
function givesWay(above: Read | undefined, line: Read, more: number): boolean {
  if (!above || above.worth >= NOTHING || line.rating < above.rating + more) return false
  return !tellsScope(plain(above.text)) && !tellsOutcome(plain(above.text))
}

/** `Industry: Retail`, `Monthly Salary: 7,300` describe the job and stay at its head until they are struck. */
const label = /^\p{L}+(?: \p{L}+)? ?: \S/u

/** `One of three developers on a platform used by 60 theatres`: what follows is read in its light. */
function tellsScope(text: string): boolean {
  const { shape } = readLine(text)
  return (
    /^One of \p{L}+ /u.test(text) || ((shape === 'thing' || shape === 'unclear') && /\d/.test(text) && !/,/.test(text))
  )
}

/** A paragraph introduces what follows it: where both are mixed, the order stays. */
function isMixed(lines: readonly RichLine[]): boolean {
  const firstBullet = lines.findIndex(({ kind }) => kind === 'bullet')
  return lines.slice(Math.max(0, firstBullet)).some(({ kind }) => kind === 'paragraph')
}
