// What a line is made from, and what its letters take at its ends: spaces, kerning, tracking, hyphens.
import type { FontSet } from './fonts.ts'
import type { MeasuredText, StyledRun, TextPiece } from './measure-runs.ts'
import type { Directions } from './visual-order.ts'

export const lineFeed = 0x0a
export const space = 0x20
export const softHyphen = 0xad

export type LineContext = {
  measured: MeasuredText
  runs: readonly StyledRun[]
  fonts: FontSet
  directions: Directions | undefined
  /** First piece that may still be needed; lines come in order. */
  cursor: number
}

/** Where the letters of a line end: spaces at its end hang over the edge. */
export function visibleEnd(text: string, start: number, place: number): number {
  let end = place
  while (end > start) {
    const code = text.charCodeAt(end - 1)
    if (code !== space && code !== lineFeed && code !== softHyphen && !isHangingSpace(code)) break
    end -= 1
  }
  return end
}

const isHangingSpace = (code: number) => (code >= 0x2000 && code <= 0x200b) || code === 0x3000 || code === 0x205f

function pieceAt(context: LineContext, place: number): TextPiece | undefined {
  const { pieces } = context.measured
  let index = context.cursor
  while (index < pieces.length - 1 && (pieces[index]?.end ?? 0) <= place) index += 1
  return pieces[index]
}

/** What a word cut in two loses: its halves no longer kern with each other. */
export function kernOver(context: LineContext, place: number): number {
  const piece = pieceAt(context, place - 1)
  if (!piece || place >= piece.end) return 0
  const { drawn } = context.measured
  return piece.face.kern(drawn.charCodeAt(place - 1), drawn.charCodeAt(place)) * piece.size
}

/** The space after a line's last letter is not seen. */
export function trackingAt(context: LineContext, place: number): number {
  const piece = pieceAt(context, place)
  return piece && place >= piece.start ? piece.tracking : 0
}

export function hyphenWidth(context: LineContext, place: number): number {
  const piece = pieceAt(context, place)
  return piece ? (piece.face.advance(0x2d) ?? 0) * piece.size : 0
}
