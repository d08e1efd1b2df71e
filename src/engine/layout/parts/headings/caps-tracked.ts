import { displayStyle } from '../../compose/look.ts'
import type { HeadingTextPart } from '../../compose/part.ts'

const capsTracked: HeadingTextPart = (title, { look, tone }) => ({
  runs: [{ text: title }],
  style: displayStyle(look, tone, {
    letterCase: 'upper',
    scale: 1.04,
    tracking: 0.06,
    weight: 600,
    color: tone.accent,
  }),
})
export default capsTracked
