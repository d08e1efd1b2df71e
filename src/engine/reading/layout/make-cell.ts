// A stretch of a line from the pieces it is drawn in.
import type { Cell, StyledPart } from '../line.ts'
import type { LinkArea, SourceSpan } from '../segment.ts'
import { countLetters } from './count-letters.ts'
import type { Piece } from './pieces.ts'
import { joinPieces } from './rows.ts'

export function makeCell(pieces: readonly Piece[], links: readonly LinkArea[]): Cell {
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

/** Blacks and greys of running text count as one colour. */
function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\da-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16))
  const most = Math.max(red, green, blue)
  return most - Math.min(red, green, blue) < 24 && most < 200
}
