import { displayStyle } from '../../compose/look.ts'
import type { HeadingTextPart } from '../../compose/part.ts'

/** In the section's own colour, which section-hue.ts gives it. */
const spectrum: HeadingTextPart = (title, { look, tone }) => ({
  runs: [{ text: title }],
  style: displayStyle(look, tone, { scale: 1.3, weight: 700, color: tone.accent }),
})
export default spectrum
