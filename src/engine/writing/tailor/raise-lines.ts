// What argues for this job goes above what argues far less; among what is nearly alike the lines stay as the person put them.
// By what answers the posting word for word one job in sixty was put in order, where readers would have had half of them so.
import { plain, type RichLine, splitLines } from '#engine/resume/rich-text.ts'
import type { Career } from '../facts/career.ts'
import { endsOpen } from '../facts/sound-facts.ts'
import { rateLines } from '../match/rate-line.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { leadsAnew, raise } from '../raise.ts'
import { tellsStory } from '../tells-story.ts'

const MOST_JOBS = 3
const FEWEST_LINES = 2
/** Of 3: what is rated this much lower gives way. */
const FAR_LESS = 0.45
/** Of 3: a job of which nothing bears on this one stays as it is. */
const ARGUES = 1.2

export function raiseLines(career: Career, posting: Posting): DraftChange[] {
  const ratings = rateLines(career, posting)
  return career.resume.experiences
    .flatMap(({ id, description }): DraftChange[] => {
      const lines = splitLines(description)
      const bullets = lines.filter(({ kind }) => kind === 'bullet').map(({ text }) => text)
      if (
        bullets.length < FEWEST_LINES ||
        isMixed(lines) ||
        tellsStory(bullets) ||
        bullets.some((text) => label.test(plain(text)) || endsOpen(plain(text)))
      )
        return []
      const rate = (text: string) => ratings.get(plain(text)) ?? 0
      const after = raise(bullets, rate, FAR_LESS)
      if (!leadsAnew(bullets, after) || rate(after[0] ?? '') < ARGUES) return []
      return [
        {
          path: `experiences.${id}.description`,
          kind: 'order',
          group: 'match',
          before: bullets.join('\n'),
          after: after.join('\n'),
          reason: 'Puts the lines that matter most for this job first.',
        },
      ]
    })
    .slice(0, MOST_JOBS)
}

/** `Industry: Retail`, `Monthly Salary: 7,300` describe the job and stay at its head until they are struck. */
const label = /^\p{L}+(?: \p{L}+)? ?: \S/u

/** A paragraph introduces what follows it: where both are mixed, the order stays. */
function isMixed(lines: readonly RichLine[]): boolean {
  const firstBullet = lines.findIndex(({ kind }) => kind === 'bullet')
  return lines.slice(Math.max(0, firstBullet)).some(({ kind }) => kind === 'paragraph')
}
