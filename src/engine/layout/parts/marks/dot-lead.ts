import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

const dotLead: HeadingMarkPart = (heading, body, { look, tone }) => {
  const radius = look.size * 0.26
  const indent = 4 + radius + 7
  return [
    {
      kind: 'ornament',
      shapes: [
        {
          shape: 'ellipse',
          cx: 4,
          cy: heading.style.size * heading.style.leading * 0.5,
          rx: radius,
          ry: radius,
          fill: tone.accent,
        },
      ],
    },
    {
      kind: 'group',
      role: 'span',
      keepWithNext: true,
      children: [heading],
      box: { padding: { top: 0, right: 0, bottom: 0, left: indent } },
    },
    ...spaceBody(body, look.gap.heading),
  ]
}
export default dotLead
