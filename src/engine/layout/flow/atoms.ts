// What pagination works on: a column cut into pieces that no page break may divide.
import type { Item, LogicalNode, NodeRole } from '../display-list.ts'
import type { FontSet } from '../text/fonts.ts'

/** Positions are relative to the atom's own top left; moveItem puts them on the page. */
export type Atom = {
  /** Gap above, dropped at the top of a page. */
  before: number
  /** The gap may grow to bring the column to the foot of its page. */
  grows?: boolean
  height: number
  items: Item[]
  keepWithNext: boolean
  /** Baseline of the first line, for rows whose cells stand on one line. */
  baseline?: number
}

/** Something drawn behind a run of atoms; where the run breaks over pages each piece is drawn by itself. */
export type Span = {
  first: number
  last: number
  draw(piece: { top: number; bottom: number }): Item[]
}

/** A run of atoms that stays on one page if it fits on one. */
type KeepRange = { first: number; last: number }

export type Flow = { atoms: Atom[]; spans: Span[]; keeps: KeepRange[] }

export type FlowContext = { fonts: FontSet; nodes: LogicalNode[]; faces: Set<string> }

export function addNode(
  context: FlowContext,
  parent: number,
  role: NodeRole,
  more: { path?: string | undefined; alt?: string; href?: string } = {},
): number {
  const id = context.nodes.length
  const node: LogicalNode = { id, parent, role }
  if (more.path !== undefined) node.path = more.path
  if (more.alt !== undefined) node.alt = more.alt
  if (more.href !== undefined) node.href = more.href
  context.nodes.push(node)
  return id
}

/** Moves the item itself: a flow owns its items, and copies at every level of nesting are what layout would cost. */
export function moveItem(item: Item, dx: number, dy: number): Item {
  switch (item.kind) {
    case 'line':
      item.x1 += dx
      item.x2 += dx
      item.y1 += dy
      item.y2 += dy
      return item
    case 'ellipse':
      item.cx += dx
      item.cy += dy
      return item
    case 'polygon':
      item.points = item.points.map(([x, y]) => [x + dx, y + dy] as const)
      return item
    default:
      item.x += dx
      item.y += dy
      return item
  }
}

/** Moves a flow behind another, keeping the indexes of spans and keeps right. The source is used up. */
export function appendFlow(target: Flow, source: Flow, options: { dx?: number; before?: number } = {}): void {
  const offset = target.atoms.length
  const dx = options.dx ?? 0
  const first = source.atoms[0]
  if (first) first.before += options.before ?? 0
  for (const atom of source.atoms) {
    if (dx !== 0) for (const item of atom.items) moveItem(item, dx, 0)
    target.atoms.push(atom)
  }
  for (const span of source.spans) {
    target.spans.push({
      first: span.first + offset,
      last: span.last + offset,
      draw: dx === 0 ? span.draw : (piece) => span.draw(piece).map((item) => moveItem(item, dx, 0)),
    })
  }
  for (const keep of source.keeps) target.keeps.push({ first: keep.first + offset, last: keep.last + offset })
}

/** The whole flow as one undividable piece, for cells of a row and labels in a gutter. */
export function flattenFlow(flow: Flow): { height: number; items: Item[]; baseline?: number } {
  const [only] = flow.atoms
  if (only && flow.atoms.length === 1 && flow.spans.length === 0) return only
  const tops: number[] = []
  let height = 0
  flow.atoms.forEach((atom, index) => {
    height += index === 0 ? 0 : atom.before
    tops.push(height)
    height += atom.height
  })
  const behind = flow.spans.flatMap((span) => {
    const top = tops[span.first] ?? 0
    const bottom = (tops[span.last] ?? 0) + (flow.atoms[span.last]?.height ?? 0)
    return span.draw({ top, bottom })
  })
  const items: Item[] = []
  flow.atoms.forEach((atom, index) => {
    for (const item of atom.items) items.push(moveItem(item, 0, tops[index] ?? 0))
  })
  const index = flow.atoms.findIndex((atom) => atom.baseline !== undefined)
  const baseline = flow.atoms[index]?.baseline
  const whole = { height, items: [...behind, ...items] }
  return baseline === undefined ? whole : { ...whole, baseline: (tops[index] ?? 0) + baseline }
}
