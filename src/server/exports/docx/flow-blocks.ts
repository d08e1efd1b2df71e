// Blocks -> paragraphs and tables. What Word can say in its own terms (tab stops, borders, numbering) it is told so;
// the rest becomes a table of one row.
import type { Block, BoxStyle, Group, Gutter, ListBlock, Paragraph, Picture, Rule } from '#engine/layout/blocks.ts'
import type { FlowPlace } from './flow-place.ts'
import { flowRow } from './flow-row.ts'
import { chipsParagraph, lineHeight } from './inline-pieces.ts'
import {
  blankParagraph,
  type Edges,
  type Line,
  noSides,
  type Piece,
  setBefore,
  type WordBlock,
  type WordCell,
  type WordParagraph,
} from './word-blocks.ts'

/** The gap above the first block is dropped, as at the top of a column. */
export function flowBlocks(blocks: readonly Block[], place: FlowPlace): WordBlock[] {
  const flow: WordBlock[] = []
  // Borders are a whole number of points from the text; the remainder goes into the gap below.
  let owed = 0
  let ornaments: Piece[] = []
  for (const block of blocks) {
    if (block.kind === 'ornament') {
      // What is drawn later covers what was drawn before.
      const { left } = place
      ornaments.push(...block.shapes.map((shape, layer) => ({ kind: 'ornament' as const, shape, left, layer })))
      owed += block.before ?? 0
      continue
    }
    const last = flow[flow.length - 1]
    const gap = block.before ?? 0
    if (block.kind === 'rule' && last?.kind === 'paragraph' && canUnderline(block, last)) {
      last.edges = { ...last.edges, bottom: { ...ruleLine(block), space: Math.floor(gap) } }
      owed += gap - Math.floor(gap)
      continue
    }
    const part = flowBlock(block, place)
    const [first] = part
    if (!first) continue
    if (first.kind === 'paragraph') first.pieces.unshift(...ornaments)
    ornaments = []
    flow.push(...(flow.length === 0 ? part : setBefore(part, gap + owed)))
    owed = 0
  }
  // One that nothing follows has no paragraph to stand in.
  if (ornaments.length > 0) flow.push(blankParagraph(1, { pieces: ornaments }))
  return flow
}

function flowBlock(block: Block, place: FlowPlace): WordBlock[] {
  switch (block.kind) {
    case 'paragraph':
      return flowParagraph(block, place)
    case 'list':
      return flowList(block, place)
    case 'row':
      return flowRow(block, place, flowBlocks)
    case 'gutter':
      return [flowGutter(block, place)]
    case 'group':
      return flowGroup(block, place)
    case 'rule':
      return [flowRule(block, place)]
    case 'picture':
      return [flowPicture(block, place)]
    case 'chips':
      return chipsParagraph(block, place)
    case 'ornament':
      return []
  }
}

function flowParagraph(block: Paragraph, place: FlowPlace): WordBlock[] {
  if (block.role === 'decoration' || block.runs.length === 0) return []
  const hang = block.hang ?? 0
  return [
    blankParagraph(lineHeight(block.runs, block.style), {
      role: block.role === 'span' ? 'paragraph' : block.role,
      pieces: [{ kind: 'runs', runs: block.runs, style: block.style }],
      style: block.style,
      align: block.align,
      left: place.left + hang,
      hanging: hang,
      keepWithNext: block.keepWithNext ?? false,
      ...pathOf(block),
    }),
  ]
}

function pathOf(block: Paragraph): { path?: string } {
  const path = block.path ?? block.runs.find((run) => run.path)?.path
  return path === undefined ? {} : { path }
}

function flowList(block: ListBlock, place: FlowPlace): WordBlock[] {
  const hasMarker = block.marker !== ''
  const hang = hasMarker ? block.hang : 0
  return block.items.map((item, index) =>
    blankParagraph(lineHeight(item.runs, block.style), {
      role: 'item',
      pieces: [{ kind: 'runs', runs: item.runs, style: block.style }],
      style: block.style,
      before: index === 0 ? 0 : block.itemGap,
      left: place.left + hang,
      hanging: hang,
      ...(hasMarker ? { bullet: { marker: block.marker, color: block.markerColor } } : {}),
      ...(item.path ? { path: item.path } : {}),
    }),
  )
}

function flowGutter(block: Gutter, place: FlowPlace): WordBlock {
  const inner = Math.max(1, place.width - block.width - block.gap)
  const label = flowBlocks(block.label, { ...place, left: 0, width: block.width })
  const children = flowBlocks(block.children, { ...place, left: 0, width: inner })
  const isLeft = block.side === 'left'
  const cell = (width: number, blocks: WordBlock[], sides: { left?: number; right?: number } = {}): WordCell => ({
    width: width + (sides.left ?? 0) + (sides.right ?? 0),
    blocks,
    padding: { ...noSides, ...sides },
    edges: {},
    valign: 'top',
  })
  const { fill, ground, valign } = block
  const below = valign === 'foot' ? { valign: 'bottom' as const } : {}
  if (fill) {
    const { color, left, right } = fill
    const cells = [
      { ...cell(block.width, label, { left, right }), fill: color, ...below },
      cell(inner, children, { left: block.gap - right }),
    ]
    return { kind: 'table', before: 0, left: place.left - left, cells, canSplit: true }
  }
  const hung = {
    ...cell(block.width, label, isLeft ? { right: block.gap } : {}),
    ...(ground ? { fill: ground } : {}),
    ...below,
  }
  const cells = isLeft ? [hung, cell(inner, children)] : [cell(inner, children, { right: block.gap }), hung]
  return { kind: 'table', before: 0, left: place.left, cells, canSplit: true }
}

function flowGroup(group: Group, place: FlowPlace): WordBlock[] {
  const { box } = group
  if (!box) return keepGroup(group, flowBlocks(group.children, place))
  const { padding } = box
  const inner = Math.max(1, place.width - padding.left - padding.right)
  const isDrawn = box.fill || box.stroke || box.edge
  const isOneLine = group.children.length === 1 && group.children[0]?.kind === 'paragraph'
  if (!isDrawn || isOneLine) {
    const children = flowBlocks(group.children, { ...place, width: inner, left: place.left + padding.left })
    return keepGroup(group, isDrawn ? children.map((child) => drawAround(child, box)) : padBlocks(children, padding))
  }
  const blocks = flowBlocks(group.children, { ...place, left: 0, width: inner })
  if (blocks.length === 0) return []
  const bar = box.edge?.side === 'left' && box.edge.width > widestBorder ? box.edge : undefined
  const { below } = box
  const room = {
    ...padding,
    left: padding.left - (bar?.width ?? 0),
    bottom: padding.bottom + (below?.least ?? 0),
  }
  const fill = box.fill ? { fill: box.fill } : {}
  const cells: WordCell[] = [
    ...(bar
      ? [{ width: bar.width, blocks: [], padding: noSides, edges: {}, valign: 'top' as const, fill: bar.color }]
      : []),
    {
      width: place.width - (bar?.width ?? 0),
      blocks,
      padding: room,
      edges: bar ? {} : boxEdges(box),
      valign: 'top',
      ...fill,
    },
  ]
  return [{ kind: 'table', before: 0, left: place.left, canSplit: !group.keepTogether, cells }]
}

/** In points: Word draws hardly a border wider than this, and a bar that is becomes a cell. */
const widestBorder = 8

/** The room around what is in a box that is not drawn. */
function padBlocks(blocks: WordBlock[], { top, right, bottom }: BoxStyle['padding']): WordBlock[] {
  const padded = blocks.map((block, index) =>
    block.kind === 'paragraph'
      ? { ...block, right: block.right + right, after: block.after + (index === blocks.length - 1 ? bottom : 0) }
      : block,
  )
  return setBefore(padded, top)
}

function keepGroup(group: Group, blocks: WordBlock[]): WordBlock[] {
  if (!group.keepWithNext) return blocks
  return blocks.map((block) => (block.kind === 'paragraph' ? { ...block, keepWithNext: true } : block))
}

/** One line in a box is a paragraph with borders and a ground. */
function drawAround(block: WordBlock, box: BoxStyle): WordBlock {
  if (block.kind !== 'paragraph') return block
  const edges = boxEdges(box)
  const spaced: Edges = {}
  for (const side of ['top', 'right', 'bottom', 'left'] as const) {
    // A ground reaches only as far as the border, so a border of its own colour carries it over the padding.
    const line =
      edges[side] ?? (box.fill ? { color: box.fill, width: 0.25, kind: 'single' as const, space: 0 } : undefined)
    if (line) spaced[side] = { ...line, space: Math.min(31, Math.floor(box.padding[side])) }
  }
  return {
    ...block,
    edges: spaced,
    right: block.right + box.padding.right,
    ...(box.fill ? { fill: box.fill } : {}),
  }
}

function boxEdges({ stroke, edge }: BoxStyle): Edges {
  const line = (color: string, width: number, kind: Line['kind'] = 'single') => ({ color, width, kind, space: 0 })
  const frame = stroke ? line(stroke.color, stroke.width, stroke.dash ? 'dashed' : 'single') : undefined
  return {
    ...(frame ? { top: frame, right: frame, bottom: frame, left: frame } : {}),
    ...(edge ? { [edge.side]: line(edge.color, edge.width) } : {}),
  }
}

function ruleLine({ color, thickness, dash, double }: Rule): Line {
  if (double !== undefined) return { color, width: thickness, kind: 'double' }
  if (!dash) return { color, width: thickness, kind: 'single' }
  return { color, width: thickness, kind: (dash[0] ?? 1) < 1 ? 'dotted' : 'dashed' }
}

/** Word draws a line under a paragraph over its whole width, at most 31 points away. */
function canUnderline(rule: Rule, above: WordParagraph): boolean {
  return rule.length === undefined && above.edges.bottom === undefined && (rule.before ?? 0) <= 31
}

function flowRule(rule: Rule, place: FlowPlace): WordBlock {
  const rest = Math.max(0, place.width - (rule.length ?? place.width))
  const before = { left: 0, center: rest / 2, right: rest }[rule.align ?? 'left']
  return blankParagraph(1, {
    left: place.left + before,
    right: rest - before,
    keepWithNext: rule.keepWithNext ?? false,
    edges: { top: { ...ruleLine(rule), space: 0 } },
  })
}

function flowPicture(block: Picture, place: FlowPlace): WordBlock {
  const { src, width, height, radius, alt, ring } = block
  return blankParagraph(1, {
    align: block.align,
    left: place.left,
    lineHeight: undefined,
    pieces: [
      {
        kind: 'picture',
        src,
        width,
        height,
        radius,
        alt,
        ...(ring ? { ring: { color: ring.color, width: ring.width, kind: 'single' as const } } : {}),
      },
    ],
  })
}
