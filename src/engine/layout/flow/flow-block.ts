import type { Block, Group, Gutter, Row } from '../blocks.ts'
import type { Item } from '../display-list.ts'
import { type Atom, addNode, appendFlow, type Flow, type FlowContext, flattenFlow, moveItem } from './atoms.ts'
import { boxSpan } from './box-span.ts'
import { flowChips, flowOrnament, flowPicture, flowRule } from './flow-shapes.ts'
import { flowList, flowParagraph, naturalWidth } from './flow-text.ts'

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

/** A cell that fits its text takes at most this share of the row, or long dates would squeeze titles to a sliver. */
const WIDEST_FIT = 0.5

function cellWidths(context: FlowContext, row: Row, width: number): number[] {
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

/** What a cell stands on: its last baseline, or its lower edge where it has no text. */
function footOf({ items, height }: { items: readonly Item[]; height: number }): number {
  const baselines = items.flatMap((item) => (item.kind === 'text' ? item.y : []))
  return baselines.length > 0 ? Math.max(...baselines) : height
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

/** Of a label's own ascent. */
const HIGHEST_RISE = 0.3

/** Moves what an atom holds down until its first line stands so far below its top. */
function lowerTo(atom: Atom, baseline: number): void {
  const down = baseline - (atom.baseline ?? baseline)
  if (down <= 0) return
  for (const item of atom.items) moveItem(item, 0, down)
  atom.height += down
  atom.baseline = baseline
}

/** From the top of a flow to its last line. */
function lastBaseline({ atoms }: Flow): number {
  let top = 0
  let last = 0
  for (const [index, atom] of atoms.entries()) {
    top += index === 0 ? 0 : atom.before
    last = top + footOf(atom)
    top += atom.height
  }
  return last
}

/** Hangs the label beside the first atom, or so far below its top as is said; atoms beside it stay together so that it cannot run off the page. */
function attachLabel(
  flow: Flow,
  label: ReturnType<typeof flattenFlow>,
  { x, down }: { x: number; down: number | undefined },
): void {
  const first = flow.atoms[0]
  if (!first) return
  // A label in larger letters rises above the line beside it, by no more than letters reach over their line.
  const onFirstLine =
    label.baseline !== undefined && first.baseline !== undefined
      ? Math.max(-label.baseline * HIGHEST_RISE, first.baseline - label.baseline)
      : 0
  const drop = down ?? onFirstLine
  first.items = [...label.items.map((item) => moveItem(item, x, drop)), ...first.items]
  let beside = first.height
  const needed = label.height + drop
  for (let index = 0; index < flow.atoms.length - 1 && beside < needed; index++) {
    const atom = flow.atoms[index]
    const next = flow.atoms[index + 1]
    if (!atom || !next) break
    atom.keepWithNext = true
    beside += next.before + next.height
  }
  if (beside >= needed) return
  const last = flow.atoms[flow.atoms.length - 1]
  if (last) last.keepWithNext = true
  flow.atoms.push({ before: 0, height: needed - beside, items: [], keepWithNext: false })
}

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
