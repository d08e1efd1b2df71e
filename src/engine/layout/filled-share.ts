import type { Pages } from './display-list.ts'

/** How far down its last page the words reach, of the page's height. */
export function filledShare({ pages, height }: Pages): number {
  // The running name and the page number are on every page.
  const ends = (pages.at(-1)?.items ?? []).map((item) => (item.kind === 'text' && item.node >= 0 ? item.y : 0))
  return Math.max(0, ...ends) / height
}
