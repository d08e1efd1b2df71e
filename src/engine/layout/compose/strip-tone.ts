import { mixColors, readable } from '#engine/style/colors.ts'
import type { Look, Tone } from './look.ts'

/** The ground of a strip that stands on another ground: the fill on the page, its tint where the header stands on the fill, a shade of the fill on the fill. */
export function stripTone(look: Look, tone: Tone): { background: string; ink: string; accent: string } {
  if (tone.background === look.tones.page.background)
    return look.design.headerGround === 'fill' ? look.tint : look.tones.fill
  const background = mixColors(tone.background, tone.accent, 0.14)
  return { background, ink: readable(tone.ink, background, 4.5), accent: readable(tone.accent, background, 4.5) }
}
