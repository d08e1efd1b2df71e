// A line of the library holds blanks in braces and at most one optional part in square brackets. What leaves it holds
// neither: a line with an open blank isn't a line yet.
import { article } from '#engine/language/articles.ts'

export type Piece =
  | { kind: 'text'; text: string; isOptional: boolean }
  /** `at` counts the blanks of the line; `ask` is the question it puts. */
  | { kind: 'blank'; ask: string; at: number; isOptional: boolean }

export type Answers = readonly (string | undefined)[]

export function parsePieces(line: string): Piece[] {
  const pieces: Piece[] = []
  let isOptional = false
  let count = 0
  for (const [part] of line.matchAll(/[[\]]|\{[^{}]*\}|[^[\]{}]+/g)) {
    if (part === '[' || part === ']') isOptional = part === '['
    else if (part.startsWith('{')) {
      pieces.push({ kind: 'blank', ask: part.slice(1, -1), at: count, isOptional })
      count += 1
    } else pieces.push({ kind: 'text', text: part, isOptional })
  }
  return pieces
}

/** The text of a line that the pieces came from. */
export function joinPieces(pieces: readonly Piece[]): string {
  let line = ''
  let wasOptional = false
  for (const piece of pieces) {
    if (piece.isOptional !== wasOptional) line += piece.isOptional ? '[' : ']'
    wasOptional = piece.isOptional
    line += piece.kind === 'text' ? piece.text : `{${piece.ask}}`
  }
  return wasOptional ? `${line}]` : line
}

/** What is wrong with a line of the data; undefined if it is well-formed. */
export function findFault(line: string): string | undefined {
  const pieces = parsePieces(line)
  if (joinPieces(pieces) !== line) return 'braces or brackets'
  if ((line.match(/\[/g) ?? []).length > 1) return 'two optional parts'
  const blanks = pieces.filter((piece) => piece.kind === 'blank')
  if (blanks.length === 0) return 'no blank'
  if (blanks.some(({ ask }) => !/^[a-z][A-Za-z' ,/-]*[A-Za-z]$/.test(ask) || ask.split(' ').length > 5))
    return 'a blank'
  if (pieces.some(({ isOptional }) => isOptional) && !blanks.some(({ isOptional }) => isOptional))
    return 'an optional part without a blank'
  return undefined
}

/** Blanks that have to be filled before the line may be added, by their place. */
export function findOpenBlanks(pieces: readonly Piece[], answers: Answers): number[] {
  return pieces.flatMap((piece) =>
    piece.kind === 'blank' && !piece.isOptional && tidyAnswer(answers[piece.at], piece.ask) === '' ? [piece.at] : [],
  )
}

/** The optional part belongs to the line once all its blanks are filled. */
export function hasOptionalPart(pieces: readonly Piece[], answers: Answers): boolean {
  const asked = pieces.filter((piece) => piece.kind === 'blank').filter(({ isOptional }) => isOptional)
  return asked.length > 0 && asked.every(({ at, ask }) => tidyAnswer(answers[at], ask) !== '')
}

/** The finished line; undefined while a blank is open. */
export function fillPieces(pieces: readonly Piece[], answers: Answers): string | undefined {
  if (findOpenBlanks(pieces, answers).length > 0) return undefined
  const hasOption = hasOptionalPart(pieces, answers)
  let line = ''
  for (const piece of pieces) {
    if (piece.isOptional && !hasOption) continue
    if (piece.kind === 'text') {
      line += piece.text
      continue
    }
    const answer = tidyAnswer(answers[piece.at], piece.ask)
    line = mendArticle(line, answer) + answer
  }
  const text = line
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;])/g, '$1')
    .trim()
  return text.slice(0, 1).toUpperCase() + text.slice(1)
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

/** `a {which} unit` with `ICU` is `an ICU unit`. */
function mendArticle(line: string, answer: string): string {
  return line.replace(/(?<=^|\s)(a)n? $/i, (_, letter: string) => `${letter}${article(answer).slice(1)} `)
}

/** Whether the answer is a number as a rule, so that a phone can show its digits. */
export function asksForNumber(ask: string): boolean {
  return /^how many\b/.test(ask)
}
