import type { Block } from '../blocks.ts'
import type { Place } from './part.ts'

const GAP = 18

/** Columns side by side over the whole width, each under a rule of its own; three in a row, or four where that is all. */
export function ruledColumns(columns: readonly ((width: number) => Block[])[], { look, tone, width }: Place): Block[] {
  const perRow = Math.min(columns.length, columns.length === 4 ? 4 : 3)
  const columnWidth = (width - (perRow - 1) * GAP) / perRow
  const rows: Block[] = []
  for (let start = 0; start < columns.length; start += perRow) {
    const cells = Array.from({ length: perRow }, (_, index) => {
      const [first, ...rest] = columns[start + index]?.(columnWidth) ?? []
      const rule: Block = { kind: 'rule', color: tone.accent, thickness: 2 }
      const blocks = first ? [rule, { ...first, before: look.gap.item * 2.4 }, ...rest] : []
      return { width: { share: 1 }, blocks }
    })
    rows.push({ kind: 'row', gap: GAP, valign: 'top', cells, before: start === 0 ? 0 : look.gap.entry })
  }
  return rows
}
