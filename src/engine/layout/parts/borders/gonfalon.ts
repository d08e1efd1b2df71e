import { onColor } from '../../compose/lead-sign.ts'
import type { BorderPart } from '../../compose/part.ts'
import { icons } from '../../icons.ts'

const WIDTH = 42
const HEIGHT = 62
const NOTCH = 11
const SIGN = 24

/** A college's banner with a cap on it, hung from the page's edge over the side column. */
const gonfalon: BorderPart = {
  draw: ({ page, tones }, regions) => {
    const side = regions.find((region) => region.id === 'side')
    const x = side?.x ?? page.width - page.margin.right - WIDTH
    const { accent } = tones.page
    return [
      {
        pages: 'first',
        shape: {
          shape: 'polygon',
          points: [
            [x, 0],
            [x + WIDTH, 0],
            [x + WIDTH, HEIGHT],
            [x + WIDTH / 2, HEIGHT - NOTCH],
            [x, HEIGHT],
          ],
          fill: accent,
        },
      },
      {
        pages: 'first',
        shape: {
          shape: 'path',
          d: icons.education,
          x: x + (WIDTH - SIGN) / 2,
          y: (HEIGHT - NOTCH - SIGN) / 2,
          size: SIGN,
          fill: onColor(accent),
        },
      },
    ]
  },
}
export default gonfalon
