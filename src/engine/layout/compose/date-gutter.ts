import type { BorderPart, Design } from '#engine/style/design.ts'
import type { Look, Tone } from './look.ts'

/** A line or the edge of a tint stands in the gap of these, and dates end before it. */
const gaps: Partial<Record<BorderPart, number>> = { 'date-column': 34 }

/** Room for a period with short months: longer ones break after their dash and nowhere else. */
export function dateGutter(look: Look, width: number): { width: number; gap: number } {
  const most = look.design.border === 'date-column' ? 12 : 10
  return { width: Math.min(look.size * most, width * 0.26), gap: gaps[look.design.border] ?? 14 }
}

export const datesAlign = ({ design }: Look): 'left' | 'right' => (gaps[design.border] ? 'right' : 'left')

/** Whether headings stand in the column of the dates, and so on its tint. */
export const hasHeadsInColumn = ({ headingMark, border }: Design): boolean =>
  headingMark === 'none' && border === 'date-column'

/** What dates in the gutter stand on. */
export const datesTone = ({ design, tint }: Look, tone: Tone): Tone => (design.border === 'date-column' ? tint : tone)
