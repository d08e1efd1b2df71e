import { factColumn } from '../../compose/fact-column.ts'
import type { BorderPart } from '../../compose/part.ts'

/** The line that parts a ledger's entries from its figures, from under the header to the foot, and a number on every page. */
const ledgerColumn: BorderPart = {
  numbers: 'all',
  draw: (look, regions) => {
    const main = regions.find((region) => region.id === 'main')
    if (!main) return []
    const { width, gap } = factColumn(look, main.width)
    const x = main.x + main.width - width - gap / 2
    const { page } = look
    const line = { shape: 'line' as const, x1: x, x2: x, color: look.tones.page.accent, width: 0.5 }
    const foot = page.height - page.margin.bottom
    return [
      { pages: 'first', shape: { ...line, y1: look.gap.section, y2: foot }, grow: { region: 'header', by: 'start' } },
      { pages: 'rest', shape: { ...line, y1: page.margin.top, y2: foot } },
    ]
  },
}
export default ledgerColumn
