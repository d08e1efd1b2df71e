import type { PageDecoration } from '../../blocks.ts'
import type { BorderPart } from '../../compose/part.ts'

const INSET = 13
const BROAD = 4.5

/** The frame of a map: a band around the page, divided into lengths that are filled by turns. */
const graticule: BorderPart = {
  draw: ({ page, tones }) => {
    const { accent } = tones.page
    const inner = { width: page.width - 2 * INSET, height: page.height - 2 * INSET }
    const across = 12
    const down = 16
    const bar = (x: number, y: number, width: number, height: number): PageDecoration => ({
      pages: 'all',
      shape: { shape: 'rect', x, y, width, height, fill: accent },
    })
    const frame = (inset: number): PageDecoration => ({
      pages: 'all',
      shape: {
        shape: 'rect',
        x: inset,
        y: inset,
        width: page.width - 2 * inset,
        height: page.height - 2 * inset,
        stroke: { color: accent, width: 0.5 },
      },
    })
    const filled = (count: number, from: number) =>
      Array.from({ length: count }, (_, index) => index).filter((index) => index % 2 === from)
    return [
      frame(INSET),
      frame(INSET + BROAD),
      ...filled(across, 0).flatMap((index) => {
        const x = INSET + (inner.width / across) * index
        return [
          bar(x, INSET, inner.width / across, BROAD),
          bar(x, page.height - INSET - BROAD, inner.width / across, BROAD),
        ]
      }),
      ...filled(down, 1).flatMap((index) => {
        const y = INSET + (inner.height / down) * index
        return [
          bar(INSET, y, BROAD, inner.height / down),
          bar(page.width - INSET - BROAD, y, BROAD, inner.height / down),
        ]
      }),
    ]
  },
}
export default graticule
