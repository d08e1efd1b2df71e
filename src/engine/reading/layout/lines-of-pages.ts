// The lines of a file with pages, in reading order.
import type { Cell, Line, StyledPart } from '../line.ts'
import type { LinkArea, PagedSource, SourceSpan } from '../segment.ts'
import { cutBullet } from './bullet-marks.ts'
import { countLetters } from './count-letters.ts'
import { joinDates } from './join-dates.ts'
import { joinWraps } from './join-wraps.ts'
import { rowsByGeometry } from './order-by-geometry.ts'
import { rowsByTags } from './order-by-tags.ts'
import { joinHeadings, partHeadings } from './part-headings.ts'
import { makePieces, type Piece } from './pieces.ts'
import { raiseContacts } from './raise-contacts.ts'
import { raiseMarginHeadings } from './raise-margin-headings.ts'
import { joinPieces, type Row, splitCells } from './rows.ts'
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

function makeCell(pieces: readonly Piece[], links: readonly LinkArea[]): Cell {
  const [first] = pieces
  const x = Math.min(...pieces.map((piece) => piece.x))
  const end = Math.max(...pieces.map((piece) => piece.end))
  const size = Math.max(...pieces.map((piece) => piece.size))
  const y = first?.y ?? 0
  const page = first?.page ?? 0
  const block = first?.tag?.block
  const near = links.filter((link) => link.page === page && link.y - 2 < y && link.y + link.height + 3 > y - size * 0.6)
  const urls = near.filter((link) => link.x < end - 1 && link.x + link.width > x + 1).map((link) => link.url)
  return {
    text: joinPieces(pieces),
    x,
    end,
    size,
    bold: countLetters(pieces.filter((piece) => piece.bold)) > 0.5 * countLetters(pieces),
    italic: pieces.every((piece) => piece.italic),
    parts: styledParts(pieces),
    links: [...new Set(urls)],
    ...(first?.color === undefined || isDark(first.color) ? {} : { color: first.color }),
    ...(block !== undefined && pieces.every((piece) => piece.tag?.block === block) ? { block } : {}),
    source: boxOf(pieces),
  }
}

function boxOf(pieces: readonly Piece[]): SourceSpan {
  const places = pieces.map((piece) => piece.origin ?? piece)
  const size = Math.max(...pieces.map((piece) => piece.size))
  const x = Math.min(...places.map((place) => place.x))
  const top = Math.min(...places.map((place) => place.y)) - size * 0.8
  const bottom = Math.max(...places.map((place) => place.y)) + size * 0.25
  const width = Math.max(...places.map((place) => place.end)) - x
  return { kind: 'box', page: pieces[0]?.page ?? 0, x, y: top, width, height: bottom - top }
}

function styledParts(pieces: readonly Piece[]): StyledPart[] {
  const groups: Piece[][] = []
  for (const piece of pieces) {
    const last = groups.at(-1)
    const [first] = last ?? []
    const before = last?.at(-1)
    const isAlike = first !== undefined && first.bold === piece.bold && first.italic === piece.italic
    // Small capitals change their size inside a word and come back to it.
    const isNear = before !== undefined && piece.x - before.end < 0.12 * piece.size
    if (last && isAlike && (isNear || Math.abs(first.size - piece.size) < 0.2 * piece.size)) last.push(piece)
    else groups.push([piece])
  }
  return groups.map((group) => ({
    text: joinPieces(group),
    bold: group[0]?.bold ?? false,
    italic: group[0]?.italic ?? false,
  }))
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

function measureGaps(lines: Line[]): void {
  lines.forEach((line, index) => {
    const above = lines[index - 1]
    if (!above || above.page !== line.page || above.region !== line.region) return
    const distance = line.y - above.y
    // What stands beside the line above, as text beside its heading in the margin, begins anew.
    line.gap = distance < 0.5 * line.size ? Number.POSITIVE_INFINITY : distance / line.size
  })
}

/**
 * How far the lines of a column reach: what is left of it tells whether a word would have fitted. Where the page has
 * but one column, short lines do not make it narrow.
 */
function measureRightEdges(lines: Line[], least: (line: Line) => number): void {
  const step = 20
  const groups = new Map<string, number>()
  const key = (line: Line, at: number) => `${line.page}/${line.region}/${at}`
  for (const line of lines) {
    const own = key(line, Math.round(line.x / step))
    groups.set(own, Math.max(groups.get(own) ?? 0, endInPlace(line)))
  }
  const level = new Map<string, Line[]>()
  const height = (line: Line) => `${line.page}/${Math.round(line.y)}`
  for (const line of lines) level.set(height(line), [...(level.get(height(line)) ?? []), line])
  for (const line of lines) {
    const at = Math.round(line.x / step)
    const near = [-3, -2, -1, 0, 1, 2, 3].map((shift) => groups.get(key(line, at + shift)) ?? 0)
    // A line's room ends at whatever is next to it.
    const beside = (level.get(height(line)) ?? []).filter((other) => other.x > line.end).map((other) => other.x)
    line.rightEdge = Math.max(line.end, Math.min(Math.max(...near, least(line)), ...beside))
  }
}

/** Dates from the margin were moved behind the text, and say nothing of how far it reaches. */
function endInPlace({ cells, end }: Line): number {
  const own = cells.filter(({ x, source }) => source.kind !== 'box' || Math.abs(source.x - x) < 8)
  return own.length === 0 ? end : Math.max(...own.map((cell) => cell.end))
}

/** Blacks and greys of running text count as one colour. */
function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\da-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16))
  const most = Math.max(red, green, blue)
  return most - Math.min(red, green, blue) < 24 && most < 200
}
