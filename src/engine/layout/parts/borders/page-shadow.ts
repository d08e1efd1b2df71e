import type { BorderPart } from '../../compose/part.ts'

/** A soft shadow along the right and lower edge of an inner sheet. */
const pageShadow: BorderPart = {
  draw: ({ page, tones }) => {
    const inset = 14
    const sheet = { x: inset, y: inset, width: page.width - 2 * inset, height: page.height - 2 * inset }
    const layers = [5, 4, 3, 2, 1].map((step) => ({
      pages: 'all' as const,
      shape: {
        shape: 'rect' as const,
        x: sheet.x + step,
        y: sheet.y + step,
        width: sheet.width,
        height: sheet.height,
        radius: 2,
        fill: tones.page.ink,
        opacity: 0.045,
      },
    }))
    return [
      ...layers,
      {
        pages: 'all',
        shape: {
          shape: 'rect',
          ...sheet,
          radius: 2,
          fill: tones.page.background,
          stroke: { color: tones.page.hairline, width: 0.3 },
        },
      },
    ]
  },
}
export default pageShadow
