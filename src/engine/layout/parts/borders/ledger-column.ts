import { factColumn } from '../../compose/fact-column.ts'
import type { BorderPart } from '../../compose/part.ts'

/** A tinted column for a ledger's figures, from under the header to the page's foot, and a number on every page. */
const ledgerColumn: BorderPart = {
  numbers: 'all',
  draw: (look, regions) => {
    const main = regions.find((region) => region.id === 'main')
    if (!main) return []
    const { width, gap } = factColumn(look, main.width)
    const x = main.x + main.width - width - gap / 2
    const { page, tint, tones } = look
    const panel = { shape: 'rect' as const, x, width: page.width - x, fill: tint.background }
    const line = { shape: 'line' as const, x1: x, x2: x, y2: page.height, color: tones.page.accent, width: 0.5 }
    const top = look.gap.section
    return [
      {
        pages: 'first',
        shape: { ...panel, y: top, height: page.height },
        grow: { region: 'header', by: 'y' },
      },
      { pages: 'first', shape: { ...line, y1: top }, grow: { region: 'header', by: 'start' } },
      { pages: 'rest', shape: { ...panel, y: 0, height: page.height } },
      { pages: 'rest', shape: { ...line, y1: 0 } },
    ]
  },
}
export default ledgerColumn
