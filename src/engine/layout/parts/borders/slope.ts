import type { BorderPart } from '../../compose/part.ts'

const DEPTH = 40

/** The header's band runs out in a slope, from the right up to the left down. */
const slope: BorderPart = {
  belowHeader: 3.1,
  draw: ({ page, tones }) => {
    // Where the band ends under the header's text; a hair higher, so that no light shows between them.
    const top = page.margin.top * 0.62 - 0.3
    return [
      {
        pages: 'first',
        shape: {
          shape: 'polygon',
          points: [
            [0, top],
            [page.width, top],
            [0, top + DEPTH],
          ],
          fill: tones.solid.background,
        },
        grow: { region: 'header', by: 'y' },
      },
    ]
  },
}
export default slope
