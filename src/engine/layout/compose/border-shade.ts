import { luminance, mixColors } from '#engine/style/colors.ts'
import type { BorderPart } from '#engine/style/design.ts'

/** Of the accent in the edge of a lamp's light and in its middle. */
const LIGHT = { edge: 0.07, middle: 0.13 } as const
/** On lighter paper no light would be seen. */
const LIGHTEST = 0.18

type Colors = { background: string; accent: string }

/** The colours of a page where the light of a lamp falls on it; nothing on light paper. */
export function litGround({ background, accent }: Colors): { edge: string; middle: string } | undefined {
  if (luminance(background) > LIGHTEST) return undefined
  return { edge: mixColors(background, accent, LIGHT.edge), middle: mixColors(background, accent, LIGHT.middle) }
}

/** What a border part lays under text that stands on the page as well: it must be read on both. */
export const borderShade = (border: BorderPart, colors: Colors): string | undefined =>
  border === 'spotlight' ? litGround(colors)?.middle : undefined
