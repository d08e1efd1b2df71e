import type { PageDecoration } from '../../blocks.ts'
import type { BorderPart } from '../../compose/part.ts'

const INSET = 14
const DEPTH = 6

/** A soft shadow along the right and lower edge of an inner sheet, drawn beside it so that no ground is covered. */
const pageShadow: BorderPart = {
  draw: ({ page, tones }) => {
    const right = page.width - INSET
    const foot = page.height - INSET
    const shade = (place: { x: number; y: number; width: number; height: number }, step: number): PageDecoration => ({
      pages: 'all',
      shape: { shape: 'rect', ...place, fill: tones.page.ink, opacity: 0.26 * (1 - step / DEPTH) ** 1.5 },
    })
    const steps = Array.from({ length: DEPTH }, (_, step) => step)
    return [
      ...steps.flatMap((step) => [
        shade({ x: right + step, y: INSET + DEPTH, width: 1, height: foot - INSET - DEPTH + step }, step),
        shade({ x: INSET + DEPTH, y: foot + step, width: right - INSET - DEPTH + step, height: 1 }, step),
      ]),
      {
        pages: 'all',
        shape: {
          shape: 'rect',
          x: INSET,
          y: INSET,
          width: right - INSET,
          height: foot - INSET,
          stroke: { color: tones.page.hairline, width: 0.3 },
        },
      },
    ]
  },
}

export default pageShadow
