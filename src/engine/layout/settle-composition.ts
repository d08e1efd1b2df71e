import type { Composition } from './blocks.ts'
import { layoutPages } from './layout-pages.ts'
import type { FontSet } from './text/fonts.ts'

/** The composition itself, or the closest behind it where its words take more than one page. */
export function settleComposition(composition: Composition, fonts: FontSet): Composition {
  const { closer } = composition
  if (!closer || layoutPages(composition, fonts).pages.length === 1) return composition
  return settleComposition(closer, fonts)
}
