import { mixColors } from '#engine/style/colors.ts'
import { leadSign } from '../../compose/lead-sign.ts'
import type { HeadingMarkPart } from '../../compose/part.ts'
import { icons } from '../../icons.ts'

/** A leaf before the heading. */
const leafLead: HeadingMarkPart = (heading, body, place) => {
  const { look, tone } = place
  const size = look.size * 1.35
  const foot = heading.style.size * heading.style.leading * 0.96
  return leadSign(heading, body, place, {
    indent: size + 5,
    shapes: [
      { shape: 'path', d: icons.leaf, x: 0, y: foot - size, size, fill: mixColors(tone.accent, tone.background, 0.15) },
    ],
  })
}
export default leafLead
