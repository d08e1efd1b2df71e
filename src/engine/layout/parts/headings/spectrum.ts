import { mixColors, readable } from '#engine/style/colors.ts'
import { displayStyle } from '../../compose/look.ts'
import type { HeadingTextPart } from '../../compose/part.ts'

/** Each section has a colour of its own on the way from the primary to the secondary one. */
const spectrum: HeadingTextPart = (title, { look, tone, index }) => ({
  runs: [{ text: title }],
  style: displayStyle(look, tone, {
    scale: 1.3,
    weight: 700,
    color: readable(mixColors(tone.accent, look.style.secondaryColor, Math.min(1, index / 5)), tone.background, 4.5),
  }),
})
export default spectrum
