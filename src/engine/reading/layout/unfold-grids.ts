// Cells side by side that are entries or items of their own are read one after the other, column by column.
import { findDates } from '../dates/find-dates.ts'
import { readLabel } from '../forms/field-labels.ts'
import { isLevel } from '../words/languages.ts'
import { placeScore } from '../words/places.ts'
import { cutBullet } from './bullet-marks.ts'
import type { Piece } from './pieces.ts'
import { joinPieces, type Row, splitCells } from './rows.ts'

type CellRow = { row: Row; cells: Piece[][] }

export function unfoldGrids(rows: readonly Row[]): Row[] {
  const cellRows = rows.map((row) => ({ row, cells: splitCells(row) }))
  const result: Row[] = []
  for (let index = 0; index < cellRows.length; ) {
    const run = gridRun(cellRows, index)
    if (run.length >= 2 && areLabels(run)) {
      result.push(...run.map(({ row }) => row))
      index += run.length
    } else if (run.length >= 2 && isGrid(run)) {
      result.push(...byColumn(run))
      index += run.length
    } else {
      const own = cellRows[index]
      if (own) result.push(own.row)
      index++
    }
  }
  return result
}

function startsOf(cells: readonly Piece[][]): number[] {
  return cells.map((cell) => cell[0]?.x ?? 0)
}

/** Rows that follow each other and whose cells begin at the starts of the first. */
function gridRun(rows: readonly CellRow[], from: number): CellRow[] {
  const first = rows[from]
  if (!first || first.cells.length < 2) return []
  const starts = startsOf(first.cells)
  const run = [first]
  for (let index = from + 1; index < rows.length; index++) {
    const next = rows[index]
    const above = rows[index - 1]
    if (!next || !above || next.row.region !== first.row.region || next.row.page !== first.row.page) break
    if (next.row.y - above.row.y > 3.2 * next.row.size) break
    const fits = startsOf(next.cells).every((x) => starts.some((start) => Math.abs(start - x) < 4))
    // A row with text across two columns ends the grid.
    const crosses = next.cells.some((cell) => {
      const x = cell[0]?.x ?? 0
      const end = Math.max(...cell.map((piece) => piece.end))
      return starts.some((start) => start > x + 4 && start < end - 1)
    })
    // So does a heading.
    const isHeading = next.cells.length === 1 && isLeft(next, starts) && !looksLike(next, first)
    if (!fits || crosses || isHeading) break
    run.push(next)
  }
  while (run.length > 1 && run.at(-1)?.cells.length === 1 && isLeft(run.at(-1), starts)) run.pop()
  return run
}

function isLeft(row: CellRow | undefined, starts: readonly number[]): boolean {
  return Math.abs((row?.cells[0]?.[0]?.x ?? 0) - (starts[0] ?? 0)) < 4
}

function looksLike(row: CellRow, first: CellRow): boolean {
  const [one, other] = [row.cells[0]?.[0], first.cells[0]?.[0]]
  return one?.bold === other?.bold && Math.abs((one?.size ?? 0) - (other?.size ?? 0)) < 0.6
}

function isGrid(run: readonly CellRow[]): boolean {
  const full = run.filter(({ cells }) => cells.length >= 2)
  if (full.length < 2) return false
  const alike = full.filter(({ cells }) => {
    const [first] = cells
    return cells.every(
      (cell) => cell[0]?.bold === first?.[0]?.bold && Math.abs((cell[0]?.size ?? 0) - (first?.[0]?.size ?? 0)) < 0.6,
    )
  }).length
  if (alike < 0.7 * full.length) return false
  const rightCells = full.flatMap(({ cells }) => cells.slice(1).map(joinPieces))
  const facts = rightCells.filter((text) => findDates(text).length > 0 || placeScore(text) >= 2).length
  const leftCells = full.flatMap(({ cells }) => cells.slice(0, 1).map(joinPieces))
  // Marks in a column of their own belong to the items beside them.
  if (leftCells.some((text) => cutBullet(text) === '')) return false
  const leftFacts = leftCells.filter((text) => findDates(text).length > 0 || placeScore(text) >= 2).length
  if (facts > 0.45 * rightCells.length && leftFacts < 0.3 * leftCells.length) return false
  return !(leftFacts > 0.45 * leftCells.length && facts < 0.3 * rightCells.length)
}

/** `Languages:   English, German`, `Telefon   0351 555`: what is on the right is told by what is on the left. */
function areLabels(run: readonly CellRow[]): boolean {
  const full = run.flatMap(({ cells: [first, second, ...more] }) =>
    first && second && more.length === 0 ? [[first, second].map(joinPieces)] : [],
  )
  const left = full.map(([label = '']) => label)
  const right = full.map(([, value = '']) => value)
  if (full.length < 2 || run.some(({ cells }) => cells.length > 2)) return false
  const isMost = (count: number) => count >= 0.5 * left.length
  if (isMost(left.filter((text) => text.endsWith(':')).length)) return true
  if (left.some((text) => text.split(' ').length > 4 || /[,;]/.test(text))) return false
  if (isMost(right.filter(isLevel).length)) return true
  const hasMail = (text: string) => text.includes('@')
  if (right.some(hasMail) && !left.some((text) => hasMail(text) || /\d/.test(text))) return true
  return isMost(left.filter((text) => readLabel(text) !== undefined).length) || isMost(right.filter(isList).length)
}

function isList(text: string): boolean {
  return /,\s/.test(text) && findDates(text).length === 0 && placeScore(text) < 2
}

function byColumn(run: readonly CellRow[]): Row[] {
  const starts = startsOf(run[0]?.cells ?? [])
  return starts.flatMap((start) =>
    run.flatMap(({ row, cells }) => {
      const cell = cells.find((pieces) => Math.abs((pieces[0]?.x ?? 0) - start) < 4)
      return cell ? [{ ...row, pieces: cell }] : []
    }),
  )
}
