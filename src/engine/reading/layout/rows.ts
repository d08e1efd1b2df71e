// Pieces on one baseline, from left to right.
import { ligature, type Piece } from './pieces.ts'

export type Row = {
  pieces: Piece[]
  y: number
  size: number
  page: number
  region: number
  /** Stands in a column beside another. */
  inColumn?: boolean
}

/** Rows from the top down; superscripts and larger neighbours share the row they are on. */
export function clusterRows(pieces: readonly Piece[], region: number): Row[] {
  const sorted = [...pieces].sort((a, b) => a.y - b.y || a.x - b.x)
  const rows: Row[] = []
  for (const piece of sorted) {
    const row = rows.at(-1)
    if (
      row &&
      row.page === piece.page &&
      Math.abs(piece.y - row.y) <= Math.max(1.5, 0.32 * Math.min(piece.size, row.size))
    ) {
      row.pieces.push(piece)
      if (piece.size > row.size) row.size = piece.size
    } else {
      rows.push({ pieces: [piece], y: piece.y, size: piece.size, page: piece.page, region })
    }
  }
  for (const row of rows) {
    row.pieces.sort((a, b) => a.x - b.x || a.index - b.index)
    // A mark or a year in another font may stand a little higher than the words.
    const [longest] = row.pieces.toSorted((a, b) => b.text.length - a.text.length)
    row.y = longest?.y ?? row.y
  }
  return rows
}

/** The text of adjacent pieces, with a space where there is room for one. */
export function joinPieces(inPlace: readonly Piece[]): string {
  let text = ''
  let last: Piece | undefined
  const pieces = inReadingOrder(inPlace)
  pieces.forEach((piece, index) => {
    let part = piece.text
    if (part === '\uFFFD') part = ligature(wordEnd(text), wordStart(pieces[index + 1]?.text ?? ''))
    // Words set apart by nothing but a capital: items of a row that touch.
    const touches =
      (/\p{Ll}{2}$/u.test(last?.text ?? '') && /^\p{Lu}/u.test(piece.text)) ||
      (/\p{L}{2}$/u.test(last?.text ?? '') && /^(?:19|20)\d{2}(?!\d)/.test(piece.text)) ||
      (/(?:19|20)\d{2}$/.test(last?.text ?? '') && /^\p{Lu}\p{Ll}/u.test(piece.text))
    const space =
      last &&
      (touches || Math.max(piece.x - last.end, last.x - piece.end) > 0.12 * Math.min(piece.size, last.size)) &&
      piece.text !== '\uFFFD' &&
      last.text !== '\uFFFD'
    text += (space ? ' ' : '') + part
    last = piece
  })
  return text.replace(/\s+/g, ' ').trim()
}

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/

/** Hebrew and Arabic begin at the right; Latin words that stand together in them are read from the left. */
function inReadingOrder(pieces: readonly Piece[]): readonly Piece[] {
  if (pieces.length < 2 || !pieces.some(({ text }) => rightToLeft.test(text))) return pieces
  const groups: Piece[][] = []
  for (const piece of pieces) {
    const isLatin = !rightToLeft.test(piece.text) && /\p{L}/u.test(piece.text)
    const [beside] = groups[0] ?? []
    const goesOn = isLatin && beside !== undefined && !rightToLeft.test(beside.text)
    if (goesOn) groups[0]?.push(piece)
    else groups.unshift([piece])
  }
  return groups.flat()
}

function wordEnd(text: string): string {
  return /\p{L}*$/u.exec(text)?.[0] ?? ''
}

function wordStart(text: string): string {
  return /^\p{L}*/u.exec(text)?.[0] ?? ''
}

/** The pieces of a row in groups that stand apart by a clear gap. */
export function splitCells(row: Row): Piece[][] {
  const cells: Piece[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const piece of row.pieces) {
    const last = cells.at(-1)
    const previous = last?.at(-1)
    // Elements side by side stand apart in the file even where the eye sees little more than a space.
    const isOther = previous?.tag !== undefined && piece.tag !== undefined && previous.tag.block !== piece.tag.block
    const limit = isOther ? 0.33 * piece.size : Math.max(5.5, 1.05 * Math.min(piece.size, previous?.size ?? piece.size))
    if (last && previous && piece.x - end <= limit) last.push(piece)
    else cells.push([piece])
    end = Math.max(end, piece.end)
  }
  return cells
}
