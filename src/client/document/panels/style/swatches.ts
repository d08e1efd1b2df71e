// Colours offered beside each colour field. The inks read on white and under white.
import { formatColor, mixColors } from '#engine/style/colors.ts'
import data from './swatches.json'

export type Swatch = { name: string; color: string }

export const inks: readonly Swatch[] = data.inks
export const papers: readonly Swatch[] = data.papers

const white = formatColor({ red: 255, green: 255, blue: 255 })
const PALENESS = 0.88

/** The inks, thinned until dark text reads on them. */
export const tints: readonly Swatch[] = inks.map(({ name, color }) => ({
  name: `Pale ${name.toLowerCase()}`,
  color: mixColors(color, white, PALENESS),
}))
