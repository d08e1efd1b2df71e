import { labelColumn } from '../../compose/label-column.ts'
import { type BorderPart, gapBelowHeader } from '../../compose/part.ts'

/** A line between the column of the headings and their text, from the first rule to the foot of the page. */
const labelDivider: BorderPart = {
  draw: (look, regions) => {
    const { width, gap } = labelColumn(look)
    const { page, tones } = look
    const x = page.margin.left + width + gap / 2
    const line = { shape: 'line' as const, x1: x, x2: x, color: tones.page.ink, width: 0.8 }
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
export default labelDivider
