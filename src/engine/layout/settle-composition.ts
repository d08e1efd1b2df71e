import type { Composition } from './blocks.ts'
import { filledShare } from './filled-share.ts'
import { layoutPages } from './layout-pages.ts'
import type { FontSet } from './text/fonts.ts'

/** The composition itself, or one behind it where its words take more of the page than it gives them. */
export function settleComposition(composition: Composition, fonts: FontSet): Composition {
  const { closer, fullAt = 1 } = composition
  if (!closer) return composition
  const pages = layoutPages(composition, fonts)
  const isRoomy = pages.pages.length === 1 && (fullAt === 1 || filledShare(pages) <= fullAt)
  return isRoomy ? composition : settleComposition(closer, fonts)
}
