// One line: which letters it shows, where each piece of it stands and how high it is.
import type { TextItem } from '../display-list.ts'
import { kernOver, type LineContext, lineFeed, softHyphen, space, visibleEnd } from './line-context.ts'
import { lineHeight } from './line-height.ts'
import type { MeasuredText, TextPiece } from './measure-runs.ts'
import { type Directions, visualOrder } from './visual-order.ts'

/** Letters of one run and face on a line, to be drawn at `x` from the line's left edge. */
export type Fragment = Omit<TextItem, 'kind' | 'y' | 'node'> & {
  /** Index of the run it comes from. */
  run: number
}

/** Fragments stand in the order of reading; their `x` says where they are seen. */
export type Line = {
  width: number
  height: number
  /** From the top of the line to its baseline. */
  ascent: number
  fragments: Fragment[]
  direction: 'ltr' | 'rtl'
}

/** A part of a line in one piece and one direction. */
type Part = { piece: TextPiece; start: number; end: number; level: number; hangs: boolean }

/** Lays out the letters between two places as a line; lines must be asked for in order. */
export function composeLine(context: LineContext, start: number, place: number): Line {
  const { text, offsets } = context.measured
  const end = visibleEnd(text, start, place)
  const isHyphenated = place < text.length && end < place && text.charCodeAt(place - 1) === softHyphen
  const paragraphLevel = context.directions?.paragraphLevel(start) ?? 0
  const parts = findParts(context, { start, end, place, paragraphLevel })
  const fragments = parts.map((part) => makeFragment(context, part, { end, isHyphenated }))

  const order = context.directions && visualOrder(parts.map(({ level }) => level))
  let x = 0
  for (let seen = 0; seen < parts.length; seen += 1) {
    const index = order?.[seen] ?? seen
    const fragment = fragments[index]
    const part = parts[index]
    if (!fragment || !part) continue
    fragment.x = part.hangs && paragraphLevel % 2 === 1 ? (offsets[part.start] ?? 0) - (offsets[part.end] ?? 0) : x
    x += fragment.width
  }
  const { height, ascent } = lineHeight(context, start, place)
  return { width: x, height, ascent, fragments, direction: paragraphLevel % 2 === 1 ? 'rtl' : 'ltr' }
}

function findParts(
  context: LineContext,
  { start, end, place, paragraphLevel }: { start: number; end: number; place: number; paragraphLevel: number },
): Part[] {
  const { measured, directions } = context
  const parts: Part[] = []
  const { pieces, text } = measured
  while (context.cursor < pieces.length - 1 && (pieces[context.cursor]?.end ?? 0) <= start) context.cursor += 1
  // The line feed itself belongs to no part.
  const last = text.charCodeAt(place - 1) === lineFeed ? place - 1 : place

  for (let index = context.cursor; index < pieces.length; index += 1) {
    const piece = pieces[index]
    if (!piece || piece.start >= last) break
    const from = Math.max(piece.start, start)
    const to = Math.min(piece.end, last)
    if (from >= to) continue
    if (!directions) {
      parts.push({ piece, start: from, end: to, level: 0, hangs: from >= end })
      continue
    }
    let partStart = from
    for (let at = from + 1; at <= to; at += 1) {
      const level = levelAt(directions, partStart, end, paragraphLevel)
      const isEdge = at === to || (at === end && paragraphLevel % 2 === 1)
      if (!isEdge && levelAt(directions, at, end, paragraphLevel) === level) continue
      parts.push({ piece, start: partStart, end: at, level, hangs: partStart >= end })
      partStart = at
    }
  }
  return parts
}

/** Spaces at the end of a line run with the paragraph, whatever stands before them. */
function levelAt({ levels }: Directions, place: number, end: number, paragraphLevel: number): number {
  return place >= end ? paragraphLevel : (levels[place] ?? paragraphLevel)
}

function makeFragment(
  context: LineContext,
  { piece, start, end, level, hangs }: Part,
  line: { end: number; isHyphenated: boolean },
): Fragment {
  const { offsets, text } = context.measured
  const seen = Math.max(start, Math.min(end, line.end))
  const isLast = line.end > start && line.end <= end
  const hyphen = isLast && line.isHyphenated ? (piece.face.advance(0x2d) ?? 0) * piece.size : 0
  const full = (offsets[seen] ?? 0) - (offsets[start] ?? 0) + hyphen
  const isCut = isLast && seen === end && text.charCodeAt(seen - 1) !== space
  const kern = isCut ? kernOver(context, seen) : 0
  return {
    x: 0,
    width: hangs ? 0 : full - kern - (isLast ? piece.tracking : 0),
    text: drawnText(context.measured, start, end) + (hyphen > 0 ? '-' : ''),
    face: piece.face.key,
    size: piece.size,
    color: context.runs[piece.run]?.style.color ?? '#000000',
    tracking: piece.tracking,
    rtl: level % 2 === 1,
    run: piece.run,
  }
}

function drawnText({ drawn, replacements }: MeasuredText, start: number, end: number): string {
  if (replacements.size === 0) return drawn.slice(start, end)
  let text = ''
  for (let index = start; index < end; index += 1) text += replacements.get(index) ?? drawn.charAt(index)
  return text
}
