import { mixColors, strongestOn } from '#engine/style/colors.ts'
import type { BorderPart } from '../../compose/part.ts'

/** Where each beam meets the foot of the band, in shares of the page's width. */
const beams = [
  [0.34, 0.46],
  [0.56, 0.66],
  [0.74, 0.81],
  [0.88, 0.93],
  [0.99, 1.03],
] as const

/** Beams of light over the header's band, from its upper right corner. */
const rays: BorderPart = {
  draw: ({ page, tones }) => {
    const foot = page.margin.top * 0.62
    const { background, ink } = tones.solid
    return beams.map(([from, to]) => ({
      pages: 'first' as const,
      shape: {
        shape: 'polygon' as const,
        points: [
          [page.width * 0.99, 0],
          [page.width * from, foot],
          [page.width * to, foot],
        ] as const,
        // Away from the ink, so that a beam never makes the text on it harder to read.
        fill: mixColors(background, strongestOn(ink), 0.22),
      },
      grow: { region: 'header' as const, by: 'height' as const },
    }))
  },
}
export default rays
