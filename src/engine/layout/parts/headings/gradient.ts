import { mixColors, readable } from '#engine/style/colors.ts'
import { displayStyle } from '../../compose/look.ts'
import type { HeadingTextPart } from '../../compose/part.ts'

/** Letters go from the primary to the secondary colour, each one dark enough to be read. */
const gradient: HeadingTextPart = (title, { look, tone }) => {
  const letters = [...title]
  const end = readable(look.style.secondaryColor, tone.background, 4.5)
  return {
    runs: letters.map((text, index) => ({
      text,
      style: {
        color: readable(mixColors(tone.accent, end, index / Math.max(1, letters.length - 1)), tone.background, 4.5),
      },
    })),
    style: displayStyle(look, tone, { scale: 1.24, weight: 700 }),
  }
}
export default gradient
