// The line with a result at the top of its job, where most readers stop.
import { comparePeriods } from '#engine/resume/dates.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { plain, splitLines } from '#engine/resume/rich-text.ts'
import { tellsResult } from '../tells-result.ts'
import { strengthOf } from '../words/strength.ts'
import type { Draft } from './mend-lines.ts'

const LATEST_JOBS = 2
const FEWEST_LINES = 3
const FEWEST_WORDS = 6

export function leadWithResult({ experiences }: Resume): Draft[] {
  return [...experiences]
    .sort(comparePeriods)
    .slice(0, LATEST_JOBS)
    .flatMap(({ id, description }): Draft[] => {
      const lines = splitLines(description)
      const bullets = lines.map(({ text }) => text)
      const [top = ''] = bullets
      if (bullets.length < FEWEST_LINES || lines.some(({ kind }) => kind !== 'bullet') || /\d/.test(top)) return []
      const [best] = bullets
        .filter((text) => tellsResult(plain(text)) && text.split(/\s+/).length >= FEWEST_WORDS)
        .toSorted((one, other) => strengthOf(other.toLowerCase()) - strengthOf(one.toLowerCase()))
      if (!best) return []
      const after = [best, ...bullets.filter((text) => text !== best)].join('\n')
      return [
        {
          path: `experiences.${id}.description`,
          kind: 'order',
          group: 'impact',
          before: bullets.join('\n'),
          after,
          reason: 'Leads with a result: many readers stop after the first line.',
          needsLook: true,
        },
      ]
    })
}
