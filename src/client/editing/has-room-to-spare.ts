import type { Pages } from '#engine/layout/display-list.ts'
import { filledShare } from '#engine/layout/filled-share.ts'

/** A page emptier than this looks unfinished; one with hardly a word on it is. */
const SHORT = { from: 0.3, to: 0.68 }

export function hasRoomToSpare(pages: Pages): boolean {
  const share = pages.pages.length === 1 ? filledShare(pages) : 1
  return share >= SHORT.from && share <= SHORT.to
}
