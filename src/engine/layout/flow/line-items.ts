// A line of text as items of the page.
import type { Item, LogicalNode } from '../display-list.ts'
import type { Line } from '../text/break-lines.ts'
import type { FlowContext } from './atoms.ts'

/** `nodes` are those of the line's runs. */
export function lineItems(
  context: FlowContext,
  line: Line,
  { x, y, nodes }: { x: number; y: number; nodes: readonly number[] },
): Item[] {
  const items: Item[] = []
  for (const fragment of line.fragments) {
    const node = nodes[fragment.run] ?? 0
    context.faces.add(fragment.face)
    items.push({
      kind: 'text',
      x: x + fragment.x,
      y,
      width: fragment.width,
      text: fragment.text,
      face: fragment.face,
      size: fragment.size,
      color: fragment.color,
      tracking: fragment.tracking,
      rtl: fragment.rtl,
      node,
    })
    const owner: LogicalNode | undefined = context.nodes[node]
    if (owner?.role === 'link' && owner.href) {
      const height = fragment.size * 1.15
      items.push({
        kind: 'link',
        x: x + fragment.x,
        y: y - fragment.size * 0.9,
        width: fragment.width,
        height,
        href: owner.href,
        node,
      })
    }
  }
  return items
}
