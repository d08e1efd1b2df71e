import type { Pages } from '#engine/layout/display-list.ts'

/** How wide the words stand on these pages, as much at one side of the middle as at the other. */
export function textWidth({ pages, width }: Pages): number {
  const middle = width / 2
  const reaches = pages.flatMap(({ items }) =>
    items.map((item) => (item.kind === 'text' ? Math.max(middle - item.x, item.x + item.width - middle) : 0)),
  )
  const reach = Math.max(0, ...reaches)
  return reach === 0 ? width : Math.min(width, 2 * reach)
}
