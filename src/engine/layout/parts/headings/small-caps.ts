import { displayStyle } from '../../compose/look.ts'
import type { HeadingTextPart } from '../../compose/part.ts'

const smallCaps: HeadingTextPart = (title, { look, tone }) => ({
  runs: [{ text: title }],
  style: displayStyle(look, tone, { letterCase: 'small-caps', scale: 1.3, weight: 600, color: tone.accent }),
})
export default smallCaps
