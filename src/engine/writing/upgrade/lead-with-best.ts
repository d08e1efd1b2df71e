// The best lines of a job near its top, where most readers stop.
import { plain, splitLines } from '#engine/resume/rich-text.ts'
import type { Career } from '../facts/career.ts'
import { endsOpen } from '../facts/sound-facts.ts'
import { rateTops } from '../match/rate-top.ts'
import { leadsAnew, raise } from '../raise.ts'
import { tellsResult } from '../tells-result.ts'
import { tellsStory } from '../tells-story.ts'
import { workOf } from './ask-for-wins.ts'
import type { Draft } from './mend-lines.ts'

const LATEST_JOBS = 4
const FEWEST_LINES = 3
/** Of 3: what is rated this much lower gives way. */
const FAR_LESS = 0.65

export function leadWithBest(career: Career): Draft[] {
  const tops = rateTops(career)
  return workOf(career.resume)
    .slice(0, LATEST_JOBS)
    .flatMap(({ id, description }): Draft[] => {
      const lines = splitLines(description)
      const bullets = lines.map(({ text }) => text)
      const isOneList = lines.every(({ kind, text }) => kind === 'bullet' && !endsOpen(plain(text)))
      if (bullets.length < FEWEST_LINES || !isOneList || tellsStory(bullets)) return []
      const after = raise(bullets, (text) => tops.get(plain(text).replace(/\s+/g, ' ').trim()) ?? 0, FAR_LESS)
      if (!leadsAnew(bullets, after)) return []
      const [first = ''] = after
      return [
        {
          path: `experiences.${id}.description`,
          kind: 'order',
          group: 'impact',
          before: bullets.join('\n'),
          after: after.join('\n'),
          reason:
            first === bullets[0]
              ? 'Moves your strongest lines up: many readers stop after two or three.'
              : `Leads with your best ${tellsResult(plain(first)) ? 'result' : 'line'}: many readers stop after the first one.`,
          needsLook: true,
        },
      ]
    })
}
