import type { LayoutPart } from '#engine/style/design.ts'
import type { Look } from './look.ts'

/** A line stands in the gap of these. */
const gaps: Partial<Record<LayoutPart, number>> = { midline: 34 }

/** Room for the longest month, a year and a dash: periods break after their dash and nowhere else. */
export function dateGutter(look: Look, width: number): { width: number; gap: number } {
  const letters = look.design.dates === 'large' ? 10.6 : 9
  return { width: Math.min(look.size * letters, width * 0.26), gap: gaps[look.design.layout] ?? 14 }
}
