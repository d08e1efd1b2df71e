import { displayStyle } from '../../compose/look.ts'
import type { HeadingTextPart } from '../../compose/part.ts'

const capsBold: HeadingTextPart = (title, { look, tone }) => ({
  runs: [{ text: title }],
  style: displayStyle(look, tone, { letterCase: 'upper', tracking: 0.02, scale: 1.18, color: tone.ink }),
})
export default capsBold
