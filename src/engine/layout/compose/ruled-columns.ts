import type { Block } from '../blocks.ts'
import type { Place } from './part.ts'

/** Between columns that stand side by side on the page's grid. */
export const COLUMN_GAP = 20

type Column = (width: number) => Block[]

/** Columns over the whole width; three in a row, or four where that is all. */
function sideBySide(columns: readonly Column[], { look, width }: Place): Block[] {
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

/** The same, each under a rule of its own; without on a ground of colour or under a heading's rule, which hold them together. */
export function ruledColumns(columns: readonly Column[], place: Place): Block[] {
  const { look, tone } = place
  const isUnderRule = look.design.headingMark === 'rule-thick-below'
  if (isUnderRule || tone.background !== look.tones.page.background) return sideBySide(columns, place)
  const rule: Block = { kind: 'rule', color: tone.accent, thickness: 1.5 }
  const underRule =
    (column: Column): Column =>
    (width) => {
      const [first, ...rest] = column(width)
      return first ? [rule, { ...first, before: look.gap.item * 2.4 }, ...rest] : []
    }
  return sideBySide(columns.map(underRule), place)
}
