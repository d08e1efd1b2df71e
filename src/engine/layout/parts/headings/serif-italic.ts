import { displayStyle } from '../../compose/look.ts'
import type { HeadingTextPart } from '../../compose/part.ts'

const serifItalic: HeadingTextPart = (title, { look, tone }) => ({
  runs: [{ text: title }],
  style: displayStyle(look, tone, { scale: 1.46, weight: 400, italic: true, color: tone.accent }),
})
export default serifItalic
