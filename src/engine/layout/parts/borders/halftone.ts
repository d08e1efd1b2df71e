import type { PageDecoration } from '../../blocks.ts'
import type { BorderPart } from '../../compose/part.ts'
import { PATH_GRID } from '../../display-list.ts'

const STEP = 11.4

const tenth = (value: number) => Math.round(value * 10) / 10

// Drawing one anew takes longer than laying a page out; there are as many as page sizes and margins.
const screens = new Map<string, string>()
const mostScreens = 50

/** One outline for all dots of a screen: hundreds of shapes of their own would slow a word processor down. */
function dots(page: { width: number }, rows: number, place: (row: number) => number): string {
  const key = `${page.width} ${rows} ${place(0)}`
  const known = screens.get(key)
  if (known !== undefined) return known
  const columns = Math.ceil(page.width / STEP)
  const drawn: string[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const r = tenth(STEP * 0.49 * ((column + 1) / columns) * Math.sqrt(1 - row / rows))
      if (r < 0.5) continue
      const x = (column + (row % 2 === 0 ? 0.5 : 1)) * STEP
      const y = tenth(place(row))
      const [left, right] = [tenth(x - r), tenth(x + r)]
      drawn.push(`M${left} ${y} A${r} ${r} 0 1 0 ${right} ${y} A${r} ${r} 0 1 0 ${left} ${y} Z`)
    }
  }
  const outline = drawn.join(' ')
  if (screens.size < mostScreens) screens.set(key, outline)
  return outline
}

/** Screens of dots that grow towards the page's right: in the second ink along its head, in the first along its foot. */
const halftone: BorderPart = {
  draw: ({ page, tones, tint }) => {
    const rows = Math.floor((page.margin.top * 0.9) / STEP)
    const screen = (pages: PageDecoration['pages'], d: string, fill: string): PageDecoration => ({
      pages,
      shape: { shape: 'path', d, x: 0, y: 0, size: PATH_GRID, fill },
    })
    return [
      screen(
        'first',
        dots(page, rows, (row) => (row + 0.45) * STEP),
        tint.background,
      ),
      screen(
        'all',
        dots(page, 4, (row) => page.height - (row + 0.4) * STEP),
        tones.page.accent,
      ),
    ]
  },
}
export default halftone
