import { luminance } from '#engine/style/colors.ts'
import type { Style } from '#engine/style/style.ts'
import { inks, tints } from '#engine/style/swatches.ts'

export type TemplateColors = Pick<Style, 'primaryColor' | 'secondaryColor'>

/** Filled areas darker than this are full of ink; the others are tints. */
const DARK = 0.3

/** A template's colours with another ink: what was filled is filled with it, what was tinted is tinted with it. */
export function inInk({ secondaryColor }: TemplateColors, ink: string): TemplateColors {
  const tint = tints[inks.findIndex(({ color }) => color === ink)]?.color ?? ink
  return { primaryColor: ink, secondaryColor: luminance(secondaryColor) < DARK ? ink : tint }
}
