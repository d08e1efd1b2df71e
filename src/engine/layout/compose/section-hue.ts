import { mixColors, readable } from '#engine/style/colors.ts'
import type { Place } from './part.ts'

/** Where headings are a spectrum, each section has a colour of its own on the way from the primary to the secondary one. */
export function sectionHue<In extends Place & { index: number }>(place: In): In {
  const { look, tone, index } = place
  if (look.design.headingText !== 'spectrum') return place
  const mixed = mixColors(tone.accent, look.style.secondaryColor, Math.min(1, index / 5))
  const accent = readable(mixed, tone.background, 4.5)
  return { ...place, tone: { ...tone, accent, marker: accent } }
}
