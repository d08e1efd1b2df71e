// Whether a resume says already what somebody might be asked for: by the word, by another name, in short, or in words that
// come near it. Who is asked for what they wrote stops trusting the questions.
import { escapePattern } from '#engine/language/escape-pattern.ts'
import type { Career, SourceLine } from '../facts/career.ts'
import { initialsIn } from '../facts/initials.ts'
import { topicsOf } from '../facts/topics.ts'
import { namesPaper } from '../match/names-paper.ts'
import { massOf, nearestOf } from '../match/needs.ts'
import { heldInOtherWords } from '../match/other-words.ts'
import { proofsOf } from '../match/prove.ts'
import type { Posting } from '../posting/posting.ts'
import { namesBeside } from '../words/terms.ts'

/** What the resume speaks of, read once. */
export type Said = { keys: ReadonlySet<string>; text: string }

export function readSaid(lines: readonly SourceLine[]): Said {
  return {
    keys: new Set(lines.flatMap(({ topics }) => topics.map(({ key }) => key))),
    text: lines.map(({ text }) => text.toLowerCase()).join('\n'),
  }
}

/** Of the few words of a name. */
const NEAR_PROOF = 0.35
const NEAR_WORDS = 0.66

/** Whether some line comes so near in meaning that the person would answer `I said so`. */
export function isNearlySaid(name: string, career: Career, posting: Posting): boolean {
  if ((proofsOf({ quote: name }, career, posting)[0]?.strength ?? 0) >= NEAR_PROOF) return true
  const topics = topicsOf(name)
  const all = topics.reduce((sum, topic) => sum + massOf(topic), 0)
  if (all === 0) return false
  return career.lines.some((line) => {
    const got = topics.reduce((sum, topic) => sum + massOf(topic) * nearestOf(topic, line.topics), 0)
    return got / all >= NEAR_WORDS
  })
}

/** Whether the resume says it by another name, or one of several that will do. */
export function isSaidOtherwise(quote: string, career: Career, said: Said): boolean {
  // `Node` says Node.js.
  const [, bare] = /^(\p{Lu}\p{L}+)\.js$/u.exec(quote) ?? []
  if (bare && new RegExp(`\\b${bare.toLowerCase()}\\b`).test(said.text)) return true
  if (/\bor\b/i.test(quote) && splitChoice(quote).some((one) => isAllSaid(one, said))) return true
  if (!paper.test(quote) && heldInOtherWords(quote, career)?.isWhole) return true
  return isShortened(quote, career.lines) || isWrittenOut(quote, career.lines) || goesByOtherName(quote, career.lines)
}

/** What is practised certifies nobody. */
const paper = /\b(?:licen[cs]\w*|certif\w*|degree|diploma|registration|registered)\b/i

/** A paper named among the skills, in the summary or beside the name is held as much as one on its list. */
export function isPaperNamed(name: string, { lines }: Career): boolean {
  return lines.some(({ entry, text }) => !entry.startsWith('experiences.') && namesPaper(name, text) === 'all')
}

const LONGEST_LISTED = 4

/** `manufacturing, food or logistics`: nothing but a choice. */
export function isListed(quote: string): boolean {
  return splitChoice(quote).every((one) => one.trim().split(' ').length <= LONGEST_LISTED)
}

function splitChoice(quote: string): string[] {
  return quote.split(/, or |\bor\b|, | \/ /i)
}

/** The words that name one thing. */
export function heavyKeys(text: string): string[] {
  return topicsOf(text.replace(/\([^)]*\)/g, ''))
    .filter(({ weight }) => weight >= 1)
    .map(({ key }) => key)
}

const LONG = 9
const SHORTENED = 5

function isSaid(key: string, { keys, text }: Said): boolean {
  // `VLOOKUP` says lookups.
  const word = key.replace(/^term:/, '').replace(/s$/, '')
  // `QGIS` says GIS.
  const isShort = key.startsWith('term:') && word.length > 2
  if (keys.has(key) || ((word.length > 4 || isShort) && text.includes(word))) return true
  // `tacho` says tachograph.
  return (
    word.length >= LONG &&
    new RegExp(`(?<![\\p{L}])${escapePattern(word.slice(0, SHORTENED))}(?![\\p{L}])`, 'u').test(text)
  )
}

/** `Forklift operator (Class I)` says what `Forklift certified` asks for; one town of a long name says nothing. */
export function isHalfSaid(quote: string, held: SourceLine): boolean {
  const keys = heavyKeys(quote)
  const said = readSaid([held])
  const [asked, own] = [quote, held.text].map((text) =>
    Number(/\b(?:level|NVQ|SVQ|BTEC) ?(\d)\b/i.exec(text)?.[1] ?? 0),
  )
  // Somebody with the second level lacks the third.
  if (asked && own && own < asked) return false
  return keys.length > 0 && keys.filter((key) => isSaid(key, said)).length * 2 >= keys.length
}

export function isAllSaid(text: string, said: Said): boolean {
  const keys = heavyKeys(text)
  return keys.length > 0 && keys.every((key) => isSaid(key, said))
}

/** `CIS` says customer information system. */
function isShortened(quote: string, lines: readonly SourceLine[]): boolean {
  const said = new Set(lines.flatMap(({ text }) => text.match(/\b\p{Lu}{3}\b/gu) ?? []))
  return [...quote.matchAll(/(?=\b(\p{L})\p{L}{3,} (\p{L})\p{L}{3,} (\p{L})\p{L}{3,}\b)/gu)].some(([, ...letters]) =>
    said.has(letters.join('').toUpperCase()),
  )
}

/** `KF` is short for the Karl Fischer of the resume. Two letters prove nothing, and are enough not to ask. */
function isWrittenOut(quote: string, lines: readonly SourceLine[]): boolean {
  if (!/^\p{Lu}{2,5}$/u.test(quote)) return false
  return lines.some(({ text }) => initialsIn(text, 2).some(({ key }) => key === quote.toLowerCase()))
}

/** `stick` among the skills is stick welding, and so SMAW. */
function goesByOtherName(quote: string, lines: readonly SourceLine[]): boolean {
  const names = (quote.match(/\b\p{Lu}{3,6}\b/gu) ?? [])
    .flatMap(namesBeside)
    .flatMap((one) => [one, one.replace(/ \p{L}+$/u, '')])
  return lines.some(({ text }) => names.some((one) => `${text.toLowerCase()} `.startsWith(`${one} `)))
}
