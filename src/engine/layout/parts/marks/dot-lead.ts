import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

/** A dot that hangs out to the left, so that headings stand on the edge of the text. */
const dotLead: HeadingMarkPart = (heading, body, { look, tone }) => {
  const radius = look.size * 0.26
  return [
    {
      kind: 'ornament',
      shapes: [
        {
          shape: 'ellipse',
          cx: -8 - radius,
          cy: heading.style.size * heading.style.leading * 0.5,
          rx: radius,
          ry: radius,
          fill: tone.accent,
        },
      ],
    },
    heading,
    ...spaceBody(body, look.gap.heading),
  ]
}
export default dotLead
