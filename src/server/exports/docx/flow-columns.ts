// Columns beside each other: a table with one row that may split.
import type { Composition, Region } from '#engine/layout/blocks.ts'
import { flowBlocks } from './flow-blocks.ts'
import type { FlowPlace } from './flow-place.ts'
import { panels } from './page-grounds.ts'
import { setBefore, type WordBlock, type WordCell } from './word-blocks.ts'

type Column = { x: number; width: number; top: number; regions: Region[] }

/** In points. */
const mostPadding = 24

/** Regions below each other form one column. */
export function joinColumns(regions: readonly Region[]): Column[] {
  const columns: Column[] = []
  for (const region of regions) {
    const above = columns.find(({ x }) => Math.abs(x - region.x) < 1)
    if (above) {
      above.regions.push(region)
      continue
    }
    const top = typeof region.top === 'number' ? region.top : region.restTop
    columns.push({ x: region.x, width: region.width, top, regions: [region] })
  }
  return columns.sort((one, other) => one.x - other.x)
}

export function flowColumns(
  columns: readonly Column[],
  options: { composition: Composition; left: number; firstTop: number; measure: FlowPlace['measure'] },
): WordBlock[] {
  const { composition, left, firstTop, measure } = options
  // Word gives all cells of a row the padding of the one that has most; a column that begins far below keeps its gap itself.
  const isLow = ({ top }: Column) => top - firstTop > mostPadding
  const cells: WordCell[] = []
  let start = left
  for (const [index, column] of columns.entries()) {
    const next = columns[index + 1]
    const end = next ? boundary(composition, column, next) : column.x + column.width
    const fill = groundOf(composition, column)
    const divider = next ? findDivider(composition, column, next) : undefined
    cells.push({
      width: end - start,
      padding: {
        top: isLow(column) ? 0 : column.top - firstTop,
        right: end - column.x - column.width,
        bottom: 0,
        left: column.x - start,
      },
      edges: divider ? { right: { color: divider.color, width: divider.width, kind: 'single', space: 0 } } : {},
      valign: 'top',
      blocks: setBefore(flowColumn(column, measure), isLow(column) ? column.top - firstTop : 0),
      ...(fill ? { fill } : {}),
    })
    start = end
  }
  return [{ kind: 'table', before: 0, left: 0, cells, canSplit: true }]
}

export function flowColumn(column: Column, measure: FlowPlace['measure']): WordBlock[] {
  return column.regions.flatMap((region, index) => {
    const blocks = flowBlocks(region.blocks, { width: column.width, left: 0, measure })
    const gap = typeof region.top === 'number' ? 0 : region.top.gap
    return index === 0 ? blocks : setBefore(blocks, gap)
  })
}

/** Where one column's ground ends and the next begins: at the edge of a painted panel if one is between them. */
function boundary(composition: Composition, column: Column, next: Column): number {
  const end = column.x + column.width
  const divider = findDivider(composition, column, next)
  if (divider) return divider.x1
  for (const panel of panels(composition)) {
    for (const edge of [panel.x, panel.x + panel.width]) if (edge >= end && edge <= next.x) return edge
  }
  return next.x
}

/** A line between two columns is the border between their cells. */
function findDivider({ decorations }: Composition, column: Column, next: Column) {
  for (const { shape } of decorations) {
    if (shape.shape !== 'line' || shape.x1 !== shape.x2) continue
    if (shape.x1 >= column.x + column.width && shape.x1 <= next.x) return shape
  }
  return undefined
}

function groundOf(composition: Composition, column: Column): string | undefined {
  return panels(composition).find((panel) => panel.x <= column.x && panel.x + panel.width >= column.x + column.width)
    ?.fill
}
