import { type BorderPart, headerColumn } from '../../compose/part.ts'

/** A hairline under the header. */
const headerRule: BorderPart = ({ tones, gap }, regions) => {
  const { x, width } = headerColumn(regions)
  const y = gap.section * 0.5
  return [
    {
      pages: 'first',
      shape: { shape: 'line', x1: x, x2: x + width, y1: y, y2: y, color: tones.page.accent, width: 0.75 },
      grow: { region: 'header', by: 'y' },
    },
  ]
}
export default headerRule
