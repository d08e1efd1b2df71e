import type { SectionId } from '#engine/resume/resume.ts'
import { mixColors } from '#engine/style/colors.ts'
import type { Look, Tone } from './look.ts'
import type { Place } from './part.ts'

export const FIELD_PAD = { x: 16, y: 13 } as const

/** Between tiles, as between those of a mosaic. */
export const FIELD_SEAM = 5

/** Whether the section stands on a tile of the side column. */
export const isTile = ({ design }: Look, id: SectionId): boolean =>
  design.headingMark === 'field' && design.side.includes(id)

/** Of the accent in every second tile. */
const DEEPER = 0.1

/** The summary is the one bold tile; the side column's are pale, in turn a little deeper, and the story has none. */
function fieldTone(look: Look, id: SectionId, index: number): Tone {
  const { tones, tint } = look
  if (id === 'summary') return tones.solid
  if (!isTile(look, id)) return tones.page
  return index % 2 === 0 ? { ...tint, background: mixColors(tint.background, tones.page.accent, DEEPER) } : tint
}

/** Where the section of a field draws: on its colour, within its edges. */
export function fieldPlace<In extends Place & { index: number }>(place: In, id: SectionId): In {
  const { look, width, tone, index } = place
  if (look.design.headingMark !== 'field' || tone !== look.tones.page) return place
  const ground = fieldTone(look, id, index)
  return ground === tone ? place : { ...place, tone: ground, width: width - 2 * FIELD_PAD.x }
}
