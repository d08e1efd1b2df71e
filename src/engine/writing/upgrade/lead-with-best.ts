// The best lines of a job near its top, where most readers stop.
import { plain, splitLines } from '#engine/resume/rich-text.ts'
import type { Career } from '../facts/career.ts'
import { endsOpen } from '../facts/sound-facts.ts'
import { isChore } from '../is-chore.ts'
import { leadAnew, staying } from '../lead-line.ts'
import { rateTops } from '../match/rate-top.ts'
import type { Dictionary } from '../steps/_step.ts'
import { tellsOutcome, tellsResult } from '../tells-result.ts'
import { tellsStory } from '../tells-story.ts'
import { workOf } from './ask-for-wins.ts'
import { mendJobs } from './mend-jobs.ts'
import type { Draft } from './mend-lines.ts'

const LATEST_JOBS = 4
const FEWEST_LINES = 3
/**
 * Of 3: what is rated this much lower gives way to what came of the work, and to other work only where it is no match.
 * Of 51 first lines changed so, people who rated them found 47 better and one worse. Beside a posting more is needed: there
 * the best line in general is often not the best for the job.
 */
const FAR_LESS = { far: 0.4, noMatch: 0.8 }
export const FAR_LESS_FOR_JOB = { far: 0.65, noMatch: 1.1 }

/** `to obtain 100% customer satisfaction`: what it was for, and not what came of it. */
const aim =
  / (?:in order )?to (?:obtain|ensure|achieve|attain|reach|maintain|provide|deliver|improve|increase|reduce|maximi[sz]e|minimi[sz]e|meet|help|keep|prevent|support)\b.*$/i

export function leadWithBest(career: Career, spelling?: Dictionary, { far, noMatch } = FAR_LESS): Draft[] {
  const tops = rateTops(career)
  const rate = (text: string) => tops.get(plain(text).replace(/\s+/g, ' ').trim()) ?? 0
  const mended = mendJobs(career.resume, spelling)
  return workOf(career.resume)
    .slice(0, LATEST_JOBS)
    .flatMap(({ id, description }): Draft[] => {
      const lines = splitLines(description)
      const bullets = lines.map(({ text }) => text)
      const isOneList = lines.every(({ kind, text }) => kind === 'bullet' && !endsOpen(plain(text)))
      if (bullets.length < FEWEST_LINES || !isOneList || tellsStory(bullets)) return []
      const own = staying(
        bullets,
        mended.find(({ entry }) => entry === `experiences.${id}`),
      )
      const after = leadAnew(own, {
        rate,
        far,
        // A number is no result.
        mayLead: (line, first) =>
          !isChore(plain(line)) && (tellsOutcome(plain(line).replace(aim, '')) || rate(line) >= rate(first) + noMatch),
      })
      if (!after || own[0] !== bullets[0]) return []
      return [
        {
          path: `experiences.${id}.description`,
          kind: 'order',
          group: 'impact',
          before: own.join('\n'),
          after: after.join('\n'),
          reason: `Leads with your best ${tellsResult(plain(after[0] ?? '')) ? 'result' : 'line'}: many readers stop after the first one.`,
          needsLook: true,
        },
      ]
    })
}
