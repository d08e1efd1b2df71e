// The headings as bookmarks, by which a reader jumps from section to section.
import type { LogicalNode, Pages } from '#engine/layout/display-list.ts'
import type { PdfDocument, PdfReference } from './pdf-objects.ts'

type Bookmark = { title: string; page: number; x: number; y: number }

export function addBookmarks(doc: PdfDocument, pages: Pages, pageReferences: readonly PdfReference[]): void {
  const bookmarks = findHeadings(pages)
  if (bookmarks.length === 0) return
  const root: Record<string, unknown> = { Type: 'Outlines', Count: bookmarks.length }
  const parent = doc.ref(root)
  const items = bookmarks.map((): Record<string, unknown> => ({}))
  const references = items.map((item) => doc.ref(item))
  bookmarks.forEach(({ title, page, x, y }, index) => {
    const [previous, next] = [references[index - 1], references[index + 1]]
    Object.assign(items[index] ?? {}, {
      Title: new String(title),
      Parent: parent,
      ...(previous ? { Prev: previous } : {}),
      ...(next ? { Next: next } : {}),
      Dest: [pageReferences[page], 'XYZ', x, y, null],
    })
    references[index]?.end(undefined)
  })
  Object.assign(root, { First: references[0], Last: references.at(-1) })
  parent.end(undefined)
  // pdfkit hides its catalogue, and its own bookmarks lead to whole pages.
  Reflect.get(doc, '_root').data.Outlines = parent
}

/** In reading order; a heading over two lines is one bookmark, at the first. */
function findHeadings({ pages, nodes, height }: Pages): Bookmark[] {
  const found = new Map<number, Bookmark>()
  pages.forEach(({ items }, page) => {
    for (const item of items) {
      if (item.kind !== 'text') continue
      const heading = headingOf(nodes, item.node)
      if (heading === undefined) continue
      const known = found.get(heading)
      if (known) known.title += item.text
      else found.set(heading, { title: item.text, page, x: item.x, y: height - item.y + item.size })
    }
  })
  return [...found]
    .sort(([one], [other]) => one - other)
    .map(([, bookmark]) => ({ ...bookmark, title: bookmark.title.replace(/\s+/g, ' ').trim() }))
    .filter(({ title }) => title !== '')
}

function headingOf(nodes: readonly LogicalNode[], id: number): number | undefined {
  const node = nodes[id]
  if (!node || node.role === 'heading') return node?.id
  return headingOf(nodes, node.parent)
}
