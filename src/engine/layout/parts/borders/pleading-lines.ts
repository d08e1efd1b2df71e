import type { PageDecoration } from '../../blocks.ts'
import type { Look } from '../../compose/look.ts'
import type { BorderPart } from '../../compose/part.ts'
import { PATH_GRID } from '../../display-list.ts'
import { numerals, zero } from '../../numerals.ts'

/** Lines of a page of a court's transcript. */
const LINES = 25
const SIZE = 6.6
/** How wide a figure is with the space after it. */
const STEP = 6.2

const tenth = (value: number) => Math.round(value * 10) / 10

const figure = (digit: string): string => numerals[Number(digit) - 1] ?? zero

/** The same outline, this large and at this place. */
const placed = (d: string, x: number, y: number): string =>
  d.replaceAll(
    /([\d.]+) ([\d.]+)/g,
    (_, left: string, down: string) =>
      `${tenth(x + (Number(left) * SIZE) / PATH_GRID)} ${tenth(y + (Number(down) * SIZE) / PATH_GRID)}`,
  )

// Drawn once for a size of paper and its margins, and as one outline: dozens of shapes would slow a word processor down.
const drawn = new Map<string, string>()
const mostDrawn = 50

/** The numbers of the lines, ending at `right`. */
function lineNumbers({ top, step, right }: { top: number; step: number; right: number }): string {
  const key = `${top} ${step} ${right}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const outlines = Array.from({ length: LINES }, (_, line) => {
    const digits = [...String(line + 1)]
    const left = right - digits.length * STEP
    return digits.map((digit, index) => placed(figure(digit), left + index * STEP, top + line * step)).join(' ')
  })
  const outline = outlines.join(' ')
  if (drawn.size < mostDrawn) drawn.set(key, outline)
  return outline
}

const stepOf = ({ page }: Look): number => (page.height - page.margin.top - page.margin.bottom - SIZE) / (LINES - 1)

/** The margin of court paper: its lines counted, left of two rules from edge to edge. Text stands on them, and halfway between. */
const pleadingLines: BorderPart = {
  grid: (look) => ({ first: look.page.margin.top + SIZE, pitch: stepOf(look) / 2 }),
  draw: (look) => {
    const { page, tones } = look
    const rule = (x: number): PageDecoration => ({
      pages: 'all',
      shape: { shape: 'line', x1: x, x2: x, y1: 0, y2: page.height, color: tones.page.accent, width: 0.8 },
    })
    const right = page.margin.left * 0.76
    const d = lineNumbers({ top: page.margin.top, step: stepOf(look), right: right - 8 })
    return [
      rule(right - 3),
      rule(right),
      { pages: 'all', shape: { shape: 'path', d, x: 0, y: 0, size: PATH_GRID, fill: tones.page.muted } },
    ]
  },
}
export default pleadingLines
