import { mixColors } from '#engine/style/colors.ts'
import type { BorderPart } from '../../compose/part.ts'

const BANDS = 24

/** A bar at the page's head, broad on the first in steps from the primary to the secondary colour. */
const spectrumBar: BorderPart = {
  draw: ({ page, tones, style }) => {
    const bar = (pages: 'first' | 'rest', height: number) =>
      Array.from({ length: BANDS }, (_, band) => ({
        pages,
        shape: {
          shape: 'rect' as const,
          x: (page.width / BANDS) * band,
          y: 0,
          width: page.width / BANDS + 0.3,
          height,
          fill: mixColors(tones.page.accent, style.secondaryColor, band / (BANDS - 1)),
        },
      }))
    // The running line needs its room on further pages.
    return [...bar('first', 26), ...bar('rest', 8)]
  },
}
export default spectrumBar
