import { mixColors } from '#engine/style/colors.ts'
import type { PageDecoration } from '../../blocks.ts'
import type { BorderPart } from '../../compose/part.ts'

const DEPTH = 66

type Outline = readonly (readonly [number, number])[]

/** Shares of the page's width, and of the depth from above. */
const far: Outline = [
  [0, 0.62],
  [0.1, 0.42],
  [0.17, 0.54],
  [0.33, 0.08],
  [0.42, 0.4],
  [0.5, 0.3],
  [0.62, 0.66],
  [0.74, 0.36],
  [0.83, 0.58],
  [0.93, 0.34],
  [1, 0.5],
]
const near: Outline = [
  [0, 0.84],
  [0.08, 0.72],
  [0.2, 0.96],
  [0.36, 0.62],
  [0.46, 0.86],
  [0.57, 0.7],
  [0.72, 0.18],
  [0.8, 0.5],
  [0.85, 0.44],
  [1, 0.92],
]

/** The page rises as a range of mountains into the header's band. */
const ridge: BorderPart = {
  belowHeader: 4.7,
  draw: ({ page, tones, style }) => {
    // Where the band ends under the header's text; a hair higher, so that no light shows between them.
    const top = page.margin.top * 0.62 - 0.3
    const { background } = tones.solid
    const grow = { region: 'header', by: 'y' } as const
    const range = (outline: Outline, fill: string, foot: number): PageDecoration => ({
      pages: 'first',
      shape: {
        shape: 'polygon',
        points: [
          [0, top + foot],
          ...outline.map(([x, y]) => [x * page.width, top + y * DEPTH] as const),
          [page.width, top + foot],
        ],
        fill,
      },
      grow,
    })
    return [
      {
        pages: 'first',
        shape: { shape: 'rect', x: 0, y: top, width: page.width, height: DEPTH, fill: background },
        grow,
      },
      range(far, mixColors(background, style.backgroundColor, 0.34), DEPTH - 1),
      range(near, style.backgroundColor, DEPTH + 1),
    ]
  },
}
export default ridge
