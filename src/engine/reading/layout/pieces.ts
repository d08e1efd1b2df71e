// Segments made ready for layout: cleaned, with their right edge, broken ligatures fixed.
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
    const isLigature = segment.text === '\uFFFD'
    const text = isLigature ? '\uFFFD' : cleanText(mendInside(segment.text))
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

function mendInside(text: string): string {
  return text.replace(
    /(\p{L}*)\uFFFD(\p{L}*)/gu,
    (_, before: string, after: string) => before + ligature(before, after) + after,
  )
}

/** A font without a map for its ligatures leaves a hole: which of fi, fl, ff and ffi stood there. */
export function ligature(before: string, after: string): string {
  const word = `${before}\uFFFD${after}`.toLowerCase()
  if (!/\p{L}/u.test(before + after)) return ''
  if (
    /^(?:e|di|o|su|sta|a|bu|cli|co|sni|stu|tari|traf?|of)\uFFFD(?:ective|ective\w*|erent\w*|erence\w*|er|ers|ered|ering|icient|ort\w*|airs?|ect\w*|ed|ing|$|s$|ee\w*|iliat\w*|ord\w*)/.test(
      word,
    )
  )
    return 'ff'
  if (/^(?:o|e)\uFFFD(?:ce|cer|cers|ces|cial\w*|cient\w*|ciency)/.test(word)) return 'ffi'
  if (/\uFFFD(?:ow|oor|eet|uen|uid|ight|at(?!i)|ag|ash|ect|ex|y|oat|our|avor|ood|ip|oral)/.test(word)) return 'fl'
  return 'fi'
}
