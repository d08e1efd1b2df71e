import { mixColors } from '#engine/style/colors.ts'
import type { BorderPart } from '../../compose/part.ts'

const BANDS = 24

/** A bar at the page's head in steps from the primary to the secondary colour. */
const spectrumBar: BorderPart = {
  draw: ({ page, tones, style }) =>
    Array.from({ length: BANDS }, (_, band) => ({
      pages: 'all' as const,
      shape: {
        shape: 'rect' as const,
        x: (page.width / BANDS) * band,
        y: 0,
        width: page.width / BANDS + 0.3,
        height: 26,
        fill: mixColors(tones.page.accent, style.secondaryColor, band / (BANDS - 1)),
      },
    })),
}
export default spectrumBar
