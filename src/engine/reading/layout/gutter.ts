// Headings in the margin beside what they head. They are known by their words and by a look of their own.
import { findDates } from '../dates/find-dates.ts'
import { headingKind, looseHeadingKind } from '../sections/heading-lexicon.ts'
import type { Piece } from './pieces.ts'
import { joinPieces, type Row } from './rows.ts'

/** All in the margin looks alike and like nothing beside it, and most of it is known for a heading. */
export function isGutter(left: readonly Row[], right: readonly Row[]): boolean {
  const headings = joinRows(left, right)
  const texts = headings.map(({ pieces }) => joinPieces(pieces))
  if (headings.length === 0 || 2 * left.length > right.length) return false
  if (texts.some((text) => text.split(' ').length > 5 || /[\d:@,]/.test(text) || findDates(text).length > 0))
    return false
  const looks = new Set(left.flatMap(({ pieces }) => pieces.map(lookOf)))
  if (looks.size > 1 || right.some(({ pieces }) => pieces.some((piece) => looks.has(lookOf(piece))))) return false
  const exact = texts.filter((text) => headingKind(text) !== undefined).length
  const loose = texts.filter((text) => headingKind(text) === undefined && looseHeadingKind(text) !== undefined).length
  return exact >= 2 || (exact + loose >= 2 && exact + loose >= 0.6 * texts.length)
}

function lookOf({ size, bold, italic, color, font }: Piece): string {
  return [Math.round(size * 2), bold, italic, color, font].join()
}

/** A heading in the gutter comes before the row at its height, and has room below it as one above it would. */
export function mergeGutter(gutter: readonly Row[], body: readonly Row[]): Row[] {
  const headings = joinRows(gutter, body)
  const rows: Row[] = []
  let last: Row | undefined
  for (const row of body) {
    for (let next = headings[0]; next; next = headings[0]) {
      // A date that wraps stays together.
      const goesOn =
        last !== undefined && next.y - last.y < 1.7 * next.size && headingKind(joinPieces(next.pieces)) === undefined
      if (!goesOn && next.y > row.y + 0.8 * Math.max(row.size, next.size)) break
      rows.push(next)
      last = next
      headings.shift()
    }
    last = undefined
    rows.push(row)
  }
  return [...rows, ...headings]
}

/** `Tickets and` above `cards`: a heading that wraps in its margin is one row. */
function joinRows(gutter: readonly Row[], body: readonly Row[]): Row[] {
  const edge = Math.min(...body.flatMap(({ pieces }) => pieces.map(({ x }) => x)))
  const joined: Row[] = []
  for (const row of gutter) {
    const above = joined.at(-1)
    const whole = above && wraps(above, row, edge) ? putBehind(above, row) : undefined
    if (whole) joined[joined.length - 1] = whole
    else joined.push(row)
  }
  return joined
}

function wraps(above: Row, row: Row, edge: number): boolean {
  const [upper, lower] = [joinPieces(above.pieces), joinPieces(row.pieces)]
  if (row.y - above.y > 1.6 * row.size || findDates(`${upper} ${lower}`).length > 0) return false
  const [first] = above.pieces
  if (!first || !row.pieces.every((piece) => lookOf(piece) === lookOf(first))) return false
  const left = Math.min(first.x, ...row.pieces.map(({ x }) => x))
  const [word = ''] = lower.split(' ')
  // The next word did not fit beside what is headed.
  if (endOf(above) - first.x + (word.length + 1) * 0.45 * row.size < edge - left - 2 * row.size) return false
  return isOneHeading(upper, lower)
}

/** Whether two lines below each other, in one look, are a heading that wraps rather than two. */
export function isOneHeading(upper: string, lower: string): boolean {
  if (/^\p{Ll}/u.test(lower) || /(?:&|\b(?:and|of|or))$/i.test(upper)) return true
  if (headingKind(upper) === undefined) return headingKind(lower) === undefined || looseHeadingKind(upper) === undefined
  return headingKind(lower) === undefined && headingKind(`${upper} ${lower}`) !== undefined
}

function putBehind(above: Row, row: Row): Row {
  const shift = endOf(above) + 0.3 * row.size - (row.pieces[0]?.x ?? 0)
  const moved = row.pieces.map((piece) => ({
    ...piece,
    x: piece.x + shift,
    end: piece.end + shift,
    y: above.y,
    origin: { x: piece.x, y: piece.y, end: piece.end },
  }))
  return { ...above, pieces: [...above.pieces, ...moved] }
}

function endOf({ pieces }: Row): number {
  return Math.max(...pieces.map(({ end }) => end))
}
