import { displayStyle } from '../../compose/look.ts'
import type { HeadingTextPart } from '../../compose/part.ts'

const capitalize = (title: string) =>
  title.replace(/(^|[\s-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase())

const capitalized: HeadingTextPart = (title, { look, tone }) => ({
  runs: [{ text: capitalize(title) }],
  style: displayStyle(look, tone, { scale: 1.22, weight: 600, color: tone.accent }),
})
export default capitalized
