import type { SectionId } from '#engine/resume/resume.ts'
import { mixColors, readable } from '#engine/style/colors.ts'
import type { Look, Tone } from './look.ts'
import type { Place } from './part.ts'

export const FIELD_PAD = { x: 16, y: 13 } as const

/** Between tiles, as between those of a mosaic. */
export const FIELD_SEAM = 7.5

/** Of the accent in the shade under skills. */
const SHADE = 0.22

/** The summary is the one bold tile, skills stand on a shade of the page, the others on the pale ground. */
function fieldTone({ tones, tint }: Look, id: SectionId): Tone {
  if (id === 'summary') return tones.solid
  if (id !== 'skills') return tint
  const background = mixColors(tones.page.background, tones.page.accent, SHADE)
  const on = (color: string) => readable(color, background, 4.5)
  const { ink, muted, accent, hairline, marker } = tones.page
  return { background, ink: on(ink), muted: on(muted), accent: on(accent), hairline, marker: on(marker) }
}

/** Where the section of a field draws: on its colour, within its edges. */
export function fieldPlace<In extends Place>(place: In, id: SectionId): In {
  const { look, width, tone } = place
  if (look.design.headingMark !== 'field' || tone !== look.tones.page) return place
  return { ...place, tone: fieldTone(look, id), width: width - 2 * FIELD_PAD.x }
}
