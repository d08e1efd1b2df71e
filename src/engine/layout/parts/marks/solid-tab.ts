import { readable } from '#engine/style/colors.ts'
import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

/** The heading on a solid tab that stands on a line. */
const solidTab: HeadingMarkPart = (heading, body, { look, tone }) => {
  const color = readable('#ffffff', tone.accent, 4.5)
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
                  runs: heading.runs.map(({ style: _style, ...run }) => run),
                  style: { ...heading.style, color, tracking: Math.min(heading.style.tracking, 0.04) },
                },
              ],
              box: { padding: { top: 3.2, right: 10, bottom: 3.2, left: 10 }, fill: tone.accent },
            },
          ],
        },
        { width: { share: 1 }, blocks: [] },
      ],
    },
    { kind: 'rule', keepWithNext: true, color: tone.accent, thickness: 1 },
    ...spaceBody(body, look.gap.heading),
  ]
}
export default solidTab
