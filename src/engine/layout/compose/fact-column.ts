import type { Look, Tone } from './look.ts'

/** The narrow column at the right for what is a figure: dates and places. */
export function factColumn({ size, design }: Look, width: number): { width: number; gap: number } {
  const gaps: Partial<Record<typeof design.border, number>> = { 'fact-column': 30, 'flow-line': 34 }
  return { width: Math.min(size * 10.4, width * 0.26), gap: gaps[design.border] ?? 20 }
}

const hasGround = ({ design }: Look): boolean => design.border === 'fact-column'

/** What its text stands on. */
export const factTone = (look: Look): Tone => (hasGround(look) ? look.tint : look.tones.page)

export const factGround = (look: Look): { ground?: string } => (hasGround(look) ? { ground: look.tint.background } : {})
