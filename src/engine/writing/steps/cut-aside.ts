import { countWords } from '#engine/language/plain-words.ts'
import { tellsOutcome } from '../tells-result.ts'
import { asidesOf } from './_aside.ts'
import { defineStep, noWords } from './_step.ts'

const LONG = 32
/** `second place among 64`; a year says only when. */
const counted = /\b(?!(?:19|20)\d\d\b)\d|\b(?:place|prize|award\w*|medal)\b/i

/** A line that nobody reads to its end, ended where it has said what was done. What came of it is never cut off. */
export default defineStep({
  group: 'clarity',
  places: ['line'],
  isSafe: false,
  adds: noWords,
  apply(line) {
    if (countWords(line) < LONG) return undefined
    const seam = asidesOf(line).find(({ tail }) => !tellsOutcome(tail) && !counted.test(tail))
    if (!seam) return undefined
    return { text: `${seam.head}${line.endsWith('.') ? '.' : ''}`, reason: 'Ends where it has said what you did.' }
  },
})
