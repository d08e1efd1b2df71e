import type { LinkArea } from '#engine/reading/segment.ts'
import { boundsOf, type Matrix } from './matrix.ts'

type Annotation = { subtype?: unknown; url?: unknown; unsafeUrl?: unknown; rect?: unknown }

const wanted = /^(?:https?:|mailto:|tel:)/i
const longestUrl = 2000

/** The addresses behind the text: often the only place where a profile's link stands. */
export function listLinks(annotations: readonly Annotation[], viewport: Matrix, page: number): LinkArea[] {
  return annotations.flatMap(({ subtype, url, unsafeUrl, rect }) => {
    const address = typeof url === 'string' ? url : unsafeUrl
    if (subtype !== 'Link' || typeof address !== 'string' || !Array.isArray(rect)) return []
    if (!wanted.test(address) || address.length > longestUrl) return []
    const [x0, y0, x1, y1] = rect.map(Number)
    const [x, y, right, bottom] = boundsOf(viewport, [x0 ?? 0, y0 ?? 0, x1 ?? 0, y1 ?? 0])
    return [{ page, x, y, width: right - x, height: bottom - y, url: address }]
  })
}
