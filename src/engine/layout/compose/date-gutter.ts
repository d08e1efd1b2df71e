import { headingGutter } from './gutter-label.ts'
import type { Look } from './look.ts'

const GAP = 14

/** Room for a period with short months: longer ones break after their dash and nowhere else. Under rules it holds the headings too. */
export function dateGutter(look: Look, width: number): { width: number; gap: number } {
  const usual = Math.min(look.size * 10, width * 0.26)
  if (look.design.headingMark !== 'overline') return { width: usual, gap: GAP }
  const { width: widest } = headingGutter({ look, tone: look.tones.page, width })
  return { width: Math.max(usual, widest), gap: GAP }
}
