import type { Pages } from '#engine/layout/display-list.ts'
import { filledShare } from '#engine/layout/filled-share.ts'

/** A page emptier than this looks unfinished; one with hardly a word on it is. */
const SHORT = { from: 0.3, to: 0.68 }
/** Emptier than this, the type can still grow by a step: three jobs in small print left a fifth of the page white. */
const ROOMY = 0.85

export function hasRoomToSpare(pages: Pages): boolean {
  return isFilledUpTo(pages, SHORT.to)
}

export function hasRoomForLargerType(pages: Pages): boolean {
  return isFilledUpTo(pages, ROOMY)
}

function isFilledUpTo(pages: Pages, most: number): boolean {
  const share = pages.pages.length === 1 ? filledShare(pages) : 1
  return share >= SHORT.from && share <= most
}
