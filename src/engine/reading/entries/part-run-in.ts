// An entry set as one paragraph beside its dates: the first sentence is its head, the others tell of it.

import { isFact } from '../layout/facts.ts'
import type { Cell, Line } from '../line.ts'
import { wordCount } from '../line.ts'
import { degreeScore, schoolScore } from '../words/education-words.ts'
import { titleScore } from '../words/title-words.ts'

const stop = /(?<=\p{Ll}{2}|\p{Lu}{2}|\))(?<!\b(?:Prof|Dept|Univ|Corp|Inc|Ltd|Bros))\.\s+(?=[\p{Lu}\d“"])/u

export function partRunIn(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const [first, last] = line.cells
    if (line.bullet || !first || !last || line.cells.length !== 2 || !isFact(last.text)) return [line]
    const match = stop.exec(first.text)
    const head = first.text.slice(0, (match?.index ?? 0) + 1)
    const rest = first.text.slice((match?.index ?? 0) + (match?.[0].length ?? 0))
    if (!match || wordCount(head) > 16 || !namesEntry(head) || wordCount(rest) < 2) return [line]
    return [
      { ...lineOf(line, [cutCell(first, 0, head.length), last]) },
      { ...lineOf(line, [cutCell(first, first.text.length - rest.length, first.text.length)]), gap: 1.2 },
    ]
  })
}

function namesEntry(text: string): boolean {
  const [start = ''] = text.split(',')
  return text.includes(',') && (titleScore(start) > 0 || degreeScore(start) >= 1.5 || schoolScore(start) >= 1.5)
}

/** The characters of a cell, each in the look it has. */
export function cutCell(cell: Cell, from: number, to: number): Cell {
  let at = 0
  const parts = cell.parts.flatMap((part) => {
    const start = cell.text.indexOf(part.text, at)
    if (start < 0) return []
    at = start + part.text.length
    const text = part.text.slice(Math.max(0, from - start), Math.max(0, to - start)).trim()
    return text === '' ? [] : [{ ...part, text }]
  })
  return { ...cell, text: cell.text.slice(from, to).trim(), parts }
}

function lineOf(line: Line, cells: Cell[]): Line {
  return { ...line, cells, text: cells.map(({ text }) => text).join('  ') }
}
