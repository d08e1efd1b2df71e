// How wide the cells of a row are.
import type { Block, Row } from '../blocks.ts'
import type { FlowContext } from './atoms.ts'
import { naturalWidth } from './flow-text.ts'

/** A cell that fits its text takes at most this share of the row, or long dates would squeeze titles to a sliver. */
const WIDEST_FIT = 0.5

export function cellWidths(context: FlowContext, row: Row, width: number): number[] {
  const room = width - row.gap * (row.cells.length - 1)
  const fixed = row.cells.map((cell) => {
    if (typeof cell.width === 'number') return cell.width
    if (cell.width === 'fit') return Math.min(fitWidth(context, cell.blocks), room * (row.widestFit ?? WIDEST_FIT))
    return 0
  })
  const shares = row.cells.reduce((sum, cell) => sum + (typeof cell.width === 'object' ? cell.width.share : 0), 0)
  const left = Math.max(0, room - fixed.reduce((sum, value) => sum + value, 0))
  return row.cells.map((cell, index) =>
    typeof cell.width === 'object' ? (left * cell.width.share) / shares : (fixed[index] ?? 0),
  )
}

function fitWidth(context: FlowContext, blocks: readonly Block[]): number {
  // A hair wider than measured: equal widths must not wrap by rounding.
  const widths = blocks.map((block) => {
    if (block.kind === 'paragraph') return naturalWidth(context, block.runs, block.style) + 0.01
    if (block.kind === 'picture') return block.width
    if (block.kind === 'group')
      return fitWidth(context, block.children) + (block.box ? block.box.padding.left + block.box.padding.right : 0)
    return 0
  })
  return Math.max(0, ...widths)
}
