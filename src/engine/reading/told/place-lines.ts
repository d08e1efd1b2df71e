// Lines as one text, with where each of them stands in it.
import type { Line } from '../line.ts'

export type Placed = { line: Line; start: number; end: number }

/** An empty line above one stays one in the text. */
export function placeLines(lines: readonly Line[]): { text: string; placed: Placed[] } {
  let text = ''
  const placed = lines.map((line, at) => {
    if (at > 0) text += line.gap >= 2 ? '\n\n' : '\n'
    const start = text.length
    text += line.text
    return { line, start, end: text.length }
  })
  return { text, placed }
}
