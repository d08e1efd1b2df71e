import { capitalize } from '#engine/language/plain-words.ts'
import { readLine } from '#engine/language/read-line.ts'
import { isTermWord, properTerm } from './_names.ts'
import { defineStep, type LineContext, noWords } from './_step.ts'

const FEWEST_LETTERS = 12
const FEW_WORDS = 5
const smallWord = /^(?:and|or|of|the|a|an|to|in|for|with|on|at|by|from|as|into|per|all|new)$/i

/** Lines in capitals, and lines with a capital on every word. Names keep theirs as far as they are known, so the person looks first. */
export default defineStep({
  group: 'format',
  places: ['line', 'summary'],
  isSafe: false,
  adds: noWords,
  apply(line, context) {
    const letters = line.replace(/[^\p{L}]/gu, '')
    const large = letters.replace(/[^\p{Lu}]/gu, '').length
    const isShouted = letters.length >= FEWEST_LETTERS && large >= letters.length * 0.9 && /\s/.test(line.trim())
    // `OZARK STAMPING & WIRE` is a name or a heading.
    if (
      isShouted &&
      line.trim().split(/\s+/).length <= FEW_WORDS &&
      readLine(capitalize(line.toLowerCase())).shape !== 'act'
    )
      return undefined
    if (!isShouted && !isTitled(line)) return undefined
    const text = capitalize(
      line.replace(/\p{L}+(?:['’]\p{L}+)?/gu, (word, at: number) => calm(word, { line, at, isShouted, context })),
    ).replace(/(?<=[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase())
    return text === line ? undefined : { text, reason: 'Calmer without the capitals.' }
  },
})

/** `And`, `Of` or `The` with a capital inside a line that tells an act: nobody writes names so. */
function isTitled(line: string): boolean {
  const words = line.match(/\p{L}+/gu) ?? []
  const inside = words.slice(1)
  if (words.length < 5 || !inside.some((word) => smallWord.test(word))) return false
  const { shape } = readLine(line.toLowerCase())
  return inside.every((word) => /^\p{Lu}/u.test(word)) && (shape === 'act' || shape === 'duty')
}

type Place = { line: string; at: number; isShouted: boolean; context: LineContext }

function calm(word: string, { line, at, isShouted, context }: Place): string {
  const lower = word.toLowerCase()
  const term = properTerm(lower)
  if (term) return term
  const name = context.names.get(lower)
  if (name && name !== name.toUpperCase() && !smallWord.test(lower)) return name
  if (smallWord.test(lower)) return lower
  if (!isShouted) return isAcronym(word) ? word : lower
  if (lower === 'it')
    return /^ (?:support|department|staff|systems?|infrastructure|team|manager)/i.test(line.slice(at + 2))
      ? 'IT'
      : lower
  if (isTermWord(lower)) return word
  // What no dictionary knows is a name or an acronym.
  const isWord = context.spelling ? context.spelling.isWord(lower) : word.length > 3
  return isWord || context.knownWords.has(lower) ? lower : keepName(word)
}

function isAcronym(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase()
}

function keepName(word: string): string {
  return word.length <= 5 ? word : capitalize(word.toLowerCase())
}
