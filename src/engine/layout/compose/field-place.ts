import type { SectionId } from '#engine/resume/resume.ts'
import type { Look, Tone } from './look.ts'
import type { Place } from './part.ts'

export const FIELD_PAD = { x: 16, y: 13 } as const

/** Where the header holds the summary, that is the one bold tile, and the side column's are the quiet ones. */
function fieldTone({ design, tones, tint, quietTint }: Look, id: SectionId): Tone {
  if (!design.opensWithSummary) return tint
  if (id === 'summary') return tones.solid
  return design.side.includes(id) ? quietTint : tint
}

/** Where the section of a field draws: on its colour, within its edges. */
export function fieldPlace<In extends Place>(place: In, id: SectionId): In {
  const { look, width, tone } = place
  if (look.design.headingMark !== 'field' || tone !== look.tones.page) return place
  return { ...place, tone: fieldTone(look, id), width: width - 2 * FIELD_PAD.x }
}
