// A text as a sequence of words with positions, and features of a word or line that don't depend on the topic.
import { vectorOf } from './word-vectors.ts'

export type PlacedWord = { text: string; start: number; end: number; line: number }

/** `form` matches one word or sign after the other. */
export function placeWords(text: string, form: RegExp): PlacedWord[] {
  const words: PlacedWord[] = []
  let start = 0
  for (const [line, row] of text.split('\n').entries()) {
    for (const match of row.matchAll(form)) {
      const at = start + match.index
      words.push({ text: match[0], start: at, end: at + match[0].length, line })
    }
    start += row.length + 1
  }
  return words
}

/** A word's rough topic: its side of each of twelve axes. */
export function topicMarks(word: string): string[] {
  const vector = vectorOf(word)
  if (!vector) return ['v?']
  const bits = (from: number) => [0, 1, 2, 3].map((axis) => ((vector[from + axis] ?? 0) > 0 ? 1 : 0)).join('')
  return [`va${bits(0)}`, `vb${bits(4)}`, `vc${bits(8)}`]
}

/** A count as a feature: exact where it is small. */
export function bucket(count: number): string {
  return count < 4 ? String(count) : count < 7 ? '4' : count < 12 ? '7' : count < 25 ? '12' : '25'
}

const LONGEST_HEADING = 40

/** A line that may be a heading, by its letters alone; the others are all alike. */
export function headingMark(row: string): string {
  if (row.trim().length > LONGEST_HEADING) return '…'
  return row
    .trim()
    .toLowerCase()
    .replace(/[^\p{L} ]/gu, '')
    .trim()
}
