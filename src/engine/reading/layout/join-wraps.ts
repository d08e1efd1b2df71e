// A text beside another wraps below itself: `Halloran Whitfield & Stern   2015 – 2020` above `LLP`. It becomes one cell.
import { findDates } from '../dates/find-dates.ts'
import { breaksPeriod } from '../entries/continues-line.ts'
import { joinLines } from '../entries/units.ts'
import type { Cell, Line } from '../line.ts'
import { isFact } from './facts.ts'

export function joinWraps(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  const ends = new Map<number, number>()
  const key = ({ x }: Cell) => Math.round(x / 3)
  for (const { cells } of lines)
    for (const cell of cells) ends.set(key(cell), Math.max(ends.get(key(cell)) ?? 0, cell.end))
  const edgeOf = (cell: Cell) => ends.get(key(cell)) ?? cell.end
  for (const line of lines) {
    const above = joined.at(-1)
    const whole =
      above && isBelow(above, line) && !breaksPeriod(above.text, line.text)
        ? (joinBlocks(above, line, edgeOf) ?? joinFirst(partDate(above), line))
        : undefined
    if (above && whole)
      joined[joined.length - 1] = { ...above, cells: whole, text: textOf(whole), end: endOf(whole), y: line.y }
    else joined.push(line)
  }
  return joined
}

function textOf(cells: readonly Cell[]): string {
  return cells.map((cell) => cell.text).join('  ')
}

function endOf(cells: readonly Cell[]): number {
  return Math.max(...cells.map((cell) => cell.end))
}

function isBelow(above: Line, line: Line): boolean {
  return !line.bullet && line.page === above.page && line.region === above.region && line.y > above.y && line.gap <= 1.8
}

/** Each cell continues in the one below it that is in the same block of the file. */
function joinBlocks(above: Line, line: Line, edgeOf: (cell: Cell) => number): Cell[] | undefined {
  if (above.cells.length < 2 || above.cells.every((cell) => cell.block === above.cells[0]?.block)) return undefined
  const pairs = line.cells.map((lower) => ({ lower, upper: above.cells.find((upper) => isSame(upper, lower)) }))
  if (
    pairs.some(
      ({ upper, lower }) => !upper || (upper === above.cells.at(-1) && leavesRoom(upper, lower, edgeOf(upper))),
    )
  )
    return undefined
  return above.cells.map((upper) => {
    const lower = pairs.find((pair) => pair.upper === upper)?.lower
    return lower ? joinCells(upper, lower) : upper
  })
}

/** The first word below would have fitted: a line of its own, in the same cell of a table. */
function leavesRoom(upper: Cell, lower: Cell, edge: number): boolean {
  const [word = ''] = lower.text.split(' ')
  const width = ((lower.end - lower.x) * (word.length + 1)) / Math.max(1, lower.text.length)
  return upper.end + width < edge - 2 * upper.size && /^[\p{Lu}\d]/u.test(lower.text)
}

function isSame(upper: Cell, lower: Cell): boolean {
  const isAligned = Math.abs(lower.x - upper.x) <= 2 || Math.abs(lower.end - upper.end) <= 2
  return upper.block !== undefined && upper.block === lower.block && isAligned && sameLook(upper, lower)
}

/** The first cell continues below where its next word would not have fitted beside the date. */
function joinFirst(above: Line, line: Line): Cell[] | undefined {
  const [upper, second, ...others] = above.cells
  const [lower, ...rest] = line.cells
  if (!upper || !second || !lower || !rest.every((cell) => isFact(cell.text) || Math.abs(cell.end - second.end) <= 2))
    return undefined
  if (line.gap > 1.6 || Math.abs(lower.x - upper.x) > 2 || !sameLook(upper, lower)) return undefined
  const isOneBlock = above.tag !== undefined && above.tag.block === line.tag?.block
  // Text in no paragraph of its own may change its block in the middle of a line.
  const isLoose = (line.tag?.role ?? 'group') === 'group' && (above.tag?.role ?? 'group') === 'group'
  if (!isOneBlock && !(isLoose && isFact(second.text))) return undefined
  // Dates from the margin were moved behind the text and bound no line: only its words tell that it goes on.
  const goesOn = /^[\p{Ll}&(]/u.test(lower.text) || /[,;:&–—-]$/.test(upper.text)
  if (isMoved(second) && (rest.length > 0 || !goesOn)) return undefined
  const [word = ''] = lower.text.split(' ')
  const width = ((lower.end - lower.x) * (word.length + 1)) / Math.max(1, lower.text.length)
  // What is at the right is as wide as its widest line.
  const edge = Math.min(second.x, ...rest.map((cell) => cell.x))
  if (upper.end + width <= edge - 1.5 * upper.size) return undefined
  return [joinCells(upper, lower), second, ...others, ...rest]
}

function isMoved({ x, source }: Cell): boolean {
  return source.kind === 'box' && Math.abs(source.x - x) > 8
}

function sameLook(upper: Cell, lower: Cell): boolean {
  const last = upper.parts.at(-1)
  const [first] = lower.parts
  return Math.abs(upper.size - lower.size) <= 0.5 && last?.bold === first?.bold && last?.italic === first?.italic
}

/** A name that reaches to its date is in one cell with it. */
function partDate(line: Line): Line {
  const [cell] = line.cells
  const [date] = findDates(cell?.text ?? '')
  if (!cell || !date || line.cells.length > 1 || date.end < cell.text.length || !date.isPeriod) return line
  // Where there is room behind the date, nothing had to wrap.
  if (line.end < line.rightEdge - 4) return line
  const text = cell.text.slice(0, date.start).trim()
  const period = cell.text.slice(date.start)
  const x = cell.x + ((cell.end - cell.x) * date.start) / cell.text.length
  const look = { bold: cell.bold, italic: cell.italic }
  if (!/\p{L}\s\S/u.test(text) || cell.parts.length > 1) return line
  const cells = [
    { ...cell, text, end: x, parts: [{ text, ...look }] },
    { ...cell, text: period, x, parts: [{ text: period, ...look }] },
  ]
  return { ...line, cells }
}

function joinCells(upper: Cell, lower: Cell): Cell {
  return {
    ...upper,
    text: joinLines([upper.text, lower.text]),
    end: Math.max(upper.end, lower.end),
    parts: [...upper.parts, ...lower.parts],
    links: [...new Set([...upper.links, ...lower.links])],
  }
}
