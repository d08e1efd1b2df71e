import type { Look } from './look.ts'

/** Where a line stands in the gap. */
const LINE_GAP = 34

/** The narrow column at the right for what is a figure: dates and places, and beside a line the contacts too. */
export function factColumn({ size, design }: Look, width: number): { width: number; gap: number } {
  const hasLine = design.border === 'flow-line'
  return { width: Math.min(size * (hasLine ? 13.8 : 10.6), width * 0.27), gap: hasLine ? LINE_GAP : 18 }
}

/** Facts begin at a line, and end at the margin where there is none. */
export const factsAlign = ({ design }: Look): 'left' | 'right' => (design.border === 'flow-line' ? 'left' : 'right')
