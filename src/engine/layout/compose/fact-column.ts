import type { Look } from './look.ts'

/** Where a line stands in the gap. */
const LINE_GAP = 34

/** The narrow column at the right for what is a figure: contacts, dates and places. */
export function factColumn({ size, design }: Look, width: number): { width: number; gap: number } {
  const hasLine = design.border === 'flow-line'
  return { width: Math.min(size * (hasLine ? 13.8 : 13), width * 0.27), gap: hasLine ? LINE_GAP : 22 }
}
