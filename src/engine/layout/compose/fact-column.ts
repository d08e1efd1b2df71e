import type { Look } from './look.ts'

/** The narrow column at the right for what is a figure: dates and places. */
export function factColumn({ size }: Look, width: number): { width: number; gap: number } {
  return { width: Math.min(size * 10.4, width * 0.26), gap: 20 }
}
