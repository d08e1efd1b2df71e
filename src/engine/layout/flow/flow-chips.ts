// Chips: they wrap like words.
import type { Chips } from '../blocks.ts'
import type { Item } from '../display-list.ts'
import { type Atom, addNode, type Flow, type FlowContext, moveItem } from './atoms.ts'
import { flowParagraph, naturalWidth } from './flow-text.ts'

/** How many stand in a row if no row shall be left with one alone: as few rows as greedy filling needs. */
function evenRows(widths: readonly number[], gap: number, width: number): number {
  let rows = 1
  let x = 0
  for (const chip of widths) {
    if (x > 0 && x + chip > width) {
      rows += 1
      x = 0
    }
    x += chip + gap
  }
  return Math.ceil(widths.length / rows)
}

/** Chips wrap like words; one too long for the column wraps inside itself. */
export function flowChips(context: FlowContext, chips: Chips, width: number, parent: number): Flow {
  const list = addNode(context, parent, 'list')
  const atoms: Atom[] = []
  let row: { chips: Item[][]; x: number; height: number; baseline: number } | undefined
  const iconSize = chips.style.size * 1.02
  const iconRoom = chips.items.some(({ icon }) => icon) ? iconSize + chips.style.size * 0.5 : 0

  const finishRow = ({ isLast = false } = {}) => {
    if (!row) return
    const isOnlyRow = isLast && atoms.length === 0
    const slack = width - row.x + chips.gap
    const step = chips.isSpread && isOnlyRow && row.chips.length > 1 ? slack / (row.chips.length - 1) : 0
    atoms.push({
      before: atoms.length === 0 ? 0 : (chips.rowGap ?? chips.gap),
      height: row.height,
      items: row.chips.flatMap((items, index) => items.map((item) => moveItem(item, step * index, 0))),
      keepWithNext: false,
      baseline: row.baseline,
    })
    row = undefined
  }

  const lead = chips.padding.x + iconRoom
  const textWidths = chips.items.map(({ runs }) =>
    Math.min(naturalWidth(context, runs, chips.style) + 0.01, width - lead - chips.padding.x),
  )
  const wholeWidths = textWidths.map((textWidth) => lead + textWidth + chips.padding.x)
  const perRow = chips.isEven ? evenRows(wholeWidths, chips.gap, width) : chips.items.length

  for (const [index, chip] of chips.items.entries()) {
    const item = addNode(context, list, 'item', { path: chip.path })
    const textWidth = textWidths[index] ?? 0
    const chipWidth = wholeWidths[index] ?? 0
    if (row && (row.x + chipWidth > width || row.chips.length >= perRow)) finishRow()
    const text = flowParagraph(
      context,
      { kind: 'paragraph', role: 'span', runs: chip.runs, style: chips.style, align: 'left' },
      textWidth,
      item,
    )
    const textHeight = text.atoms.reduce((sum, atom) => sum + atom.height, 0)
    const height = textHeight + 2 * chips.padding.y
    const baseline = chips.padding.y + (text.atoms[0]?.baseline ?? 0)
    row ??= { chips: [], x: 0, height: 0, baseline }
    const x = row.x
    const drawn: Item[] = []
    if (chips.fill || chips.stroke) {
      drawn.push({
        kind: 'rect',
        x,
        y: 0,
        width: chipWidth,
        height,
        radius: Math.min(chips.radius, height / 2),
        ...(chips.fill ? { fill: chips.fill } : {}),
        ...(chips.stroke ? { stroke: chips.stroke } : {}),
      })
    }
    if (chip.icon) {
      // On the middle of the capitals.
      const top = baseline - chips.style.size * 0.36 - iconSize / 2
      const fill = chips.iconColor ?? chips.style.color
      drawn.push({ kind: 'path', d: chip.icon, x: x + chips.padding.x, y: top, size: iconSize, fill })
    }
    let y = chips.padding.y
    for (const atom of text.atoms) {
      for (const item of atom.items) drawn.push(moveItem(item, x + lead, y))
      y += atom.height
    }
    row.chips.push(drawn)
    row.height = Math.max(row.height, height)
    row.x += chipWidth + chips.gap
  }
  finishRow({ isLast: true })
  return { atoms, spans: [], keeps: [] }
}
