import { hasHeadsInColumn } from './date-gutter.ts'
import type { Look, Tone } from './look.ts'

/** What a heading on the page stands on, where the border part has painted it. */
export function headingTone({ design, tones, tint, shade }: Look, tone: Tone): Tone {
  if (tone !== tones.page) return tone
  if (design.border === 'label-column' || hasHeadsInColumn(design)) return tint
  return shade ? { ...tone, background: shade } : tone
}
