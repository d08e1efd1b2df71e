import type { PageDecoration } from '../blocks.ts'
import type { Look } from './look.ts'

/** A line around every page, this far from its edges. */
export function frameAround({ page }: Look, inset: number, stroke: { color: string; width: number }): PageDecoration {
  const size = { width: page.width - 2 * inset, height: page.height - 2 * inset }
  return { pages: 'all', shape: { shape: 'rect', x: inset, y: inset, ...size, stroke } }
}
