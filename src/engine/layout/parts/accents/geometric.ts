import type { AccentPart } from '../../compose/part.ts'

/** Triangles in two corners of the page. */
const geometric: AccentPart = ({ page, tint, tones }) => {
  const { width, height } = page
  return [
    {
      pages: 'all',
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
      pages: 'all',
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
