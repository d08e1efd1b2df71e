import type { Place } from './part.ts'

export const FIELD_PAD = { x: 16, y: 13 } as const

/** Where the section of a field draws: on the tint, within its edges. */
export function fieldPlace<In extends Place>(place: In): In {
  const { look, width, tone } = place
  if (look.design.headingMark !== 'field' || tone !== look.tones.page) return place
  return { ...place, tone: look.tint, width: width - 2 * FIELD_PAD.x }
}
