import { displayStyle } from '../../compose/look.ts'
import type { HeadingTextPart } from '../../compose/part.ts'

const codeComment: HeadingTextPart = (title, { look, tone }) => ({
  runs: [{ text: '// ', style: { color: tone.muted, weight: 400 } }, { text: title.toLocaleLowerCase(look.language) }],
  style: displayStyle(look, tone, { family: 'Source Code Pro', scale: 1.16, weight: 600, color: tone.accent }),
})
export default codeComment
