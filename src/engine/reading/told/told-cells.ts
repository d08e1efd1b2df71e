// What the layout of a form or a list says about its words: which cell of its line each is in, what the other cells
// hold, and what a table or an inner label calls it.
import type { PlacedWord } from '#engine/language/placed-words.ts'
import { rank } from '../most-common.ts'
import { companyScore } from '../words/company-words.ts'
import { placeScore } from '../words/places.ts'
import type { Time } from './things.ts'
import { titleWorth } from './title-worth.ts'

type Cell = { start: number; end: number; text: string; kind: string; label: string }

/** A longer line is a sentence, whatever punctuation it has. */
const mostWords = 26
const mostCells = 9
const seam = /\t|\s{2,}|;\s*|\s*\|\s*|,\s*|\s+[-–—~/·•>]+\s+|\s*[()]\s*|\.\s+|\s+@\s+|\s+at\s+/g
const labelForm = /^([\p{L}][\p{L} '’_/-]{0,24}?)\s?[:=]\s*(?=\S)/u

/** For each word, what its cell says about it. */
export function cellMarks(text: string, words: readonly PlacedWord[], times: readonly Time[]): string[][] {
  let start = 0
  const rows = text.split('\n').map((row) => {
    const at = start
    start += row.length + 1
    return row.split(/\s+/).length > mostWords ? [] : cellsOf(row, at, times)
  })
  const heads = headRows(rows)
  const columns = new Map<number, string>()
  for (const cells of rows)
    for (const [at, { kind }] of cells.entries()) {
      const key = cells.length * 10 + at
      columns.set(key, (columns.get(key) ?? '') + kind)
    }
  return words.map((word) => {
    const cells = rows[word.line] ?? []
    const at = cells.findIndex((cell) => word.start >= cell.start && word.start < cell.end)
    const cell = cells[at]
    if (!cell) return []
    const kinds = cells.map(({ kind }) => kind).join('')
    const head = heads.get(cells)?.[at] ?? ''
    return [
      `cell=${at}/${cells.length}`,
      `sig=${kinds}|${at}`,
      `sigk=${cells[at - 1]?.kind ?? '^'}${cell.kind}${cells[at + 1]?.kind ?? '$'}`,
      `col=${mostOf(columns.get(cells.length * 10 + at) ?? '')}${cell.kind}|${cells.length}`,
      `seg=${cell.label}`,
      `segl=${cell.label.split(' ').at(-1)}`,
      ...(head ? [`head=${head}`, `headl=${head.split(' ').at(-1)}`] : []),
    ]
  })
}

function cellsOf(row: string, offset: number, times: readonly Time[]): Cell[] {
  const cells: Cell[] = []
  let from = 0
  let label = ''
  const add = (to: number) => {
    const raw = row.slice(from, to)
    const [lead = '', name = ''] = labelForm.exec(raw.trimStart()) ?? []
    if (lead) label = name.toLowerCase()
    const text = raw.trimStart().slice(lead.length).trim()
    if (text !== '') {
      const start = offset + from + (raw.length - raw.trimStart().length) + lead.length
      cells.push({ start, end: offset + to, text, kind: kindOf(text, { start, end: offset + to }, times), label })
    }
  }
  for (const match of row.matchAll(seam)) {
    add(match.index)
    from = match.index + match[0].length
    // A new label may follow: the old one holds for the cells beside it only.
    if (/;/.test(match[0])) label = ''
  }
  add(row.length)
  return cells.length > mostCells ? [] : cells
}

function kindOf(text: string, { start, end }: { start: number; end: number }, times: readonly Time[]): string {
  if (times.some((time) => time.start < end && time.end > start))
    return /\p{L}{3}.*\s.*\p{L}{3}/u.test(text) ? 'm' : 'd'
  if (titleWorth(text) >= 2) return 't'
  if (companyScore(text) >= 1) return 'c'
  if (placeScore(text) >= 1) return 'p'
  return /^\p{Lu}/u.test(text) ? 'N' : 'o'
}

/** Rows below a row with as many cells and no figure in it: what it says of each column. */
function headRows(rows: readonly Cell[][]): Map<Cell[], string[]> {
  const heads = new Map<Cell[], string[]>()
  let head: Cell[] | undefined
  for (const cells of rows) {
    if (head && cells.length > 2 && Math.abs(cells.length - head.length) <= 1 && cells.some(({ kind }) => kind === 'd'))
      heads.set(
        cells,
        head.map(({ text }) => text.toLowerCase()),
      )
    else if (cells.length > 2 && cells.every(({ text }) => !/\d/.test(text) && text.split(' ').length <= 3))
      head = cells
    else if (cells.length > 0) head = undefined
  }
  return heads
}

/** The kind that most cells of a column are of. */
function mostOf(kinds: string): string {
  return rank([...kinds].map((kind) => [kind, 1]))[0]?.[0] ?? ''
}
