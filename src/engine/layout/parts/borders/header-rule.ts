import { type BorderPart, gapBelowHeader, headerColumn } from '../../compose/part.ts'

/** A hairline under the header. */
const headerRule: BorderPart = {
  belowHeader: 1.8,
  draw: ({ tones }, regions) => {
    const { x, width } = headerColumn(regions)
    const y = gapBelowHeader(regions) * 0.46
    return [
      {
        pages: 'first',
        shape: { shape: 'line', x1: x, x2: x + width, y1: y, y2: y, color: tones.page.accent, width: 0.5 },
        grow: { region: 'header', by: 'y' },
      },
    ]
  },
}
export default headerRule
