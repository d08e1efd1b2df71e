import { mixColors } from '#engine/style/colors.ts'
import type { BorderPart } from '../../compose/part.ts'

const layers = [6, 8, 10, 12]

/** Layers of light under the header's band, as a sky has them over the horizon. */
const strata: BorderPart = {
  belowHeader: 3.3,
  draw: ({ page, tones, style }) => {
    // Below a band, which ends this far under the header's text.
    const start = page.margin.top * 0.62
    const light = mixColors(style.backgroundColor, tones.page.accent, 0.1)
    return layers.map((height, index) => ({
      pages: 'first' as const,
      shape: {
        shape: 'rect' as const,
        x: 0,
        y: start + layers.slice(0, index).reduce((sum, above) => sum + above, 0),
        width: page.width,
        height: height + 0.3,
        fill: mixColors(tones.page.accent, light, index / (layers.length - 1)),
      },
      grow: { region: 'header' as const, by: 'y' as const },
    }))
  },
}
export default strata
