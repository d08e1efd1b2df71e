// Lines that several entry variants share.
import type { Block, Paragraph, Run } from '../blocks.ts'
import { bodyStyle } from './look.ts'
import { line } from './narrow-entry.ts'
import type { Place } from './part.ts'

export function strong(place: Place, more: Parameters<typeof bodyStyle>[2] = {}): Paragraph['style'] {
  return bodyStyle(place.look, place.tone, { weight: 700, scale: 1.04, ...more })
}

export function quiet(place: Place, more: Parameters<typeof bodyStyle>[2] = {}): Paragraph['style'] {
  return bodyStyle(place.look, place.tone, { color: place.tone.muted, ...more })
}

/** Employers and schools, in the colour the design gives them. */
export function placeStyle(place: Place, more: Parameters<typeof bodyStyle>[2] = {}): Paragraph['style'] {
  return bodyStyle(place.look, place.tone, { color: place.tone[place.look.design.places], ...more })
}

/** Left text with something right-aligned on the same baseline; only what exists is drawn. */
export function spread(
  left: Paragraph[],
  right: { runs: Run[]; style: Paragraph['style'] },
  options: { before?: number } = {},
): Block[] {
  if (left.length === 0 && right.runs.length === 0) return []
  const before = options.before ?? 0
  if (right.runs.length === 0) return left.map((block, index) => (index === 0 ? { ...block, before } : block))
  if (left.length === 0) return line(right.runs, right.style, { before })
  return [
    {
      kind: 'row',
      gap: 14,
      valign: 'baseline',
      widestFit: 0.62,
      before,
      cells: [
        { width: { share: 1 }, blocks: left },
        { width: 'fit', blocks: line(right.runs, right.style, { align: 'right' }) },
      ],
    },
  ]
}
