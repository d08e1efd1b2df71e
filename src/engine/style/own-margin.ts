import type { Design } from './design.ts'

const margins = { compact: 46, normal: 52, airy: 58 } as const

/** The margin a design was drawn with, in points; the style scales it. */
export function ownMargin({ margin, density }: Pick<Design, 'margin' | 'density'>): number {
  return margin ?? margins[density]
}
