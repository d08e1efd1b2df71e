// The columns of the page: one flow, or a table with one row that may split.
import type { Composition, Region, Rule } from '#engine/layout/blocks.ts'
import { flowBlocks } from './flow-blocks.ts'
import { flowColumn, flowColumns, joinColumns } from './flow-columns.ts'
import type { FlowPlace } from './flow-place.ts'
import { type Band, bandDrop, bareBand, findBand } from './page-grounds.ts'
import { blankParagraph, setBefore, type WordBlock } from './word-blocks.ts'

export type WordPage = {
  /** Where text begins on the first page. */
  firstTop: number
  left: number
  right: number
  blocks: WordBlock[]
}

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
