import { type BorderPart, gapBelowHeader, headerColumn } from '../../compose/part.ts'

/** A dotted line under the header. */
const dottedRules: BorderPart = {
  belowHeader: 1.55,
  draw: ({ tones }, regions) => {
    const { x, width } = headerColumn(regions)
    const y = gapBelowHeader(regions) * 0.46
    return [
      {
        pages: 'first',
        shape: {
          shape: 'line',
          x1: x,
          x2: x + width,
          y1: y,
          y2: y,
          color: tones.page.accent,
          width: 1,
          dash: [0.1, 3.2],
        },
        grow: { region: 'header', by: 'y' },
      },
    ]
  },
}

export default dottedRules
