import type { BorderPart } from '../../compose/part.ts'
import { PATH_GRID } from '../../display-list.ts'

const STEP = 15.5
/** How far the screen reaches from the corner, as a share of the page. */
const REACH = 0.36
/** Of the step, in a dot's radius at the most: larger ones would run together. */
const LARGEST = 0.46
/** Beyond the page's corner, where the dots would be largest. */
const BEYOND = 22

const tenth = (value: number) => Math.round(value * 10) / 10

// Drawing one anew takes longer than laying a page out; there are as many as sizes of paper.
const screens = new Map<string, string>()
const mostScreens = 50

/** One outline for all dots of the screen: hundreds of shapes of their own would slow a word processor down. */
function dots({ width }: { width: number }): string {
  const key = String(width)
  const known = screens.get(key)
  if (known !== undefined) return known
  const reach = width * REACH
  const count = Math.ceil(reach / STEP)
  const drawn: string[] = []
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column <= count; column += 1) {
      const x = width - (column + (row % 2 === 0 ? 0 : 0.5)) * STEP
      const y = (row + 0.3) * STEP * 0.87
      const away = Math.hypot(width - x + BEYOND, (y + BEYOND) * 1.2) / reach
      const r = tenth(STEP * Math.min(LARGEST, 0.6 * (1 - away)))
      if (r < 0.6) continue
      const [left, right] = [tenth(x - r), tenth(x + r)]
      drawn.push(`M${left} ${tenth(y)} A${r} ${r} 0 1 0 ${right} ${tenth(y)} A${r} ${r} 0 1 0 ${left} ${tenth(y)} Z`)
    }
  }
  const outline = drawn.join(' ')
  if (screens.size < mostScreens) screens.set(key, outline)
  return outline
}

/** A screen of dots in the second ink that grow towards the first page's upper right corner, under whatever stands there. */
const halftone: BorderPart = {
  draw: ({ page, tint }) => [
    { pages: 'first', shape: { shape: 'path', d: dots(page), x: 0, y: 0, size: PATH_GRID, fill: tint.background } },
  ],
}
export default halftone
