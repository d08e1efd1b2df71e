import { luminance, mixColors } from '#engine/style/colors.ts'

/** Of the accent in the edge of the light and in its middle. */
const LIGHT = { edge: 0.05, middle: 0.1 } as const

/** On lighter paper no light would be seen. */
const LIGHTEST = 0.18

/** The colours of a page where the light of a lamp falls on it; nothing on light paper. */
export function litGround(background: string, accent: string): { edge: string; middle: string } | undefined {
  if (luminance(background) > LIGHTEST) return undefined
  return { edge: mixColors(background, accent, LIGHT.edge), middle: mixColors(background, accent, LIGHT.middle) }
}
