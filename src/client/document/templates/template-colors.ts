import { luminance, mixColors } from '#engine/style/colors.ts'
import type { Style } from '#engine/style/style.ts'

export type TemplateColors = Pick<Style, 'primaryColor' | 'secondaryColor'>

/** Filled areas darker than this are full of ink; the others are tints. */
const DARK = 0.3
const PALENESS = 0.88

/** A template's colours with another ink: what was filled is filled with it, what was tinted is tinted with it. */
export function inInk({ secondaryColor }: TemplateColors, ink: string): TemplateColors {
  const isFilled = luminance(secondaryColor) < DARK
  return { primaryColor: ink, secondaryColor: isFilled ? ink : mixColors(ink, '#ffffff', PALENESS) }
}
