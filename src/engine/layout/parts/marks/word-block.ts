import { onGround } from '../../compose/on-ground.ts'
import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'
import { stripTone } from '../../compose/strip-tone.ts'

/** The heading's words on a block of colour just as long as they are, like a stroke of a marker. */
const wordBlock: HeadingMarkPart = (heading, body, { look, tone }) => {
  const strip = stripTone(look, tone)
  return [
    {
      kind: 'row',
      keepWithNext: true,
      gap: 0,
      widestFit: 1,
      valign: 'top',
      cells: [
        {
          width: 'fit',
          blocks: [
            {
              kind: 'group',
              role: 'span',
              children: [
                {
                  ...heading,
                  runs: heading.runs.map((run) => onGround(run, strip.background)),
                  style: { ...heading.style, color: strip.ink },
                },
              ],
              box: { padding: { top: 1.6, right: 7, bottom: 1.6, left: 7 }, fill: strip.background },
            },
          ],
        },
        { width: { share: 1 }, blocks: [] },
      ],
    },
    ...spaceBody(body, look.gap.heading * 1.1),
  ]
}
export default wordBlock
