import type { SectionId } from '#engine/resume/resume.ts'
import type { Look, Tone } from './look.ts'
import type { Place } from './part.ts'

export const FIELD_PAD = { x: 16, y: 13 } as const

/** The summary is the one bold tile; the side column's are pale, and the story has none. */
function fieldTone({ design, tones, tint }: Look, id: SectionId): Tone {
  if (id === 'summary') return tones.solid
  return design.side.includes(id) ? tint : tones.page
}

/** Where the section of a field draws: on its colour, within its edges. */
export function fieldPlace<In extends Place>(place: In, id: SectionId): In {
  const { look, width, tone } = place
  if (look.design.headingMark !== 'field' || tone !== look.tones.page) return place
  const ground = fieldTone(look, id)
  return ground === tone ? place : { ...place, tone: ground, width: width - 2 * FIELD_PAD.x }
}
