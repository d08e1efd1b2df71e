import { mixColors } from '#engine/style/colors.ts'
import type { BorderPart } from '../../compose/part.ts'

/** Layers of light under the header's band, as a sky has them over the horizon. */
const strata: BorderPart = {
  belowHeader: 1.3,
  draw: ({ page, tones, tint, style }) => {
    const steps = 4
    const height = 5
    // Below a band, which ends this far under the header's text.
    const start = page.margin.top * 0.62
    return Array.from({ length: steps }, (_, step) => ({
      pages: 'first' as const,
      shape: {
        shape: 'rect' as const,
        x: 0,
        y: start + step * height,
        width: page.width,
        height: height + 0.3,
        fill: mixColors(
          tones.page.accent,
          mixColors(style.backgroundColor, tint.background, 0.5),
          (step + 0.35) / steps,
        ),
      },
      grow: { region: 'header' as const, by: 'y' as const },
    }))
  },
}
export default strata
