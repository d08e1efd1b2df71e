import type { Block, Group, Gutter, Row } from '../blocks.ts'
import type { Item } from '../display-list.ts'
import { type Atom, addNode, appendFlow, type Flow, type FlowContext, flattenFlow, moveItem } from './atoms.ts'
import { attachLabel, footOf, lastBaseline, lowerTo } from './attach-label.ts'
import { boxSpan } from './box-span.ts'
import { cellWidths } from './cell-widths.ts'
import { flowChips } from './flow-chips.ts'
import { flowOrnament, flowPicture, flowRule } from './flow-shapes.ts'
import { flowList, flowParagraph } from './flow-text.ts'

/** Lays blocks out under each other in a column of the given width. */
export function flowBlocks(context: FlowContext, blocks: readonly Block[], width: number, parent: number): Flow {
  const flow: Flow = { atoms: [], spans: [], keeps: [] }
  for (const block of blocks) {
    const part = flowBlock(context, block, width, parent)
    if (part.atoms.length === 0) continue
    if (block.keepWithNext) keepWhole(part)
    const [first] = part.atoms
    if (block.grows && first && flow.atoms.length > 0) first.grows = true
    appendFlow(flow, part, { before: flow.atoms.length === 0 ? 0 : (block.before ?? 0) })
  }
  return flow
}

/** Keeps every atom of a flow with the next, and so the flow with what follows it. */
function keepWhole(flow: Flow): void {
  for (const atom of flow.atoms) atom.keepWithNext = true
}

function flowBlock(context: FlowContext, block: Block, width: number, parent: number): Flow {
  switch (block.kind) {
    case 'paragraph':
      return flowParagraph(context, block, width, parent)
    case 'list':
      return flowList(context, block, width, parent)
    case 'row':
      return single(flowRow(context, block, width, parent))
    case 'gutter':
      return flowGutter(context, block, width, parent)
    case 'group':
      return flowGroup(context, block, width, parent)
    case 'rule':
      return single(flowRule(block, width))
    case 'picture':
      return single(flowPicture(context, block, width, parent))
    case 'chips':
      return flowChips(context, block, width, parent)
    case 'ornament':
      return single(flowOrnament(block))
  }
}

const single = (atom: Atom): Flow => ({ atoms: [atom], spans: [], keeps: [] })

function flowRow(context: FlowContext, row: Row, width: number, parent: number): Atom {
  const widths = cellWidths(context, row, width)
  const cells = row.cells.map((cell, index) => {
    const flow = flowBlocks(context, cell.blocks, widths[index] ?? 0, parent)
    return flattenFlow(flow)
  })
  const firstBaseline = Math.max(0, ...cells.map((cell) => cell.baseline ?? 0))
  const foot = row.valign === 'foot' ? Math.max(0, ...cells.map(footOf)) : 0
  const drops = cells.map((cell) => {
    if (row.valign === 'foot') return foot - footOf(cell)
    return row.valign === 'baseline' && cell.baseline !== undefined ? firstBaseline - cell.baseline : 0
  })
  const height = Math.max(0, ...cells.map((cell, index) => cell.height + (drops[index] ?? 0)))
  const items: Item[] = []
  let x = 0
  cells.forEach((cell, index) => {
    const down = row.valign === 'middle' ? (height - cell.height) / 2 : (drops[index] ?? 0)
    for (const item of cell.items) items.push(moveItem(item, x, down))
    x += (widths[index] ?? 0) + row.gap
  })
  const atom: Atom = { before: 0, height, items, keepWithNext: false }
  if (firstBaseline > 0) atom.baseline = firstBaseline
  return atom
}

function flowGutter(context: FlowContext, block: Gutter, width: number, parent: number): Flow {
  const innerWidth = width - block.width - block.gap
  const isLeft = block.side === 'left'
  const hung = flattenFlow(flowBlocks(context, block.label, block.width, parent))
  // A picture stands at the upper edge, not with the line under it on a baseline.
  const { baseline: _baseline, ...atTop } = hung
  const label: typeof hung = block.label[0]?.kind === 'picture' ? atTop : hung
  const flow: Flow = { atoms: [], spans: [], keeps: [] }
  appendFlow(flow, flowBlocks(context, block.children, innerWidth, parent), {
    dx: isLeft ? block.width + block.gap : 0,
  })
  if (flow.atoms.length === 0) flow.atoms.push({ before: 0, height: 0, items: [], keepWithNext: false })
  if (block.fill) {
    const { color, left, right, below } = block.fill
    const box = { padding: noPadding, fill: color, ...(below ? { below } : {}) }
    const panel = boxSpan(box, { width: left + block.width + right, first: 0, last: flow.atoms.length - 1 })
    flow.spans.unshift({ ...panel, draw: (piece) => panel.draw(piece).map((item) => moveItem(item, -left, 0)) })
  }
  const down = block.valign === 'foot' ? Math.max(0, lastBaseline(flow) - footOf(label)) : undefined
  const [first] = flow.atoms
  if (block.valign === 'baseline' && first) lowerTo(first, label.baseline ?? 0)
  attachLabel(flow, label, { x: isLeft ? 0 : innerWidth + block.gap, down })
  return flow
}

const noPadding = { top: 0, right: 0, bottom: 0, left: 0 }

function flowGroup(context: FlowContext, group: Group, width: number, parent: number): Flow {
  const node =
    group.role === 'span' && !group.path ? parent : addNode(context, parent, group.role, { path: group.path })
  const box = group.box
  const inner = box ? width - box.padding.left - box.padding.right : width
  const content = flowBlocks(context, group.children, inner, node)
  if (content.atoms.length === 0) return content

  const flow: Flow = box ? { atoms: [], spans: [], keeps: [] } : content
  if (box) {
    if (box.padding.top > 0) flow.atoms.push(padding(box.padding.top, true))
    appendFlow(flow, content, { dx: box.padding.left })
    if (box.padding.bottom > 0) {
      const last = flow.atoms[flow.atoms.length - 1]
      if (last) last.keepWithNext = true
      flow.atoms.push(padding(box.padding.bottom, false))
    }
    const baseline = content.atoms[0]?.baseline
    const pad = flow.atoms[0]
    if (pad && baseline !== undefined && box.padding.top > 0) pad.baseline = box.padding.top + baseline
    flow.spans.unshift(boxSpan(box, { width, first: 0, last: flow.atoms.length - 1 }))
  }
  if (group.keepTogether) flow.keeps.push({ first: 0, last: flow.atoms.length - 1 })
  return flow
}

const padding = (height: number, keepWithNext: boolean): Atom => ({ before: 0, height, items: [], keepWithNext })
