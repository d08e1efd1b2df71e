// The best line of a job near its top, where most readers stop.
import { plain, splitLines } from '#engine/resume/rich-text.ts'
import type { Career } from '../facts/career.ts'
import { rateTops } from '../match/rate-top.ts'
import { tellsResult } from '../tells-result.ts'
import { workOf } from './ask-for-wins.ts'
import type { Draft } from './mend-lines.ts'

const LATEST_JOBS = 4
const FEWEST_LINES = 3
const FEWEST_WORDS = 5
/** A line rated lower leads nothing; what came of the work may lead a smaller job too. */
const LEADS = 1.7
const RESULT_LEADS = 0.9
/** What leads now has to be this much weaker. */
const BETTER = 0.3

export function leadWithBest(career: Career): Draft[] {
  const tops = rateTops(career)
  const rate = (bullet: string) => tops.get(plain(bullet).replace(/\s+/g, ' ').trim()) ?? 0
  return workOf(career.resume)
    .slice(0, LATEST_JOBS)
    .flatMap(({ id, description }): Draft[] => {
      const lines = splitLines(description)
      const bullets = lines.map(({ text }) => text)
      if (bullets.length < FEWEST_LINES || lines.some(({ kind }) => kind !== 'bullet')) return []
      const order = orderLines(bullets, rate)
      if (!order || bullets.indexOf(order.best) <= order.lines.indexOf(order.best)) return []
      const what = tellsResult(plain(order.best)) ? 'result' : 'line'
      return [
        {
          path: `experiences.${id}.description`,
          kind: 'order',
          group: 'impact',
          before: bullets.join('\n'),
          after: order.lines.join('\n'),
          reason: order.hasScope
            ? `Puts your best ${what} right below the job description: many readers stop there.`
            : `Leads with your best ${what}: many readers stop after the first one.`,
          needsLook: true,
        },
      ]
    })
}

/** The best first, or second where the first line says how large the job was. */
function orderLines(
  bullets: readonly string[],
  rate: (bullet: string) => number,
): { lines: string[]; best: string; hasScope: boolean } | undefined {
  const [top = ''] = bullets
  const [best] = bullets
    .filter((text) => text.split(/\s+/).length >= FEWEST_WORDS)
    .toSorted((one, other) => rate(other) - rate(one))
  if (!best || rate(best) < (tellsResult(plain(best)) ? RESULT_LEADS : LEADS)) return undefined
  if (rate(best) < rate(top) + BETTER) return undefined
  const hasScope = /\d/.test(top)
  const rest = bullets.filter((text) => text !== best && !(hasScope && text === top))
  return { lines: [...(hasScope ? [top] : []), best, ...rest], best, hasScope }
}
