// Reading order as the file's structure tree has it, where the tree covers the text and agrees with the page.

import { headingKind } from '../sections/heading-lexicon.ts'
import type { Piece } from './pieces.ts'
import { joinPieces, type Row } from './rows.ts'

/** Rows in the order of the tree; undefined where the tree cannot be trusted. */
export function rowsByTags(pieces: readonly Piece[]): Row[] | undefined {
  const letters = (list: readonly Piece[]) => list.reduce((sum, piece) => sum + piece.text.length, 0)
  const tagged = pieces.filter((piece) => piece.tag)
  if (tagged.length < 5 || letters(tagged) < 0.9 * letters(pieces)) return undefined
  const ordered = [...pieces].sort((a, b) => a.page - b.page || orderOf(a) - orderOf(b) || a.index - b.index)
  const rows = makeRows(ordered)
  return isOrderly(rows) ? rows : undefined
}

function orderOf(piece: Piece): number {
  return piece.tag?.order ?? Number.POSITIVE_INFINITY
}

function makeRows(ordered: readonly Piece[]): Row[] {
  const rows: Row[] = []
  for (const piece of ordered) {
    const row = rows.at(-1)
    const last = row?.pieces.at(-1)
    if (row && last && continuesRow(row, last, piece)) {
      row.pieces.push(piece)
      row.size = Math.max(row.size, piece.size)
    } else {
      rows.push({ pieces: [piece], y: piece.y, size: piece.size, page: piece.page, region: piece.page })
    }
  }
  return rows
}

function continuesRow(row: Row, last: Piece, piece: Piece): boolean {
  if (last.page !== piece.page) return false
  const sameLine = Math.abs(piece.y - row.y) <= 0.45 * Math.max(piece.size, last.size)
  if (!sameLine || piece.x < last.end - 0.5 * piece.size) return false
  if (last.tag?.block === piece.tag?.block) return true
  // A heading in the gutter shares its baseline with what it heads.
  const isHeading = (one: Piece) => one.tag?.role === 'heading'
  if (isHeading(last) !== isHeading(piece) || last.tag?.level !== piece.tag?.level) {
    return headingKind(joinPieces(row.pieces)) === undefined && piece.x - last.end < 40 * piece.size
  }
  return true
}

/** A tree that jumps up the page at every other line is no reading order. */
function isOrderly(rows: readonly Row[]): boolean {
  let jumps = 0
  for (let index = 1; index < rows.length; index++) {
    const above = rows[index - 1]
    const row = rows[index]
    if (above && row && above.page === row.page && row.y < above.y - 1.2 * row.size) jumps++
  }
  return jumps <= Math.max(3, 0.35 * rows.length)
}
