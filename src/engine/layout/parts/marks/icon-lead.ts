import { leadSign, onColor } from '../../compose/lead-sign.ts'
import type { HeadingMarkPart } from '../../compose/part.ts'
import { icons } from '../../icons.ts'

/** The section's sign on a disc before its heading. */
const iconLead: HeadingMarkPart = (heading, body, place) => {
  const { look, tone } = place
  const d = Object.entries(icons).find(([name]) => heading.path === `section.${name}`)?.[1] ?? icons.skills
  const radius = look.size * 0.95
  const size = radius * 1.16
  const middle = heading.style.size * heading.style.leading * 0.52
  return leadSign(heading, body, place, {
    indent: radius * 2 + 8,
    shapes: [
      { shape: 'ellipse', cx: radius, cy: middle, rx: radius, ry: radius, fill: tone.accent },
      { shape: 'path', d, x: radius - size / 2, y: middle - size / 2, size, fill: onColor(tone.accent) },
    ],
  })
}
export default iconLead
