import type { SectionId } from '#engine/resume/resume.ts'
import type { Look, Tone } from './look.ts'
import type { Place } from './part.ts'

export const FIELD_PAD = { x: 16, y: 13 } as const

/** Between tiles, as between those of a mosaic. */
export const FIELD_SEAM = 7.5

/** The summary is the one bold tile, the others are pale. */
const fieldTone = ({ tones, tint }: Look, id: SectionId): Tone => (id === 'summary' ? tones.solid : tint)

/** Where the section of a field draws: on its colour, within its edges. */
export function fieldPlace<In extends Place>(place: In, id: SectionId): In {
  const { look, width, tone } = place
  if (look.design.headingMark !== 'field' || tone !== look.tones.page) return place
  return { ...place, tone: fieldTone(look, id), width: width - 2 * FIELD_PAD.x }
}
