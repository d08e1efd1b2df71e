import { displayStyle } from '../../compose/look.ts'
import type { HeadingTextPart } from '../../compose/part.ts'

const plainBold: HeadingTextPart = (title, { look, tone }) => ({
  runs: [{ text: title }],
  style: displayStyle(look, tone, { scale: 1.36, color: tone.ink }),
})
export default plainBold
