import { mixColors } from '#engine/style/colors.ts'
import type { BorderPart } from '../../compose/part.ts'
import { PATH_GRID } from '../../display-list.ts'

/** About five millimetres. */
const SQUARE = 13.6
const HAIR = 0.4
/** Of the accent in the lines of the paper. */
const PALE = 0.09
/** Between a line of text and the line of the paper under it. */
const BELOW_BASELINE = 0.9
/** Left of the text. */
const MARGIN_LINE = 14

const tenth = (value: number) => Math.round(value * 10) / 10

const bar = (x: number, y: number, right: number, foot: number) =>
  `M${tenth(x)} ${tenth(y)} L${tenth(right)} ${tenth(y)} L${tenth(right)} ${tenth(foot)} L${tenth(x)} ${tenth(foot)} Z`

const steps = (length: number) =>
  Array.from({ length: Math.floor(length / SQUARE) }, (_, index) => (index + 1) * SQUARE)

/** A page of an exercise book: pale squares, drawn as one outline, and a line down the margin. */
const squaredPaper: BorderPart = {
  grid: () => ({ first: SQUARE * 5 - BELOW_BASELINE, pitch: SQUARE }),
  draw: ({ page, tones }) => {
    const { width, height, margin } = page
    const { background, accent } = tones.page
    const d = [
      ...steps(width).map((x) => bar(x, 0, x + HAIR, height)),
      ...steps(height).map((y) => bar(0, y, width, y + HAIR)),
    ].join(' ')
    const x = margin.left - MARGIN_LINE
    return [
      {
        pages: 'all',
        shape: { shape: 'path', d, x: 0, y: 0, size: PATH_GRID, fill: mixColors(background, accent, PALE) },
      },
      { pages: 'all', shape: { shape: 'line', x1: x, x2: x, y1: 0, y2: height, color: accent, width: 0.9 } },
    ]
  },
}
export default squaredPaper
