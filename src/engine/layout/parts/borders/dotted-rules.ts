import { type BorderPart, headerColumn } from '../../compose/part.ts'

/** Dotted lines under the header and at the foot of the page. */
const dottedRules: BorderPart = ({ page, tones, gap }, regions) => {
  const { x, width } = headerColumn(regions)
  const line = { shape: 'line' as const, x1: x, x2: x + width, color: tones.page.accent, width: 1, dash: [0.1, 3.2] }
  const foot = page.height - page.margin.bottom * 0.55
  return [
    {
      pages: 'first',
      shape: { ...line, y1: gap.section * 0.5, y2: gap.section * 0.5 },
      grow: { region: 'header', by: 'y' },
    },
    { pages: 'all', shape: { ...line, y1: foot, y2: foot } },
  ]
}
export default dottedRules
