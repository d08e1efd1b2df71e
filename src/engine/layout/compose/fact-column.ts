import type { Look, Tone } from './look.ts'

/** The narrow column at the right for what is a figure: dates and places; wider where it has a ground and holds contacts. */
export function factColumn({ size, design }: Look, width: number): { width: number; gap: number } {
  if (design.border === 'fact-column') return { width: Math.min(size * 14.4, width * 0.28), gap: 34 }
  return { width: Math.min(size * 10.4, width * 0.26), gap: design.border === 'flow-line' ? 34 : 20 }
}

/** What its text stands on. */
export const factTone = ({ tones, design }: Look): Tone => (design.border === 'fact-column' ? tones.solid : tones.page)

export const factGround = (look: Look): { ground?: string } =>
  look.design.border === 'fact-column' ? { ground: look.tones.solid.background } : {}
