// Reading order from the places on the page: bands and columns, each read from its top.

import { findDates } from '../dates/find-dates.ts'
import type { Box } from '../segment.ts'
import { findSplit, type Split } from './columns.ts'
import { isFact } from './facts.ts'
import { mergeGutter } from './gutter.ts'
import type { Piece } from './pieces.ts'
import { clusterRows, joinPieces, type Row } from './rows.ts'

type Region = { page: number; side: 'whole' | 'left' | 'right'; edge: number; rows: Row[] }

/** Rows in reading order, numbered by region. */
export function rowsByGeometry(pieces: readonly Piece[], pageCount: number, rules: readonly Box[]): Row[] {
  const regions: Region[] = []
  for (let page = 0; page < pageCount; page++) {
    const own = pieces.filter((piece) => piece.page === page)
    if (own.length > 0)
      readBand(
        own,
        rules.filter((rule) => rule.page === page),
        regions,
        0,
      )
  }
  const ordered = joinColumnsOverPages(regions)
  return ordered.flatMap((region, index) =>
    region.rows.map((row) => ({ ...row, region: index, inColumn: region.side !== 'whole' })),
  )
}

function readBand(pieces: readonly Piece[], rules: readonly Box[], regions: Region[], depth: number): void {
  const page = pieces[0]?.page ?? 0
  const split = depth < 4 ? findSplit(pieces, rules) : undefined
  if (!split) {
    if (pieces.length > 0) regions.push({ page, side: 'whole', edge: 0, rows: clusterRows(pieces, 0) })
    return
  }
  const inside = new Set([...split.left, ...split.right])
  const outside = pieces.filter((piece) => !inside.has(piece))
  readBand(
    outside.filter((piece) => piece.y < split.top),
    rules,
    regions,
    depth + 1,
  )
  if (split.kind === 'gutter-headings') {
    regions.push({
      page,
      side: 'whole',
      edge: 0,
      rows: mergeGutter(clusterRows(split.left, 0), clusterRows(split.right, 0)),
    })
  } else if (split.kind !== 'columns') {
    regions.push({ page, side: 'whole', edge: 0, rows: clusterRows(alignFacts(split), 0) })
  } else {
    for (const side of ['left', 'right'] as const) {
      const start = regions.length
      readBand(split[side], rules, regions, depth + 2)
      for (const region of regions.slice(start)) {
        if (region.side === 'whole') Object.assign(region, { side, edge: split.edge })
      }
    }
  }
  readBand(
    outside.filter((piece) => piece.y >= split.top),
    rules,
    regions,
    depth + 1,
  )
}

/** Dates beside an entry are brought to the height of its first line, unless they are at the height of a line. */
function alignFacts({ kind, left, right }: Split): Piece[] {
  const [facts, body] = kind === 'facts-left' ? [left, right] : [right, left]
  const lines = clusterRows(body, 0)
  const beyond = Math.max(...body.map((piece) => piece.end)) + 20
  const moved: Piece[] = []
  let block: { y: number; end: number; bottom: number; text: string } | undefined
  for (const row of clusterRows(facts, 0)) {
    const text = joinPieces(row.pieces)
    const goesOn = block !== undefined && row.y - block.bottom < 1.7 * row.size
    const continues = goesOn && (/^[-–—]/.test(text) || /[-–—]$/.test(block?.text ?? ''))
    const isDash = continues && /^[-–—]$/.test(text)
    const isLevel = lines.some((line) => Math.abs(line.y - row.y) < 1.5)
    if (!(isFact(text) || isDash) || (isLevel && !continues && kind === 'facts-right')) {
      moved.push(...row.pieces)
      block = undefined
      continue
    }
    // A list of dates in which each has a line of its own beside it: `2008 – 2012` above `2006 – 2008`.
    const isNext = isLevel && !continues && block !== undefined && isSameForm(block.text, text)
    if (!block || !goesOn || isNext) {
      const near = lines.filter((line) => Math.abs(line.y - row.y) < 1.3 * Math.max(line.size, row.size))
      const nearest = near.toSorted((a, b) => Math.abs(a.y - row.y) - Math.abs(b.y - row.y))[0]
      block = { y: nearest?.y ?? row.y, end: beyond, bottom: row.y, text }
    } else if (!continues) block.end += 2 * row.size
    for (const piece of row.pieces) {
      const x = block.end + 0.3 * piece.size
      const origin = { x: piece.x, y: piece.y, end: piece.end }
      moved.push({ ...piece, x, end: x + piece.width, y: block.y, origin })
      block.end = x + piece.width
    }
    block = { ...block, bottom: row.y, text }
  }
  return [...body, ...moved]
}

/** Two whole periods, or two years: no two ends of one. */
function isSameForm(above: string, text: string): boolean {
  const [one, ...more] = findDates(above)
  const [other, ...others] = findDates(text)
  if (!one || !other || more.length + others.length > 0) return false
  return one.isPeriod ? other.isPeriod : !other.isPeriod && /^\d{4}$/.test(above) && /^\d{4}$/.test(text)
}

/** A sidebar that continues over the page is read on before the main column. */
function joinColumnsOverPages(regions: readonly Region[]): Region[] {
  const ordered: Region[] = []
  const waiting = [...regions]
  while (waiting.length > 0) {
    const region = waiting.shift()
    if (!region) break
    ordered.push(region)
    if (region.side === 'whole') continue
    let last = region
    for (;;) {
      const next = waiting.findIndex((other) => other.page === last.page + 1)
      const first = waiting[next]
      const same = waiting.findIndex(
        (other) => other.page === last.page + 1 && other.side === last.side && Math.abs(other.edge - last.edge) < 15,
      )
      const found = waiting[same]
      const endsPage = !regions.some(
        (other) =>
          other.page === last.page && other.side === 'whole' && (other.rows[0]?.y ?? 0) > (last.rows[0]?.y ?? 0),
      )
      if (!found || !first || first.side === 'whole' || !endsPage) break
      waiting.splice(same, 1)
      ordered.push(found)
      last = found
    }
  }
  return ordered
}
