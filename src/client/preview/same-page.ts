import type { Item, Pages } from '#engine/layout/display-list.ts'

/** Whether a page looks the same in two layouts, so that typing on page three does not paint page one again. */
export function samePage(before: Pages, after: Pages, index: number): boolean {
  if (before === after) return true
  if (before.background !== after.background || before.width !== after.width || before.height !== after.height)
    return false
  const old = before.pages[index]?.items ?? []
  const now = after.pages[index]?.items ?? []
  if (old.length !== now.length) return false
  return old.every((item, position) => {
    const other = now[position]
    return other !== undefined && sameItem(item, other) && sameNode(before, after, item, other)
  })
}

function sameItem(a: Item, b: Item): boolean {
  const left = Object.entries(a)
  const right: Record<string, unknown> = { ...b }
  if (left.length !== Object.keys(right).length) return false
  return left.every(([name, value]) => {
    const other = right[name]
    if (typeof value !== 'object') return value === other
    return JSON.stringify(value) === JSON.stringify(other)
  })
}

function sameNode(before: Pages, after: Pages, a: Item, b: Item): boolean {
  if (!('node' in a) || !('node' in b)) return true
  const old = before.nodes[a.node]
  const now = after.nodes[b.node]
  return old?.path === now?.path && old?.href === now?.href && old?.role === now?.role && old?.alt === now?.alt
}
