// `patients` where the resume writes pts, `Active Directory` where it writes AD: told in full, and read as the resume has it.
import { vectorOf } from '#engine/language/word-vectors.ts'
import { isKnownWord } from '../words/known-words.ts'
import type { Ground } from './ground.ts'
import { readText } from './read-segments.ts'
import type { Word } from './read-words.ts'
import { isShort } from './words.ts'

/** As the resume writes them: rows of initials by their letters, words cut short, and `gr` in `gr 7`. */
type ShortForms = { initials: ReadonlyMap<string, string>; cut: readonly string[]; labels: readonly string[] }

const formsOf = new WeakMap<Ground, ShortForms>()

export function withShortForms(sentence: string, ground: Ground): string {
  const forms = formsOf.get(ground) ?? readForms(ground)
  formsOf.set(ground, forms)
  if (forms.initials.size + forms.cut.length + forms.labels.length === 0) return sentence
  const { words } = readText(sentence)
  const heads = words.map(headLetters)
  let text = ''
  let from = 0
  for (let at = 0; at < words.length; at += 1) {
    const found = initialsAt(words, at, heads, forms, ground) ?? cutAt(words, at, forms, ground)
    const [first, last] = [words[at], words[at + (found?.length ?? 1) - 1]]
    if (!found || !first || !last) continue
    text += sentence.slice(from, first.start) + found.short
    from = last.end
    at += found.length - 1
  }
  return text + sentence.slice(from)
}

function readForms({ scopes }: Ground): ShortForms {
  const texts = new Set(scopes.flatMap((scope) => scope.texts.map(({ read }) => read)))
  const initials = new Map<string, string>()
  const [cut, labels] = [new Set<string>(), new Set<string>()]
  for (const { text, words } of texts) {
    for (const [short] of text.matchAll(/(?<!\d\s?|[\p{L}\p{N}])\p{Lu}(?:&?\p{Lu}){1,3}\d{0,2}s?(?![\p{L}\p{N}])/gu))
      initials.set(lettersOf(short), short)
    for (const [short] of text.matchAll(/(?<![\p{L}\p{N}])\p{L}\d{1,2}(?![\p{L}\p{N}])/gu))
      initials.set(lettersOf(short), short)
    for (const [at, { lower, kind }] of words.entries()) {
      if (/^[^\Waeiou\d_]{2}$/.test(lower) && words[at + 1]?.kind === 'number') labels.add(lower)
      if (kind !== 'word' || lower.length < 3 || lower.length > 6 || isShort(lower) || /[^a-z]/.test(lower)) continue
      if (vectorOf(lower) || isKnownWord(lower)) continue
      cut.add(lower)
      const letters = lettersOf(lower)
      if (!initials.has(letters)) initials.set(letters, lower)
    }
  }
  return { initials, cut: [...cut], labels: [...labels] }
}

/** `SOPs`, `H&S`, `y11`: SOP, HS, Y11. */
function lettersOf(short: string): string {
  return short
    .replace(/(?<=.{2})s$/, '')
    .replace('&', '')
    .toUpperCase()
}

type Found = { length: number; short: string }

const glue = /^(?:of|and|the|for|in|to|per|at)$/
const MOST_WORDS = 5

/** `standard operating procedures` for SOPs, `Key Stage 3` for KS3, `freedom of information` for foi. */
function initialsAt(
  words: readonly Word[],
  at: number,
  heads: readonly string[],
  { initials }: ShortForms,
  ground: Ground,
): Found | undefined {
  const first = words[at]
  if (initials.size === 0 || !first || !isPart(first)) return undefined
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 1; length -= 1) {
    const own = heads.slice(at, at + length)
    const short =
      initials.get(own.join('')) ??
      initials.get(own.filter((_, place) => !glue.test(words[at + place]?.lower ?? '')).join(''))
    if (!short) continue
    const run = words.slice(at, at + length)
    const last = run.at(-1)
    if (!last || !(isPart(last) || last.kind === 'number')) continue
    if (!run.every((word) => isPart(word) || glue.test(word.lower) || (word === last && word.kind === 'number')))
      continue
    if (run.some(({ lower }) => lower === short.toLowerCase())) continue
    const isName = run.every(({ text, kind }) => kind === 'number' || /^\p{Lu}/u.test(text))
    // `all daily calls` are no AD.
    if (!isName && length === 2 && !run.every(({ tag }) => /^(?:NOUN|ADJ|PROPN)$/.test(tag))) continue
    if (!isName && run.every((word) => !isPart(word) || isSaid(word, ground))) continue
    return { length, short }
  }
  return undefined
}

function isPart({ kind, isContent, text }: Word): boolean {
  return kind === 'word' && isContent && text.length > 2
}

/** Q and B of QuickBooks. */
function headLetters({ text, kind }: Word): string {
  return kind === 'number' ? text : (text.slice(0, 1) + text.slice(1).replace(/[^\p{Lu}]/gu, '')).toUpperCase()
}

function isSaid({ key }: Word, { scopes }: Ground): boolean {
  return scopes.some(({ keys }) => keys.has(key))
}

/** `inspection` for insp, `building` for bldg. */
function cutAt(words: readonly Word[], at: number, { cut, labels }: ShortForms, ground: Ground): Found | undefined {
  const word = words[at]
  if (!word || !isPart(word)) return undefined
  const isLabel = words[at + 1]?.kind === 'number'
  const short =
    cut.find((one) => isCutOf(one, word.lower)) ??
    (isLabel ? labels.find((one) => one[0] === word.lower[0] && word.lower.includes(one[1] ?? '', 1)) : undefined)
  return short === undefined || isSaid(word, ground) ? undefined : { length: 1, short }
}

/** Its beginning, or its consonants in their order. */
function isCutOf(short: string, long: string): boolean {
  const bare = short.replace(/s$/, '')
  if (bare[0] !== long[0] || long.length < bare.length + 2) return false
  if (bare.length > 2 && long.startsWith(bare)) return true
  if (/[aeiou]/.test(bare.slice(1))) return false
  if (bare.length === 2) return short !== bare && long.endsWith('s') && /^.[aeiou]*(.)/.exec(long)?.[1] === bare[1]
  let place = 0
  for (const letter of long) if (letter === bare[place]) place += 1
  return place === bare.length
}
