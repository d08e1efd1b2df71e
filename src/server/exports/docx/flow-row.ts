import type { Block, Cell, Paragraph, Row } from '#engine/layout/blocks.ts'
import type { FlowBlocks, FlowPlace } from './flow-place.ts'
import { lineHeight } from './inline-pieces.ts'
import { blankParagraph, noSides, type Piece, type WordBlock, type WordParagraph } from './word-blocks.ts'

/** A cell that fits its text takes at most this share, or long dates would squeeze titles to a sliver. */
const widestFit = 0.6
/** Word has bold where we have semibold and rounds sizes: a cell just as wide as its text would break it. */
const fitSlack = 1.12

export function flowRow(row: Row, place: FlowPlace, flowBlocks: FlowBlocks): WordBlock[] {
  const widths = cellWidths(row, place)
  return flowTabbed(row, widths, place) ?? flowCells(row, widths, { place, flowBlocks })
}

function cellWidths(row: Row, place: FlowPlace): number[] {
  const room = place.width - row.gap * (row.cells.length - 1)
  const fixed = row.cells.map((cell) => {
    if (typeof cell.width === 'number') return cell.width
    return cell.width === 'fit' ? Math.min(fitWidth(cell.blocks, place) * fitSlack, room * widestShare(row, cell)) : 0
  })
  const shares = row.cells.reduce((sum, { width }) => sum + (typeof width === 'object' ? width.share : 0), 0)
  const left = Math.max(0, room - fixed.reduce((sum, width) => sum + width, 0))
  return row.cells.map(({ width }, index) =>
    typeof width === 'object' ? (left * width.share) / shares : (fixed[index] ?? 0),
  )
}

/** Rules next to a heading may shrink to nothing, words may not. */
function widestShare(row: Row, cell: Cell): number {
  const others = row.cells.filter((other) => other !== cell).flatMap(({ blocks }) => blocks)
  return others.every(({ kind }) => kind === 'rule') ? 0.94 : widestFit
}

function fitWidth(blocks: readonly Block[], place: FlowPlace): number {
  const widths = blocks.map((block) => {
    if (block.kind === 'paragraph') return place.measure(block.runs, block.style)
    if (block.kind === 'picture') return block.width
    if (block.kind !== 'group') return 0
    const { padding } = block.box ?? { padding: noSides }
    return fitWidth(block.children, place) + padding.left + padding.right
  })
  return Math.max(0, ...widths)
}

/** Short texts side by side are one paragraph with tab stops: people can edit it and parsers read it as a line. */
function flowTabbed(row: Row, widths: readonly number[], place: FlowPlace): WordBlock[] | undefined {
  const slots: { at: number; align: 'left' | 'center' | 'right'; piece: Piece; source?: Paragraph }[] = []
  let x = 0
  for (const [index, cell] of row.cells.entries()) {
    const width = widths[index] ?? 0
    const start = x
    x += width + row.gap
    const [block, ...more] = cell.blocks
    if (!block) continue
    if (more.length > 0) return undefined
    const align = alignOf(cell, block)
    const at = { left: start, center: start + width / 2, right: start + width }[align]
    if (block.kind !== 'paragraph' || block.role === 'decoration') return undefined
    if (place.measure(block.runs, block.style) > width + 0.5) return undefined
    slots.push({ at, align, piece: { kind: 'runs', runs: block.runs, style: block.style }, source: block })
  }
  const [first] = slots
  const lead = slots.find((slot) => slot.source && slot.source.role !== 'paragraph')?.source ?? first?.source
  if (!first || !lead) return undefined
  return [tabbedParagraph(slots, lead, { place, keepWithNext: row.keepWithNext ?? lead.keepWithNext ?? false })]
}

function alignOf(cell: Cell, block: Block): 'left' | 'center' | 'right' {
  if (cell.align) return cell.align
  return block.kind === 'paragraph' && block.align !== 'justify' ? block.align : 'left'
}

function tabbedParagraph(
  slots: readonly { at: number; align: 'left' | 'center' | 'right'; piece: Piece; source?: Paragraph }[],
  lead: Paragraph,
  { place, keepWithNext }: { place: FlowPlace; keepWithNext: boolean },
): WordParagraph {
  const pieces: Piece[] = []
  const tabs: WordParagraph['tabs'] = []
  for (const { at, align, piece } of slots) {
    if (at > 0.5) {
      pieces.push({ kind: 'tab' })
      tabs.push({ at: place.left + at, align })
    }
    pieces.push(piece)
  }
  const heights = slots.map(({ source }) => (source ? lineHeight(source.runs, source.style) : 0))
  const path = lead.path ?? lead.runs.find((run) => run.path)?.path
  return blankParagraph(Math.max(...heights), {
    role: lead.role === 'span' || lead.role === 'decoration' ? 'paragraph' : lead.role,
    style: lead.style,
    left: place.left,
    keepWithNext,
    pieces,
    tabs,
    ...(path === undefined ? {} : { path }),
  })
}

/** Word knows no baselines across cells. */
const cellAlign = { baseline: 'top', top: 'top', middle: 'middle', foot: 'bottom' } as const

function flowCells(
  row: Row,
  widths: readonly number[],
  { place, flowBlocks }: { place: FlowPlace; flowBlocks: FlowBlocks },
): WordBlock[] {
  const cells = row.cells.map((cell, index) => {
    const width = widths[index] ?? 0
    const right = index < row.cells.length - 1 && !cell.ground ? row.gap : 0
    // A ground ends with its cell: the gap after it is the next one's.
    const left = row.cells[index - 1]?.ground ? row.gap : 0
    return {
      width: left + width + right,
      blocks: flowBlocks(cell.blocks, { ...place, left: 0, width }),
      padding: { ...noSides, left, right },
      edges: {},
      valign: cellAlign[row.valign],
      ...(cell.ground ? { fill: cell.ground } : {}),
    }
  })
  if (cells.every(({ blocks }) => blocks.length === 0)) return []
  return [{ kind: 'table', before: 0, left: place.left, cells, canSplit: false }]
}
