import { displayStyle } from '../../compose/look.ts'
import type { HeadingTextPart } from '../../compose/part.ts'

const numbered: HeadingTextPart = (title, { look, tone, index }) => ({
  runs: [
    { text: `${String(index + 1).padStart(2, '0')}  `, style: { color: tone.muted, weight: 400 } },
    { text: title },
  ],
  style: displayStyle(look, tone, { scale: 1.15, weight: 600, color: tone.accent }),
})
export default numbered
