import type { PageDecoration } from '../../blocks.ts'
import { litGround } from '../../compose/border-shade.ts'
import type { BorderPart } from '../../compose/part.ts'

/** Where the lamp hangs, as a share of the page's width, and how wide its opening is. */
const LAMP = { at: 0.86, width: 26 }

/** The light of a lamp beyond the page's upper edge, falling across it. */
const spotlight: BorderPart = {
  isBehind: true,
  draw: ({ page: { width, height }, style }) => {
    const { backgroundColor: background, primaryColor: accent } = style
    const lit = litGround({ background, accent })
    if (!lit) return []
    const cone = (fill: string, foot: readonly [number, number][]): PageDecoration => ({
      pages: 'first',
      shape: {
        shape: 'polygon',
        points: [[width * LAMP.at - LAMP.width / 2, 0], [width * LAMP.at + LAMP.width / 2, 0], ...foot],
        fill,
      },
    })
    return [
      cone(lit.edge, [
        [width * 0.74, height],
        [0, height],
        [0, height * 0.88],
      ]),
      cone(lit.middle, [
        [width * 0.56, height],
        [width * 0.04, height],
      ]),
    ]
  },
}
export default spotlight
