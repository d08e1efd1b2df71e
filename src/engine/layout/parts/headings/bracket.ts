import { displayStyle } from '../../compose/look.ts'
import type { HeadingTextPart } from '../../compose/part.ts'

const bracket: HeadingTextPart = (title, { look, tone }) => ({
  runs: [
    { text: '[ ', style: { color: tone.accent, weight: 400 } },
    { text: title },
    { text: ' ]', style: { color: tone.accent, weight: 400 } },
  ],
  style: displayStyle(look, tone, { scale: 1.22, weight: 700, color: tone.ink }),
})
export default bracket
