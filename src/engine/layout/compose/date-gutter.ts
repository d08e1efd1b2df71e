import type { Look } from './look.ts'

/** Room for the longest month, a year and a dash: periods break after their dash and nowhere else. */
export function dateGutter(look: Look, width: number): { width: number; gap: number } {
  return { width: Math.min(look.size * 9, width * 0.26), gap: look.design.layout === 'midline' ? 34 : 14 }
}
