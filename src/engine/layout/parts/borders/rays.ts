import { contrastRatio, mixColors } from '#engine/style/colors.ts'
import type { BorderPart } from '../../compose/part.ts'

/** Where each beam meets the foot of the band, in shares of the page's width. */
const beams = [
  [-0.1, 0.12],
  [0.24, 0.4],
  [0.5, 0.62],
  [0.7, 0.79],
] as const

const strengths = [0.1, 0.07, 0.05, 0.03, 0.02] as const
const READABLE = 4.5

/** Beams of light over the header's band, from its upper right corner. */
const rays: BorderPart = {
  draw: ({ page, tones }) => {
    const foot = page.margin.top * 0.62
    const { background, ink, muted } = tones.solid
    // A beam must not drown the small print it falls on.
    const light = strengths.find((share) => contrastRatio(mixColors(background, ink, share), muted) >= READABLE) ?? 0
    return beams.map(([from, to]) => ({
      pages: 'first' as const,
      shape: {
        shape: 'polygon' as const,
        points: [
          [page.width * 0.93, 0],
          [page.width * from, foot],
          [page.width * to, foot],
        ] as const,
        fill: mixColors(background, ink, light),
      },
      grow: { region: 'header' as const, by: 'height' as const },
    }))
  },
}
export default rays
