import type { Block } from '../blocks.ts'
import type { Place } from './part.ts'

/** Between columns that stand side by side on the page's grid. */
export const COLUMN_GAP = 20

type Column = (width: number) => Block[]

/** Columns over the whole width; three in a row, or four where that is all. */
export function sideBySide(columns: readonly Column[], { look, width }: Place): Block[] {
  // Licences and skills share one grid.
  const perRow = look.design.showsLicences ? 3 : Math.min(columns.length, columns.length === 4 ? 4 : 3)
  const columnWidth = (width - (perRow - 1) * COLUMN_GAP) / perRow
  const rows: Block[] = []
  for (let start = 0; start < columns.length; start += perRow) {
    const cells = Array.from({ length: perRow }, (_, index) => ({
      width: { share: 1 },
      blocks: columns[start + index]?.(columnWidth) ?? [],
    }))
    rows.push({ kind: 'row', gap: COLUMN_GAP, valign: 'top', cells, before: start === 0 ? 0 : look.gap.entry })
  }
  return rows
}
