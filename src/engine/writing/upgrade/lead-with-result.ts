// The best result near the top of its job, where most readers stop.
import type { Resume } from '#engine/resume/resume.ts'
import { plain, splitLines } from '#engine/resume/rich-text.ts'
import { tellsResult } from '../tells-result.ts'
import { strengthOf } from '../words/strength.ts'
import { workOf } from './ask-for-wins.ts'
import type { Draft } from './mend-lines.ts'

const LATEST_JOBS = 2
const FEWEST_LINES = 3
const FEWEST_WORDS = 6

export function leadWithResult(resume: Resume): Draft[] {
  return workOf(resume)
    .slice(0, LATEST_JOBS)
    .flatMap(({ id, description }): Draft[] => {
      const lines = splitLines(description)
      const bullets = lines.map(({ text }) => text)
      if (bullets.length < FEWEST_LINES || lines.some(({ kind }) => kind !== 'bullet')) return []
      const order = orderLines(bullets)
      if (!order || bullets.indexOf(order.best) <= order.lines.indexOf(order.best)) return []
      return [
        {
          path: `experiences.${id}.description`,
          kind: 'order',
          group: 'impact',
          before: bullets.join('\n'),
          after: order.lines.join('\n'),
          reason: order.hasScope
            ? 'Puts your best result right below the job description: many readers stop there.'
            : 'Leads with a result: many readers stop after the first line.',
          needsLook: true,
        },
      ]
    })
}

/** The best result first, or second where the first line says how large the job was. */
function orderLines(bullets: readonly string[]): { lines: string[]; best: string; hasScope: boolean } | undefined {
  const [top = ''] = bullets
  const [best] = bullets
    .filter((text) => tellsResult(plain(text)) && text.split(/\s+/).length >= FEWEST_WORDS)
    .toSorted((one, other) => strengthOf(other.toLowerCase()) - strengthOf(one.toLowerCase()))
  if (!best || tellsResult(plain(top))) return undefined
  const hasScope = /\d/.test(top)
  const rest = bullets.filter((text) => text !== best && !(hasScope && text === top))
  return { lines: [...(hasScope ? [top] : []), best, ...rest], best, hasScope }
}
