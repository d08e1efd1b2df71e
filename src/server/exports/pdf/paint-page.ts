// Paints a page of the display list: marked content for each node, decoration as an artifact, links over both.
import type { ImageItem, Item, LinkItem, Page, Pages, TextItem } from '#engine/layout/display-list.ts'
import { linkAddress } from '../link-address.ts'
import type { PictureFile } from '../pictures/picture-file.ts'
import type { EmbeddedFace } from './embedded-face.ts'
import { paintPicture } from './paint-picture.ts'
import { paintShape } from './paint-shapes.ts'
import { textOperators } from './paint-text.ts'
import { gatherContent, type PdfDocument, type PdfReference, pdfNumber } from './pdf-objects.ts'
import type { StructureTree } from './structure-tree.ts'

export type Canvas = {
  doc: PdfDocument
  pages: Pages
  tree: StructureTree
  face(key: string): EmbeddedFace
  picture(src: string): PictureFile | undefined
}

/** What one stretch of marked content holds: a node's own texts and pictures, or decoration. */
type Stretch = { node: number; items: Exclude<Item, LinkItem>[] }

export function paintPage(canvas: Canvas, page: Page): PdfReference {
  const { doc, pages, tree } = canvas
  doc.addPage()
  const packContent = gatherContent(doc)
  tree.startPage()
  paintArtifact(canvas, [
    { kind: 'rect', x: 0, y: 0, width: pages.width, height: pages.height, radius: 0, fill: pages.background },
  ])
  for (const stretch of splitStretches(page.items)) {
    if (stretch.node < 0) paintArtifact(canvas, stretch.items)
    else paintNode(canvas, stretch)
  }
  for (const item of page.items) if (item.kind === 'link') addLink(canvas, item)
  packContent()
  return doc.page.dictionary
}

function splitStretches(items: readonly Item[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const item of items) {
    if (item.kind === 'link') continue
    const node = item.kind === 'text' || item.kind === 'image' ? item.node : -1
    const last = stretches[stretches.length - 1]
    if (last && last.node === node) last.items.push(item)
    else stretches.push({ node, items: [item] })
  }
  return stretches
}

function paintArtifact(canvas: Canvas, items: Stretch['items']): void {
  const { doc, pages } = canvas
  doc.addContent(`/Artifact <<${artifactType(items, pages.height)}>> BDC`)
  for (const item of items) {
    if (item.kind === 'text') doc.addContent(showTexts(canvas, [item]))
    else if (item.kind === 'image') paintImage(canvas, item)
    else paintShape(doc, item)
  }
  doc.addContent('EMC')
}

/** Names and numbers are at the edge of the page; other letters without a node are part of a drawing. */
function artifactType(items: Stretch['items'], height: number): string {
  const edge = height * 0.07
  const texts = items.filter((item) => item.kind === 'text')
  if (texts.some(({ y }) => y < edge)) return '/Type /Pagination /Subtype /Header'
  if (texts.some(({ y }) => y > height - edge)) return '/Type /Pagination /Subtype /Footer'
  return '/Type /Layout'
}

function paintNode(canvas: Canvas, { node, items }: Stretch): void {
  const { doc, tree } = canvas
  const texts = items.filter((item) => item.kind === 'text')
  const images = items.filter((item) => item.kind === 'image').filter(({ src }) => canvas.picture(src))
  if (texts.length + images.length === 0) return
  const mark = tree.beginMark(node)
  if (images.length === 0) {
    doc.addContent(`${mark}\n${showTexts(canvas, texts)}\nEMC`)
    return
  }
  doc.addContent(mark)
  for (const image of images) {
    paintImage(canvas, image)
    tree.setBox(node, rectangle(canvas, image))
  }
  doc.addContent(`${showTexts(canvas, texts)}\nEMC`)
}

function showTexts({ doc, pages, face }: Canvas, items: readonly TextItem[]): string {
  const operators: string[] = []
  for (const item of items) {
    const embedded = face(item.face)
    const shown = textOperators(item, embedded, pages.height - item.y)
    if (!shown) continue
    doc.page.fonts[embedded.name] = embedded.reference
    operators.push(shown)
  }
  if (operators.length === 0) return ''
  // The page counts from the top, glyphs from their baseline up.
  return `q 1 0 0 -1 0 ${pdfNumber(pages.height)} cm\n${operators.join('\n')}\nQ`
}

function paintImage({ doc, picture: find }: Canvas, item: ImageItem): void {
  const picture = find(item.src)
  if (picture) paintPicture(doc, item, picture)
}

function addLink(canvas: Canvas, item: LinkItem): void {
  const { doc, tree } = canvas
  const address = linkAddress(item.href)
  if (!address) return
  const annotation: Record<string, unknown> = {
    Type: 'Annot',
    Subtype: 'Link',
    Rect: rectangle(canvas, item),
    Border: [0, 0, 0],
    F: 4,
    Contents: new String(address),
    A: { S: 'URI', URI: new String(address) },
  }
  const reference = doc.ref(annotation)
  doc.page.annotations.push(reference)
  if (item.node >= 0) annotation.StructParent = tree.addAnnotation(item.node, reference)
  reference.end(undefined)
}

function rectangle({ pages }: Canvas, box: { x: number; y: number; width: number; height: number }) {
  const { x, y, width, height } = box
  return [x, pages.height - y - height, x + width, pages.height - y] as const
}
