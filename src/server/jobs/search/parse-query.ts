import { specialWordOf } from '../listings/special-words.ts'
import { tag } from '../listings/tags.ts'
import { alsoMeans, emptyWords, equivalents } from './synonyms-data.ts'

/** One thing a listing must say, or must not: words in any order, or side by side, or in other words. */
export type Term = {
  /** As they were typed, one or several. */
  words: string[]
  isPhrase: boolean
  /** Put in quotes: then nothing else will do. */
  isQuoted: boolean
  isExcluded: boolean
  /** Set for what the database's text search cannot see. */
  tag: string | undefined
}

export type ParsedQuery = { terms: Term[] }

const piecePattern = /(-?)(?:["“”„]([^"“”„]*)["“”„]?|([^\s"“”„]+))/gu

/** Reads words, "phrases" and -exclusions. Never fails: what cannot be searched for is left out. */
export function parseQuery(text: string): ParsedQuery {
  const terms: Term[] = []
  for (const [, minus, quoted, bare = ''] of text.normalize('NFKC').matchAll(piecePattern)) {
    const isExcluded = minus === '-'
    if (quoted !== undefined) {
      const words = splitWords(quoted)
      if (words.length > 0)
        terms.push({ words, isPhrase: words.length > 1, isQuoted: true, isExcluded, tag: undefined })
      continue
    }
    terms.push(...readBare(bare, isExcluded))
  }
  const spoken = terms.filter(({ words, isPhrase, isExcluded }) => isPhrase || isExcluded || !isEmpty(words))
  return { terms: spoken.slice(0, 16) }
}

/** `front-end` means two adjacent words; `R&D,` and `nurse/midwife` mean separate words. */
function readBare(bare: string, isExcluded: boolean): Term[] {
  return bare
    .split(/[,;/|]+/)
    .filter(Boolean)
    .flatMap((piece): Term[] => {
      const special = specialWordOf(piece)
      if (special)
        return [{ words: [piece.toLowerCase()], isPhrase: false, isQuoted: false, isExcluded, tag: tag.word(special) }]
      const words = splitWords(piece)
      if (words.length === 0) return []
      return [{ words, isPhrase: words.length > 1, isQuoted: false, isExcluded, tag: undefined }]
    })
}

function isEmpty(words: string[]): boolean {
  return words.every((word) => emptyWords.has(word))
}

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/['’]s?\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, 40))
    .slice(0, 8)
}

const synonyms = buildSynonyms()
const longestSynonym = 3

function buildSynonyms(): Map<string, string[]> {
  const map = new Map<string, Set<string>>()
  const add = (key: string, other: string) => map.set(key, (map.get(key) ?? new Set()).add(other))
  for (const group of equivalents)
    for (const key of group) for (const other of group) if (other !== key) add(key, other)
  for (const [key, others] of Object.entries(alsoMeans)) for (const other of others) if (other !== key) add(key, other)
  return new Map([...map].map(([key, others]) => [key, [...others]]))
}

export function isSynonym(word: string): boolean {
  return synonyms.has(word)
}

/** The query in the database's language of text search, for `to_tsquery('english', …)`; empty if nothing is asked. */
export type TextQuery = {
  all: string
  /** Listings that say any of it; empty if one thing is asked, which is the same. */
  any: string
  /** The words as an exact phrase, as typed. */
  phrase: string
  /** What must not be said, on its own. */
  none: string
}

export function toTextQuery({ terms }: ParsedQuery): TextQuery {
  const asked = terms.filter(({ isExcluded, tag: special }) => !isExcluded && !special)
  const excluded = terms.filter(({ isExcluded, tag: special }) => isExcluded && !special)
  const required = readUnits(asked).map(({ expression }) => expression)
  const none = excluded.map(forbid).join(' & ')
  if (required.length === 0) return { all: '', any: '', phrase: '', none }
  const all = [...required, none].filter(Boolean).join(' & ')
  if (required.length === 1) return { all, any: '', phrase: '', none }
  return { all, any: required.join(' | '), phrase: adjacent(asked.flatMap(({ words }) => words)), none }
}

/** The tags a query asks for itself, as `IT` and `C++` do, and those it excludes. */
export function queryTags({ terms }: ParsedQuery): { required: string[]; excluded: string[] } {
  const pick = (isExcluded: boolean) =>
    terms.flatMap((term) => (term.tag && term.isExcluded === isExcluded ? [term.tag] : []))
  return { required: pick(false), excluded: pick(true) }
}

function forbid({ words }: Term): string {
  return `!(${adjacent(words)})`
}

/** What is asked for as one thing: `human resources` is one, and `HR` says the same. */
export type Unit = { words: string[]; others: string[][]; expression: string }

export function readUnits(terms: Term[]): Unit[] {
  const units: Unit[] = []
  for (let index = 0; index < terms.length; ) {
    const { unit, length } = takeUnit(terms.slice(index, index + longestSynonym))
    units.push(unit)
    index += length
  }
  return units
}

/** The longest run of plain words that has other words for it: `human resources` before `human`. */
function takeUnit(terms: Term[]): { unit: Unit; length: number } {
  for (let length = terms.length; length >= 1; length -= 1) {
    const run = terms.slice(0, length)
    const words = run.flatMap((term) => term.words)
    const others = synonyms.get(words.join(' '))?.map((other) => other.split(' '))
    if (!others) continue
    const own = run.map((term) => adjacent(term.words)).join(' & ')
    return { unit: { words, others, expression: `((${own}) | ${others.map(adjacent).join(' | ')})` }, length }
  }
  const words = terms[0]?.words ?? []
  return { unit: { words, others: [], expression: adjacent(words) }, length: 1 }
}

/** Words hold letters and figures only, so quoting them is safe. */
function adjacent(words: string[]): string {
  const quoted = words.map((word) => `'${word}'`)
  return quoted.length > 1 ? `(${quoted.join(' <-> ')})` : quoted.join('')
}
