// Segments made ready for layout: cleaned, with their right edge.
import type { PagedSource, Segment } from '../segment.ts'
import { cleanText } from './clean-text.ts'

export type Piece = Segment & {
  end: number
  /** Order in the file. */
  index: number
  /** Where it stood before layout moved it. */
  origin?: { x: number; y: number; end: number }
}

export function makePieces(source: PagedSource): Piece[] {
  const pieces: Piece[] = []
  for (const segment of source.segments) {
    const text = cleanText(segment.text)
    if (text.trim() === '' || segment.tag?.role === 'artifact') continue
    const lead = text.length - text.trimStart().length
    const trail = text.length - text.trimEnd().length
    // Spaces at the ends of a segment are width without ink: a cell would seem to begin where its space does.
    const perLetter = segment.width / Math.max(1, text.length)
    const x = segment.x + lead * Math.min(perLetter, segment.size * 0.3)
    const width = Math.max(0.1, segment.width - (lead + trail) * Math.min(perLetter, segment.size * 0.3))
    pieces.push({ ...segment, text: text.trim(), x, width, end: x + width, index: pieces.length })
  }
  return pieces.filter((piece, at) => !isLoneLigature(piece, pieces[at - 1], pieces[at + 1]))
}

/** Icon font glyphs are sometimes mistaken for ligatures; a ligature is never on its own. */
function isLoneLigature(piece: Piece, before: Piece | undefined, after: Piece | undefined): boolean {
  if (!/^(?:f[filjt]|ff[il])$/.test(piece.text)) return false
  const touches = (one: Piece | undefined, other: Piece | undefined) =>
    one !== undefined &&
    other !== undefined &&
    Math.abs(one.y - other.y) < 1 &&
    Math.abs(other.x - one.end) < 0.2 * piece.size
  return !touches(before, piece) && !touches(piece, after)
}
