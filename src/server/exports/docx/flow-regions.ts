// The columns of the page: one flow, or a table with one row that may split.
import type { Composition, PageDecoration, Region, Rule } from '#engine/layout/blocks.ts'
import { flowBlocks } from './flow-blocks.ts'
import type { FlowPlace } from './flow-place.ts'
import { blankParagraph, setBefore, type WordBlock, type WordCell } from './word-blocks.ts'

export type WordPage = {
  /** Where text begins on the first page. */
  firstTop: number
  left: number
  right: number
  blocks: WordBlock[]
}

type Column = { x: number; width: number; top: number; regions: Region[] }
type Band = { fill: string; pad: number }

/** In points. */
const mostPadding = 24

/** Word processors that meet a table first forget that the first page has a header of its own. */
const leadIn = blankParagraph(1)

export function flowRegions(composition: Composition, measure: FlowPlace['measure']): WordPage {
  const regions = composition.regions.filter(({ id, blocks }) => id === 'main' || blocks.length > 0)
  const header = regions.find(({ id }) => id === 'header')
  const rest = regions.filter((region) => region !== header)
  const filled = findBand(composition)
  const bare = filled ? undefined : bareBand(composition, header)
  const band = filled ?? bare
  // Content in a band already extends past the page's edges.
  const inside = bare ? rest : regions
  const left = Math.min(...inside.map(({ x }) => x))
  const right = composition.width - Math.max(...inside.map(({ x, width }) => x + width))
  const isAcross = header !== undefined && rest.every(({ top }) => typeof top !== 'number')
  const flow = (region: Region) => flowBlocks(region.blocks, { width: region.width, left: region.x - left, measure })

  if (!isAcross) {
    const columns = joinColumns(regions)
    const firstTop = Math.min(...columns.map(({ top }) => top))
    const [only] = columns
    if (only && columns.length === 1) return { firstTop, left, right, blocks: flowColumn(only, measure) }
    return {
      firstTop,
      left,
      right,
      blocks: [leadIn, ...flowColumns(columns, { composition, left, firstTop, measure })],
    }
  }
  const rule = headerRule(composition)
  const headerTop = typeof header.top === 'number' ? header.top : header.restTop
  const gap = Math.max(0, ...rest.map(({ top }) => (typeof top === 'number' ? 0 : top.gap)))
  const head = band ? bandBlocks(header, band, { composition, left, measure }) : flow(withRule(header, rule))
  const columns = joinColumns(rest).map((column) => ({ ...column, top: 0 }))
  const body =
    columns.length > 1 ? flowColumns(columns, { composition, left, firstTop: 0, measure }) : rest.flatMap(flow)
  const lead = head[0]?.kind === 'table' ? [leadIn] : []
  const blocks = [...lead, ...head, ...setBefore(body, gap - (band?.pad ?? ruleRoom(rule)))]
  return { firstTop: band ? 0 : headerTop, left, right, blocks }
}

/** A line that hangs below the header wherever it ends. */
function headerRule({ decorations }: Composition): Rule | undefined {
  for (const { grow, shape } of decorations) {
    if (grow?.region !== 'header' || shape.shape !== 'line' || shape.y1 !== shape.y2) continue
    const { color, width, y1, dash } = shape
    return { kind: 'rule', color, thickness: width, before: y1, ...(dash ? { dash } : {}) }
  }
  return undefined
}

const withRule = (header: Region, rule: Rule | undefined): Region =>
  rule ? { ...header, blocks: [...header.blocks, rule] } : header

const ruleRoom = (rule: Rule | undefined): number => (rule ? (rule.before ?? 0) + rule.thickness : 0)

/** Regions below each other form one column. */
function joinColumns(regions: readonly Region[]): Column[] {
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

function flowColumns(
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

function flowColumn(column: Column, measure: FlowPlace['measure']): WordBlock[] {
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

/** Painted areas as high as the page that are behind a column. */
export function panels({ decorations, width, height }: Composition): { x: number; width: number; fill: string }[] {
  return decorations.flatMap(({ shape, pages }) => {
    if (pages !== 'all' || shape.shape !== 'rect' || !shape.fill || shape.opacity !== undefined) return []
    if (shape.height < height * 0.9 || shape.width > width * 0.7) return []
    return [{ x: shape.x, width: shape.width, fill: shape.fill }]
  })
}

/** A ground behind the header that grows with it. */
export function findBand(composition: Composition): Band | undefined {
  for (const decoration of composition.decorations) {
    const { shape } = decoration
    if (!isBand(decoration, composition) || shape.shape !== 'rect' || !shape.fill) continue
    return { fill: shape.fill, pad: shape.height }
  }
  return undefined
}

/** A header from edge to edge that is on the page itself. */
function bareBand({ width, background }: Composition, header: Region | undefined): Band | undefined {
  return header?.x === 0 && header.width === width ? { fill: background, pad: 0 } : undefined
}

/** Word's text is the band's own table, so the painted one would stand twice. */
export function isBand({ grow, shape }: PageDecoration, { width }: Composition): boolean {
  return grow?.by === 'height' && shape.shape === 'rect' && shape.fill !== undefined && shape.width >= width
}

/** How far a band is below the page's edge: the page's own header takes a point, and so does the lead-in. */
export const bandDrop = 2

function bandBlocks(
  header: Region,
  band: Band,
  { composition, left, measure }: { composition: Composition; left: number; measure: FlowPlace['measure'] },
): WordBlock[] {
  const top = Math.max(0, (typeof header.top === 'number' ? header.top : 0) - bandDrop)
  const table: WordBlock = {
    kind: 'table',
    before: 0,
    left: -left,
    canSplit: false,
    cells: [
      {
        width: composition.width,
        padding: { top, right: composition.width - header.x - header.width, bottom: band.pad, left: header.x },
        edges: {},
        fill: band.fill,
        valign: 'top',
        blocks: flowBlocks(header.blocks, { width: header.width, left: 0, measure }),
      },
    ],
  }
  return [table]
}
