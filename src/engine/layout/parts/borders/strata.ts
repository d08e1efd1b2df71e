import type { BorderPart } from '../../compose/part.ts'

const THICKNESS = 7

/** One line of light along the foot of the header's band. */
const strata: BorderPart = {
  belowHeader: 1.9,
  draw: ({ page, tones }) => [
    {
      pages: 'first',
      shape: {
        shape: 'rect',
        x: 0,
        // Below a band, which ends this far under the header's text.
        y: page.margin.top * 0.62,
        width: page.width,
        height: THICKNESS,
        fill: tones.page.accent,
      },
      grow: { region: 'header', by: 'y' },
    },
  ],
}
export default strata
