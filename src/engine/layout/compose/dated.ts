import type { TextStyle } from '../blocks.ts'
import { bodyStyle } from './look.ts'
import type { Place } from './part.ts'

type More = Parameters<typeof bodyStyle>[2]

/** When it was, as the design sets it. */
export function dated(place: Place, more: More = {}): TextStyle {
  const { look, tone } = place
  const { dates } = look.design
  const color = dates === 'accent' || dates === 'ink' ? tone[dates] : tone.muted
  return bodyStyle(look, tone, { color, italic: dates === 'italic', ...more })
}

export function quiet(place: Place, more: More = {}): TextStyle {
  return bodyStyle(place.look, place.tone, { color: place.tone.muted, ...more })
}
