// A line of the library holds blanks in braces and optional parts in square brackets. What leaves it holds neither: a
// line with an open blank isn't a line yet.
import { article } from '#engine/language/articles.ts'
import { capitalize } from '#engine/language/plain-words.ts'

export type Piece = {
  /** Which optional part it belongs to, counted from 1; 0 if it has to be there. */
  option: number
} & (
  | { kind: 'text'; text: string }
  /** `at` counts the blanks of the line; `ask` is the question it puts. */
  | { kind: 'blank'; ask: string; at: number }
)

export type Answers = readonly (string | undefined)[]

export function parsePieces(line: string): Piece[] {
  const pieces: Piece[] = []
  let option = 0
  let options = 0
  let count = 0
  for (const [part] of line.matchAll(/[[\]]|\{[^{}]*\}|[^[\]{}]+/g)) {
    if (part === '[') option = options += 1
    else if (part === ']') option = 0
    else if (part.startsWith('{')) {
      pieces.push({ kind: 'blank', ask: part.slice(1, -1), at: count, option })
      count += 1
    } else pieces.push({ kind: 'text', text: part, option })
  }
  return pieces
}

/** The text of a line that the pieces came from. */
export function joinPieces(pieces: readonly Piece[]): string {
  let line = ''
  let before = 0
  for (const piece of pieces) {
    if (piece.option !== before) line += `${before > 0 ? ']' : ''}${piece.option > 0 ? '[' : ''}`
    before = piece.option
    line += piece.kind === 'text' ? piece.text : `{${piece.ask}}`
  }
  return before > 0 ? `${line}]` : line
}

const leavesOpen = /^which(?: other| special)?$|\bkinds? of$/
const endsNoun =
  /^(?:an?|the|and|or|to|of|for|with|in|on|at|by|from|as|under|up|over|per|each|every|before|after|during|while|through|until|that|without)$/
const LONGEST_NOUN = 3

/** What a blank asks, with the noun that follows it: `which kind of` alone asks half a question. */
export function questionOf(pieces: readonly Piece[], piece: Extract<Piece, { kind: 'blank' }>): string {
  const next = pieces[pieces.indexOf(piece) + 1]
  if (!leavesOpen.test(piece.ask) || next?.kind !== 'text') return piece.ask
  const [clause = ''] = next.text.split(/[,.;]/, 1)
  const words = clause.trim().split(/\s+/).slice(0, LONGEST_NOUN)
  const end = words.findIndex((word) => endsNoun.test(word))
  return [piece.ask, ...words.slice(0, end < 0 ? words.length : end)].join(' ').trim()
}

const MOST_OPTIONS = 2

/** What is wrong with a line of the data; undefined if it is well-formed. */
export function findFault(line: string): string | undefined {
  const pieces = parsePieces(line)
  if (joinPieces(pieces) !== line) return 'braces or brackets'
  const options = new Set(pieces.map(({ option }) => option).filter((option) => option > 0))
  if (options.size > MOST_OPTIONS) return 'too many optional parts'
  const blanks = pieces.filter((piece) => piece.kind === 'blank')
  if (blanks.length === 0) return 'no blank'
  if (blanks.some(({ ask }) => !/^[a-z][A-Za-z' ,/-]*[A-Za-z]$/.test(ask) || ask.split(' ').length > 5))
    return 'a blank'
  if ([...options].some((option) => !blanks.some((blank) => blank.option === option)))
    return 'an optional part without a blank'
  return undefined
}

/** Blanks that have to be filled before the line may be added, by their place. */
export function findOpenBlanks(pieces: readonly Piece[], answers: Answers): number[] {
  return pieces.flatMap((piece) =>
    piece.kind === 'blank' && piece.option === 0 && tidyAnswer(answers[piece.at], piece.ask) === '' ? [piece.at] : [],
  )
}

/** Whether a piece belongs to the line: one of an optional part does once all blanks of that part are filled. */
export function isTold({ option }: Piece, pieces: readonly Piece[], answers: Answers): boolean {
  return pieces.every(
    (piece) =>
      option === 0 ||
      piece.option !== option ||
      piece.kind === 'text' ||
      tidyAnswer(answers[piece.at], piece.ask) !== '',
  )
}

/** Where the person lives, as far as it changes how an answer is written. */
type Home = {
  /** The sign of their money. */
  currency?: string | undefined
}

/** The finished line; undefined while a blank is open. */
export function fillPieces(pieces: readonly Piece[], answers: Answers, home: Home = {}): string | undefined {
  if (findOpenBlanks(pieces, answers).length > 0) return undefined
  const told = pieces.filter((piece) => isTold(piece, pieces, answers))
  let line = ''
  let answered = ''
  for (const [place, piece] of told.entries()) {
    if (piece.kind === 'text') {
      line += cutStart(piece.text, countShared(answered, piece.text))
      answered = ''
      continue
    }
    const next = told[place + 1]
    const tidy = withCurrency(tidyAnswer(answers[piece.at], piece.ask), piece.ask, home)
    const answer = withoutRate(tidy, next?.kind === 'text' ? next.text : '')
    answered = cutStart(answer, countShared(line, answer)).trim() || answer
    line = mendArticle(line, answered) + answered
  }
  const text = line
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;])/g, '$1')
    .trim()
  return capitalize(text)
}

/** `90 a night` before `guests a night`: the line says how often, a word further on. */
function withoutRate(answer: string, after: string): string {
  const rates = / (?:an?|per) (\p{L}+)/giu
  const [end = '', each = ''] = [...answer.matchAll(rates)].at(-1) ?? []
  const [clause = ''] = after.split(/[,.;]/, 1)
  const isSaid = [...clause.matchAll(rates)].some(([, other = '']) => isSame(each, other))
  return isSaid && answer.endsWith(end) ? answer.slice(0, -end.length) : answer
}

const unit = /[%$€£]|[^\s%$€£]+/g

/** `25 minutes` before `minutes`, `about 40` after `about`, `£30` after `£`: how much would be said twice. */
function countShared(before: string, after: string): number {
  const one = before.match(unit) ?? []
  const other = (after.match(unit) ?? []).map((word) => word.replace(/[,.;]+$/, ''))
  for (let count = Math.min(one.length, other.length); count > 0; count -= 1)
    if (other.slice(0, count).every((word, place) => isSame(word, one[one.length - count + place] ?? ''))) return count
  return 0
}

function isSame(one: string, other: string): boolean {
  const bare = (word: string) => word.toLowerCase().replace(/(?<=\p{L}{2})s$/u, '')
  return bare(one) === bare(other)
}

function cutStart(text: string, count: number): string {
  return count === 0 ? text : text.replace(new RegExp(`^(?:\\s*(?:[%$€£]|[^\\s%$€£,.;]+)){${count}}\\s*`), ' ')
}

/** Longer than this it is no answer to a blank. */
export const LONGEST_ANSWER = 120

/** An answer as it can be in a sentence: one line, no braces or brackets, no full stop. */
function tidyAnswer(answer: string | undefined, ask: string): string {
  const text = (answer ?? '')
    .replace(/[[\]{}]/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST_ANSWER)
    .replace(/^[\s,.;:]+|[\s,.;:]+$/g, '')
  return /\bshare\b/.test(ask) && /^\d[\d.,]*$/.test(text) ? `${text}%` : text
}

const bareAmount =
  /^((?:about|around|over|up to|nearly|almost|more than|at least|under) )?(\d+(?:,\d{2,3})*)(\.\d+)?( ?(?:k|m|bn|thousand|million|billion|lakh|crore))?$/i

/** `1400` where money is asked for is `$1,400`; whose money it is, nobody guesses. */
function withCurrency(answer: string, ask: string, { currency = '' }: Home): string {
  if (!/\bhow much money\b/.test(ask)) return answer
  return answer.replace(bareAmount, (_, about = '', whole = '', part = '', unit = '') => {
    const grouped = whole.includes(',') ? whole : Number(whole).toLocaleString(currency === '₹' ? 'en-IN' : 'en-US')
    return `${about}${currency}${grouped}${part}${unit}`
  })
}

/** `a {which} unit` with `ICU` is `an ICU unit`. */
function mendArticle(line: string, answer: string): string {
  return line.replace(/(?<=^|\s)(a)n? $/i, (_, letter: string) => `${letter}${article(answer).slice(1)} `)
}

/** Whether the answer is a number as a rule, so that a phone can show its digits. */
export function asksForNumber(ask: string): boolean {
  return /^how many\b/.test(ask)
}
