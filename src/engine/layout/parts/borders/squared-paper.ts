import { mixColors } from '#engine/style/colors.ts'
import type { PageDecoration } from '../../blocks.ts'
import type { BorderPart } from '../../compose/part.ts'
import { PATH_GRID } from '../../display-list.ts'

/** Two lines of text: a centimetre. */
const SQUARE = 28
const HAIR = 0.6
/** Of the accent in the lines of the paper. */
const PALE = 0.17
/** Between a line of text and the line of the paper it stands on. */
const BELOW_BASELINE = 3
/** Left of the text. */
const MARGIN_LINE = 14
const HOLE = { radius: 7, middle: 21, shade: 0.16 }

const tenth = (value: number) => Math.round(value * 10) / 10

const bar = (x: number, y: number, right: number, foot: number) =>
  `M${tenth(x)} ${tenth(y)} L${tenth(right)} ${tenth(y)} L${tenth(right)} ${tenth(foot)} L${tenth(x)} ${tenth(foot)} Z`

const steps = (length: number) =>
  Array.from({ length: Math.floor(length / SQUARE) }, (_, index) => (index + 1) * SQUARE)

/** A page of a ring binder: squares, drawn as one outline, a line down the margin, and the holes of the rings in it. */
const squaredPaper: BorderPart = {
  // Every second line of text stands on a line of the paper, the others halfway between two.
  grid: () => ({ first: SQUARE * 2 - BELOW_BASELINE, pitch: SQUARE / 2 }),
  draw: ({ page, tones }) => {
    const { width, height, margin } = page
    const { background, ink, accent } = tones.page
    const d = [
      ...steps(width).map((x) => bar(x, 0, x + HAIR, height)),
      ...steps(height).map((y) => bar(0, y, width, y + HAIR)),
    ].join(' ')
    const x = margin.left - MARGIN_LINE
    const hole = (share: number): PageDecoration => {
      const { radius, middle, shade } = HOLE
      const fill = mixColors(background, ink, shade)
      return {
        pages: 'all',
        shape: { shape: 'ellipse', cx: middle, cy: height * share, rx: radius, ry: radius, fill },
      }
    }
    return [
      {
        pages: 'all',
        shape: { shape: 'path', d, x: 0, y: 0, size: PATH_GRID, fill: mixColors(background, accent, PALE) },
      },
      { pages: 'all', shape: { shape: 'line', x1: x, x2: x, y1: 0, y2: height, color: accent, width: 1.2 } },
      ...[1 / 6, 1 / 2, 5 / 6].map(hole),
    ]
  },
}
export default squaredPaper
