import { contrastRatio, luminance, readable } from '#engine/style/colors.ts'

const MINIMUM_CONTRAST = 4.5

export type ContrastNote = { message: string; drawn: string }

/** What the page does with a colour that could not be read on the background; undefined if it stays as it is. */
export function contrastNote(color: string, background: string): ContrastNote | undefined {
  if (contrastRatio(color, background) >= MINIMUM_CONTRAST) return undefined
  const drawn = readable(color, background, MINIMUM_CONTRAST)
  const change = luminance(drawn) < luminance(color) ? 'darkened' : 'lightened'
  return { message: `We ${change} this so that it stays readable.`, drawn }
}
