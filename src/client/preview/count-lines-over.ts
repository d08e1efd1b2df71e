import type { Pages } from '#engine/layout/display-list.ts'

/** More than this is a page of its own, and no longer a little too much. */
const LITTLE = 8

/** How many lines run over to the last page, where they are so few that they could be taken back; 0 elsewhere. */
export function countLinesOver({ pages }: Pages): number {
  const last = pages.at(-1)
  if (!last || pages.length < 2) return 0
  const heights = new Set<number>()
  for (const item of last.items) {
    // The running name and the page number are on every page.
    if (item.kind === 'text' && item.node >= 0) heights.add(Math.round(item.y))
    if (heights.size > LITTLE) return 0
  }
  return heights.size
}
