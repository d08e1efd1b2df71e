// Tables drawn with lines: each of their rows is read whole, however its cells wrap, what names the entry first.
import { findDates } from '../dates/find-dates.ts'
import { readLabel } from '../forms/field-labels.ts'
import type { PagedSource } from '../segment.ts'
import { placeScore } from '../words/places.ts'
import { cutBullet } from './bullet-marks.ts'
import { findGrids, type Grid } from './find-grids.ts'
import type { Piece } from './pieces.ts'
import { clusterRows, joinPieces, type Row } from './rows.ts'

export type Table = {
  page: number
  top: number
  left: number
  right: number
  rows: Row[]
  /** What its columns are called. */
  head: Row[]
}

type TableCell = { column: number; right: number; lines: Row[] }

/** The tables of a document, and the pieces that are in none. */
export function takeTables(pieces: readonly Piece[], { rules }: PagedSource): { tables: Table[]; rest: Piece[] } {
  const taken = new Set<Piece>()
  const tables = findGrids(rules).flatMap((grid) => {
    // A rule right above the table parts nothing from it.
    const rows = cellRows(grid, pieces).filter((row) => row.some(({ lines }) => lines.length > 0))
    if (!isTable(rows)) return []
    for (const row of rows)
      for (const { lines } of row) for (const line of lines) line.pieces.map((one) => taken.add(one))
    return [readTable(grid, rows)]
  })
  return { tables, rest: pieces.filter((piece) => !taken.has(piece)) }
}

/** Puts the rows of each table below what stands above it. */
export function insertTables(rows: readonly Row[], tables: readonly Table[]): Row[] {
  const placed = [...rows]
  for (const table of tables) {
    const at = placed.findLastIndex(
      ({ page, y, pieces }) =>
        page === table.page && y < table.top && pieces.some(({ x, end }) => x < table.right && end > table.left),
    )
    const region = placed[at]?.region ?? placed[0]?.region ?? 0
    placed.splice(at + 1, 0, ...table.rows.map((row) => ({ ...row, region })))
  }
  return placed
}

function cellRows({ page, columns, bands }: Grid, pieces: readonly Piece[]): TableCell[][] {
  const own = pieces.filter((piece) => piece.page === page)
  return bands.slice(0, -1).map((top, band) => {
    const inBand = own.filter((piece) => piece.y > top && piece.y <= (bands[band + 1] ?? 0) + 1)
    return columns.slice(0, -1).map((left, column) => {
      const right = columns[column + 1] ?? 0
      const inside = inBand.filter((piece) => piece.x > left - 2 && piece.x < right - 2)
      return { column, right, lines: clusterRows(inside, 0) }
    })
  })
}

/** A frame around a page parts nothing: most rows of a table fill most of their cells. */
function isTable(rows: readonly TableCell[][]): boolean {
  const full = rows.filter((row) => row.filter(({ lines }) => lines.length > 0).length >= Math.min(3, row.length))
  const longest = Math.max(0, ...rows.flatMap((row) => row.map(({ lines }) => lines.length)))
  return full.length >= 2 && full.length >= 0.6 * rows.length && longest <= 14
}

function textOf({ lines }: TableCell): string {
  return lines.map((line) => joinPieces(line.pieces)).join(' ')
}

function readTable({ page, columns, bands }: Grid, all: readonly TableCell[][]): Table {
  const [first = []] = all
  const rows = isHead(all) ? all.slice(1) : all
  const labels = rows.length < all.length ? first.map((cell) => readLabel(textOf(cell))) : []
  const isBody = first.map((_, column) => {
    const label = labels[column]
    if (label && 'field' in label) return label.field === 'duties'
    const cells = rows.flatMap((row) => row[column] ?? [])
    return cells.some((cell) => cell.lines.length >= 3 && textOf(cell).split(' ').length >= 8)
  })
  const hasTown = first.map((_, column) => endsInTown(rows.flatMap((row) => row[column] ?? [])))
  const joined = rows.flatMap((row) => readRow(row, isBody, hasTown))
  return {
    page,
    top: bands[0] ?? 0,
    left: columns[0] ?? 0,
    right: columns.at(-1) ?? 0,
    rows: joined,
    head: rows.length < all.length ? readRow(first, [], []) : [],
  }
}

/** The first row says what is in the columns: short, without a date, and unlike the others or known by its words. */
function isHead(rows: readonly TableCell[][]): boolean {
  const [first = [], ...others] = rows
  const texts = first.map(textOf).filter((text) => text !== '')
  if (texts.length < 2 || others.length === 0) return false
  if (texts.some((text) => text.split(' ').length > 5 || findDates(text).length > 0)) return false
  const isBold = (row: readonly TableCell[]) => row.every(({ lines }) => lines.every((line) => line.pieces[0]?.bold))
  const isKnown = texts.filter((text) => readLabel(text) !== undefined).length >= 0.5 * texts.length
  return isKnown || (isBold(first) && !others.some(isBold))
}

/** What names the entry on one line, each cell behind the other, and below it what was done. */
function readRow(cells: readonly TableCell[], isBody: readonly boolean[], hasTown: readonly boolean[]): Row[] {
  const names = cells.filter(({ column, lines }) => !isBody[column] && lines.length > 0)
  const body = cells.filter(({ column }) => isBody[column]).flatMap(({ lines }) => lines)
  const [top] = names.flatMap(({ lines }) => lines.slice(0, 1)).toSorted((a, b) => a.y - b.y)
  if (!top) return body
  // A line above its place: what was done begins on the same height.
  const y = top.y - (body.length > 0 ? 1.1 * top.size : 0)
  let x = Math.min(...names.flatMap(({ lines }) => lines.map((line) => line.pieces[0]?.x ?? 0)))
  const pieces: Piece[] = []
  for (const cell of names) {
    cell.lines.forEach((line, at) => {
      const above = cell.lines[at - 1]
      const isTown = hasTown[cell.column] && at === cell.lines.length - 1
      const space = above && !isTown && goesOn(above, line, cell) ? 0.3 : 2.5
      const start = line.pieces[0]?.x ?? 0
      if (pieces.length > 0) x += space * line.size
      for (const piece of tighten(line.pieces)) {
        const origin = { x: piece.x, y: piece.y, end: piece.end }
        pieces.push({ ...piece, x: x + piece.x - start, end: x + piece.end - start, y, origin })
      }
      x = pieces.at(-1)?.end ?? x
    })
  }
  return [{ ...top, pieces, y }, ...body]
}

/** Half of the cells of several lines end in a town that is known: so do the others. */
function endsInTown(cells: readonly TableCell[]): boolean {
  const several = cells.filter(({ lines }) => lines.length > 1)
  const known = several.filter(({ lines }) => lines.slice(-1).some((line) => placeScore(joinPieces(line.pieces)) >= 2))
  return known.length > 0 && known.length >= 0.5 * several.length
}

/** A line set to the width of its cell has wide spaces, which part nothing. */
function tighten(pieces: readonly Piece[]): Piece[] {
  let shift = 0
  return pieces.map((piece, at) => {
    const before = pieces[at - 1]
    const space = before ? piece.x - before.end : 0
    if (space > 0.9 * piece.size) shift += space - 0.4 * piece.size
    return { ...piece, x: piece.x - shift, end: piece.end - shift }
  })
}

/** A cell's line goes on below where the next word did not fit, unless a place begins there. */
function goesOn(above: Row, line: Row, { right }: TableCell): boolean {
  const text = joinPieces(line.pieces)
  const upper = joinPieces(above.pieces)
  if (/[,–—-]$/.test(upper) || findDates(`${upper} ${text}`).some(({ isPeriod }) => isPeriod)) return true
  if (cutBullet(text) !== undefined || placeScore(text) >= 2) return false
  const first = line.pieces[0]
  const [word = ''] = text.split(' ')
  const width = ((line.pieces.at(-1)?.end ?? 0) - (first?.x ?? 0)) * ((word.length + 1) / Math.max(1, text.length))
  return (above.pieces.at(-1)?.end ?? 0) + width > right - 0.6 * line.size
}
