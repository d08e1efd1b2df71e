import { type BorderPart, gapBelowHeader } from '../../compose/part.ts'

/** A hairline between two columns on the page's ground, from their first line to the foot of the page. */
const hairlineColumns: BorderPart = {
  draw: ({ page, tones }, regions) => {
    const main = regions.find((region) => region.id === 'main')
    const side = regions.find((region) => region.id === 'side')
    if (!main || !side) return []
    const [left, right] = main.x < side.x ? [main, side] : [side, main]
    const x = (left.x + left.width + right.x) / 2
    const line = { shape: 'line' as const, x1: x, x2: x, color: tones.page.hairline, width: 0.5 }
    const foot = page.height - page.margin.bottom
    return [
      {
        pages: 'first',
        shape: { ...line, y1: gapBelowHeader(regions), y2: foot },
        grow: { region: 'header', by: 'start' },
      },
      { pages: 'rest', shape: { ...line, y1: page.margin.top, y2: foot } },
    ]
  },
}
export default hairlineColumns
