import { displayStyle } from '../../compose/look.ts'
import type { HeadingTextPart } from '../../compose/part.ts'

const smallWords = new Set(['a', 'an', 'and', 'as', 'at', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/** As titles are written in English: every word with a capital but the small ones between others. */
const capitalize = (title: string) =>
  title.replace(/(^|[\s-])(\p{L}+)/gu, (_, gap: string, word: string) =>
    gap !== '' && smallWords.has(word) ? gap + word : gap + word.charAt(0).toUpperCase() + word.slice(1),
  )

const capitalized: HeadingTextPart = (title, { look, tone }) => ({
  // Other languages write a title as they write a sentence.
  runs: [{ text: look.language === 'en' ? capitalize(title) : title }],
  style: displayStyle(look, tone, { scale: 1.32, weight: 600, color: tone.accent }),
})

export default capitalized
