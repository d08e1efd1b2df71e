// Composition in, pages out: the one layout that preview, print and PDF share.
import type { Composition, PageDecoration, Region } from './blocks.ts'
import type { Item, LogicalNode, Page, Pages } from './display-list.ts'
import type { Flow, FlowContext } from './flow/atoms.ts'
import { flowBlocks } from './flow/flow-block.ts'
import { dashOf, shapeItem } from './flow/flow-shapes.ts'
import { lineItems } from './flow/line-items.ts'
import { growShape } from './grow-shape.ts'
import { paginate } from './paginate.ts'
import { breakLines } from './text/break-lines.ts'
import type { FontSet } from './text/fonts.ts'

/** `firstLine` is the baseline of its first line, `growth` the share by which its gaps grew to fill the page. */
type PlacedRegion = { pages: Item[][]; firstBottom: number; firstLine: number; growth: number }

export function layoutPages(composition: Composition, fonts: FontSet): Pages {
  const nodes: LogicalNode[] = [{ id: 0, parent: -1, role: 'document' }]
  const context: FlowContext = { fonts, nodes, faces: new Set() }
  const placed = new Map<Region['id'], PlacedRegion>()
  for (const region of composition.regions) placed.set(region.id, placeRegion(context, region, placed))

  const count = Math.max(1, ...[...placed.values()].map((region) => region.pages.length))
  const pages: Page[] = Array.from({ length: count }, (_, index) => {
    const items: Item[] = decorationItems(composition.decorations, { index, count, placed })
    for (const region of composition.regions) items.push(...(placed.get(region.id)?.pages[index] ?? []))
    items.push(...runningItems(context, composition, { index, count }))
    return { items }
  })

  return {
    width: composition.width,
    height: composition.height,
    background: composition.background,
    title: composition.title,
    language: composition.language,
    pages,
    nodes,
    faces: [...context.faces].sort(),
  }
}

/** Where the header ends on the first page. */
export function findHeaderEnd({ regions }: Composition, fonts: FontSet): number {
  const header = regions.find(({ id }) => id === 'header')
  return header ? placeRegion({ fonts, nodes: [], faces: new Set() }, header, new Map()).firstBottom : 0
}

function placeRegion(context: FlowContext, region: Region, placed: Map<Region['id'], PlacedRegion>): PlacedRegion {
  const flow = flowBlocks(context, region.blocks, region.width, 0)
  const above = typeof region.top === 'number' ? undefined : placed.get(region.top.below)
  const skipped = above && above.pages.length > 1 ? above.pages.length - 1 : 0
  const start = typeof region.top === 'number' ? region.top : (above?.firstBottom ?? region.restTop) + region.top.gap
  const line = firstLine(flow)
  const partner = region.alignWith ? placed.get(region.alignWith) : undefined
  const top = partner && line !== undefined ? Math.max(start, partner.firstLine - line) : start
  const beside = region.id === 'side' ? placed.get('main') : undefined
  const grid = region.grid ? { grid: region.grid } : {}
  const { pages, bottoms, growth } = paginate(
    flow,
    (index) =>
      index === 0
        ? { x: region.x, top, bottom: region.bottom, ...grid }
        : { x: region.x, top: region.restTop, bottom: region.restBottom, ...grid },
    beside?.growth,
  )
  // A header so long that it takes more than a page pushes the columns below it to its last page.
  const blank: Item[][] = Array.from({ length: skipped }, () => [])
  return {
    pages: [...blank, ...pages],
    firstBottom: bottoms[bottoms.length - 1] ?? top,
    firstLine: top + (line ?? 0),
    growth,
  }
}

/** From the top of a column to its first baseline. */
function firstLine(flow: Flow): number | undefined {
  let top = 0
  for (const [index, atom] of flow.atoms.entries()) {
    if (index > 0) top += atom.before
    if (atom.baseline !== undefined) return top + atom.baseline
    top += atom.height
  }
  return undefined
}

function decorationItems(
  decorations: readonly PageDecoration[],
  page: { index: number; count: number; placed: Map<Region['id'], PlacedRegion> },
): Item[] {
  return decorations
    .filter((decoration) => isOnPage(decoration.pages, page))
    .map((decoration) => drawDecoration(decoration, page.placed))
}

function isOnPage(pages: PageDecoration['pages'], page: { index: number; count: number }): boolean {
  if (pages === 'first') return page.index === 0
  if (pages === 'rest') return page.index > 0
  if (pages === 'last') return page.index === page.count - 1
  return true
}

function drawDecoration(decoration: PageDecoration, placed: Map<Region['id'], PlacedRegion>): Item {
  const shape = growShape(decoration, decoration.grow ? (placed.get(decoration.grow.region)?.firstBottom ?? 0) : 0)
  if (shape.shape !== 'line') return shapeItem(shape)
  const { shape: _kind, ...line } = shape
  return { kind: 'line', ...line, ...dashOf(line.dash, line.width) }
}

/** Name and page number after the first page. They belong to no node, so painters mark them as artifacts. */
function runningItems(context: FlowContext, composition: Composition, page: { index: number; count: number }): Item[] {
  const { running } = composition
  if (!running || page.count < 2) return []
  if (page.index === 0 && running.numbers === 'rest') return []
  const texts = [
    { text: running.name, right: false },
    { text: running.showsNumber ? `${page.index + 1} / ${page.count}` : '', right: true },
  ]
  return texts.flatMap(({ text, right }) => {
    const [line] = breakLines([{ text, style: running.style }], Number.POSITIVE_INFINITY, context.fonts)
    if (!line) return []
    const x = right ? running.x + running.width - line.width : running.x
    return lineItems(context, line, { x, y: running.foot ?? running.y, nodes: [-1] })
  })
}
