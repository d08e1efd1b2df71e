import type { Design } from '#engine/style/design.ts'
import type { TextStyle } from '../blocks.ts'
import { bodyStyle } from './look.ts'
import type { Place } from './part.ts'

type More = Parameters<typeof bodyStyle>[2]

/** When it was, as the design sets it. */
export function dated(place: Place, more: More = {}): TextStyle {
  const { look, tone } = place
  const faces: Record<NonNullable<Design['dates']>, More> = {
    accent: { color: tone.accent },
    italic: { italic: true },
    ink: { color: tone.ink },
  }
  const { dates } = look.design
  return quiet(place, { ...more, ...(dates ? faces[dates] : {}) })
}

export function quiet(place: Place, more: More = {}): TextStyle {
  return bodyStyle(place.look, place.tone, { color: place.tone.muted, ...more })
}
