import type { Chips, Paragraph, TextStyle } from '#engine/layout/blocks.ts'
import type { FlowPlace } from './flow-place.ts'
import { blankParagraph, type WordBlock } from './word-blocks.ts'

/** Lines are as high as their tallest run, as the layout sets them. */
export function lineHeight(runs: Paragraph['runs'], style: TextStyle): number {
  const heights = runs.map((run) => (run.style?.size ?? style.size) * (run.style?.leading ?? style.leading))
  return Math.max(...heights, runs.length === 0 ? style.size * style.leading : 0)
}

/** Chips become words with their own background in one running paragraph. */
export function chipsParagraph(chips: Chips, place: FlowPlace): WordBlock[] {
  if (chips.items.length === 0) return []
  const { style, fill, stroke, padding, iconColor } = chips
  const gap = chips.rowGap ?? chips.gap
  const line = stroke ? { color: stroke.color, width: stroke.width, kind: 'single' as const } : undefined
  return [
    blankParagraph(style.size * style.leading + padding.y * 2 + gap, {
      style,
      left: place.left,
      // Every line carries the gap above it, the first one too.
      before: -gap,
      pieces: chips.items.map((item) => ({
        kind: 'chip',
        runs: item.runs,
        style,
        ...(fill ? { fill } : {}),
        ...(line ? { stroke: line } : {}),
        ...(item.icon ? { icon: { d: item.icon, color: iconColor ?? style.color } } : {}),
      })),
    }),
  ]
}
