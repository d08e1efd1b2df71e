import type { BorderPart } from '../../compose/part.ts'

/** Dotted lines at head and foot of the page. */
const dottedRules: BorderPart = ({ page, tones, gap }) => {
  const line = {
    shape: 'line' as const,
    x1: page.margin.left,
    x2: page.width - page.margin.right,
    color: tones.page.accent,
    width: 1,
    dash: [0.1, 3.2],
  }
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
