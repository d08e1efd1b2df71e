import type { LayoutPart } from '#engine/style/design.ts'
import type { Look } from './look.ts'

/** A line stands in the gap of these. */
const gaps: Partial<Record<LayoutPart, number>> = { midline: 34 }

/** Room for a period with short months: longer ones break after their dash and nowhere else. */
export function dateGutter(look: Look, width: number): { width: number; gap: number } {
  return { width: Math.min(look.size * 10, width * 0.26), gap: gaps[look.design.layout] ?? 14 }
}
