import type { PageDecoration } from '../../blocks.ts'
import type { BorderPart } from '../../compose/part.ts'
import { PATH_GRID } from '../../display-list.ts'

const BROAD = 9
const ACROSS = 12
const DOWN = 16

/** Two edges of a map: a band along the head and the left of the page, divided into lengths that are filled by turns. */
const graticule: BorderPart = {
  draw: ({ page, tones }) => {
    const bar = (x: number, y: number, width: number, height: number) =>
      `M${x} ${y} L${x + width} ${y} L${x + width} ${y + height} L${x} ${y + height} Z`
    const across = page.width / ACROSS
    const down = page.height / DOWN
    const filled = (count: number, from: number) =>
      Array.from({ length: count }, (_, index) => index).filter((index) => index % 2 === from)
    const bars = [
      ...filled(ACROSS, 0).map((index) => bar(index * across, 0, across, BROAD)),
      ...filled(DOWN, 1).map((index) => bar(0, index * down, BROAD, down)),
      // The neatline.
      bar(BROAD, BROAD, page.width - BROAD, 0.5),
      bar(BROAD, BROAD, 0.5, page.height - BROAD),
    ]
    const shape = { shape: 'path' as const, d: bars.join(' '), x: 0, y: 0, size: PATH_GRID, fill: tones.page.accent }
    return [{ pages: 'all', shape } satisfies PageDecoration]
  },
}
export default graticule
