// The lines of a file with pages, in reading order.
import type { Cell, Line } from '../line.ts'
import type { PagedSource } from '../segment.ts'
import { cutBullet } from './bullet-marks.ts'
import { countLetters } from './count-letters.ts'
import { joinDates } from './join-dates.ts'
import { joinWraps } from './join-wraps.ts'
import { measureGaps, measureRightEdges } from './line-room.ts'
import { makeCell } from './make-cell.ts'
import { rowsByGeometry } from './order-by-geometry.ts'
import { rowsByTags } from './order-by-tags.ts'
import { joinHeadings, partHeadings } from './part-headings.ts'
import { makePieces, type Piece } from './pieces.ts'
import { raiseContacts } from './raise-contacts.ts'
import { raiseMarginHeadings } from './raise-margin-headings.ts'
import { type Row, splitCells } from './rows.ts'
import { insertTables, takeTables } from './ruled-tables.ts'
import { findRunningLines } from './running-lines.ts'
import { unfoldGrids } from './unfold-grids.ts'

export type PageLines = {
  lines: Line[]
  /** Page numbers, what comes back on every page, and what the file marks as no content. */
  running: Line[]
}

export function linesOfPages(source: PagedSource): PageLines {
  const pieces = makePieces(source)
  const tagged = rowsByTags(pieces)
  const { tables, rest } = tagged ? { tables: [], rest: [] } : takeTables(pieces, source)
  const rows = tagged ?? insertTables(unfoldGrids(rowsByGeometry(rest, source.pages.length, source.rules)), tables)
  const heads = tables.flatMap(({ head }) => head.flatMap((row) => makeLine(row, source, false)))
  const lines = rows.flatMap((row) => makeLine(row, source, tagged !== undefined))
  const running = new Set(findRunningLines(lines, source.pages))
  const kept = raiseMarginHeadings(lines.filter((line) => !running.has(line)))
  measureGaps(kept)
  const columns = new Set(rows.flatMap((row) => (row.inColumn || tagged ? [row.region] : [])))
  measureRightEdges(kept, (line) => (columns.has(line.region) ? 0 : 0.6 * (source.pages[line.page]?.width ?? 0)))
  const raised = raiseContacts(kept, source.pages)
  return {
    lines: joinDates(joinHeadings(joinWraps(partHeadings(raised)))),
    running: [...running, ...heads, ...artifactLines(source)],
  }
}

/** What the file itself calls no content: never read, but counted among what was left out. */
function artifactLines(source: PagedSource): Line[] {
  const segments = source.segments.flatMap(({ tag, ...segment }) =>
    tag?.role === 'artifact' && /[\p{L}\p{N}]/u.test(segment.text) ? [segment] : [],
  )
  const own = { ...source, segments }
  return rowsByGeometry(makePieces(own), source.pages.length, []).flatMap((row) => makeLine(row, own, false))
}

function makeLine(row: Row, source: PagedSource, isTagged: boolean): Line[] {
  const groups = splitCells(row)
  const cells = groups.map((group) => makeCell(group, source.links))
  const marked = takeBullet(cells)
  const shown = cells.filter((cell) => cell.text !== '')
  const [first] = shown
  if (!first) return []
  const letters = countLetters(row.pieces)
  const share = (test: (piece: Piece) => boolean) => countLetters(row.pieces.filter(test)) / letters
  const tag = row.pieces.find((piece) => piece.tag && piece.tag.role !== 'list-mark')?.tag
  const line: Line = {
    text: shown.map((cell) => cell.text).join('  '),
    cells: shown,
    page: row.page,
    x: first.x,
    end: Math.max(...shown.map((cell) => cell.end)),
    y: row.y,
    size: Math.max(...shown.map((cell) => cell.size)),
    bold: share((piece) => piece.bold) > 0.5,
    italic: share((piece) => piece.italic) > 0.5,
    bullet: marked || row.pieces[0]?.tag?.role === 'list-mark' || hasDrawnMark(first, row, source, isTagged),
    gap: Number.POSITIVE_INFINITY,
    region: row.region,
    rightEdge: 0,
  }
  if (tag) line.tag = tag
  if (tag?.role === 'heading' && tag.level !== undefined) line.level = tag.level
  return [line]
}

/** Cuts a bullet off the first cell; true if there was one. */
function takeBullet(cells: Cell[]): boolean {
  const [first] = cells
  if (!first) return false
  const rest = cutBullet(first.text)
  if (rest === undefined) return false
  const [, second] = cells
  if (rest === '' && second) {
    cells.shift()
    return true
  }
  const [head] = first.parts
  if (head) head.text = cutBullet(head.text) ?? head.text
  first.parts = first.parts.filter((part) => part.text !== '')
  first.text = rest
  return rest !== '' || cells.length === 1
}

/** Browsers draw their bullets: a small shape left of the text, no icon and no dot of a timeline. */
function hasDrawnMark(first: Cell, row: Row, source: PagedSource, isTagged: boolean): boolean {
  if (isTagged ? row.pieces[0]?.tag?.role !== 'list-item' : first.bold) return false
  return source.marks.some((mark) => {
    if (mark.page !== row.page || Math.max(mark.width, mark.height) > 0.75 * first.size) return false
    const middle = mark.y + mark.height / 2
    const space = first.x - (mark.x + mark.width)
    return middle < row.y && middle > row.y - 0.85 * first.size && space > 0.5 && space < 2.2 * first.size
  })
}
