import type { Place } from './part.ts'

/** The first of four columns, and the gap between two. */
export function swissGrid({ look, width }: Place): { width: number; gap: number } {
  const gap = look.gap.column * 0.8
  return { width: (width - 3 * gap) / 4, gap }
}
