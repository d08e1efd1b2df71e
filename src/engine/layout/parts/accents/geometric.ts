import type { AccentPart } from '../../compose/part.ts'

/** Triangles in two corners; the upper one only where no page number stands. */
const geometric: AccentPart = ({ page, tint, tones }) => {
  const { width, height } = page
  return [
    {
      pages: 'first',
      shape: {
        shape: 'polygon',
        points: [
          [width - 104, 0],
          [width, 0],
          [width, 74],
        ],
        fill: tint.background,
      },
    },
    {
      pages: 'first',
      shape: {
        shape: 'polygon',
        points: [
          [width - 46, 0],
          [width, 0],
          [width, 33],
        ],
        fill: tones.page.accent,
      },
    },
    {
      pages: 'all',
      shape: {
        shape: 'polygon',
        points: [
          [0, height - 46],
          [0, height],
          [62, height],
        ],
        fill: tint.background,
      },
    },
  ]
}
export default geometric
