import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { LinkArea } from '#engine/reading/segment.ts'
import { boundsOf, type Matrix } from './matrix.ts'

type Annotation = { subtype?: unknown; url?: unknown; unsafeUrl?: unknown; rect?: unknown; pageIndex?: unknown }

const wanted = /^(?:https?:|mailto:|tel:)/i
const longestUrl = 2000

/** pdf.js's number for links. */
const linkType = 2
/** Invisible, hidden, not to be viewed. */
const unseenFlags = 1 | 2 | 32

/**
 * The addresses behind the text: often the only place where a profile's link stands. Asked for page by page, pdf.js
 * would read all the text once more for the words under each link.
 */
export async function listLinks(file: PDFDocumentProxy, viewports: readonly Matrix[]): Promise<LinkArea[]> {
  const annotations: readonly (Annotation & { annotationFlags?: unknown })[] = await file
    .getAnnotationsByType(new Set([linkType]), new Set())
    .catch(() => [])
  return annotations.flatMap(({ subtype, url, unsafeUrl, rect, pageIndex, annotationFlags }) => {
    const address = typeof url === 'string' ? url : unsafeUrl
    const page = Number(pageIndex)
    const viewport = viewports[page]
    if (subtype !== 'Link' || typeof address !== 'string' || !Array.isArray(rect) || !viewport) return []
    if (Number(annotationFlags) & unseenFlags || !wanted.test(address) || address.length > longestUrl) return []
    const [x0, y0, x1, y1] = rect.map(Number)
    const [x, y, right, bottom] = boundsOf(viewport, [x0 ?? 0, y0 ?? 0, x1 ?? 0, y1 ?? 0])
    return [{ page, x, y, width: right - x, height: bottom - y, url: address }]
  })
}
