// Paints pages as a tagged PDF. The display list says what stands where; nothing is measured or moved here.
import PDFDocument from 'pdfkit'
import type { Pages } from '#engine/layout/display-list.ts'
import type { PictureFile } from '../pictures/picture-file.ts'
import { readPicture } from '../pictures/read-picture.ts'
import { attachFile } from './attach-file.ts'
import { addBookmarks } from './bookmarks.ts'
import { collectBytes } from './collect-bytes.ts'
import { createEmbeddedFace, type EmbeddedFace } from './embedded-face.ts'
import { describeDocument, setTitle } from './metadata.ts'
import { type Canvas, paintPage } from './paint-page.ts'
import type { PdfFonts } from './pdf-fonts.ts'
import { createStructureTree } from './structure-tree.ts'

export type PdfOptions = {
  fonts: PdfFonts
  /** ISO 8601; the same input gives the same bytes. */
  created: string
  /** Carried inside the file, so that the document can be brought back exactly. */
  attachment?: { name: string; bytes: Uint8Array }
}

export function writePdf(pages: Pages, { fonts, created, attachment }: PdfOptions): Buffer {
  const doc = new PDFDocument({
    font: '',
    size: [pages.width, pages.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: pages.language,
    displayTitle: true,
    info: { Title: pages.title, Creator: 'Candid', Producer: 'Candid', CreationDate: new Date(created) },
  })
  const bytes = collectBytes(doc)
  setTitle(doc, pages.title)
  describeDocument(doc)

  const faces = new Map<string, EmbeddedFace>()
  const pictures = new Map<string, PictureFile | undefined>()
  const canvas: Canvas = {
    doc,
    pages,
    tree: createStructureTree(doc, pages.nodes),
    face: (key) => remember(faces, key, () => createEmbeddedFace(doc, fonts(key), faces.size)),
    picture: (src) => remember(pictures, src, () => readPicture(src)),
  }

  const pageReferences = pages.pages.map((page) => paintPage(canvas, page))
  addBookmarks(doc, pages, pageReferences)
  if (attachment) attachFile(doc, attachment)
  for (const embedded of faces.values()) embedded.embed()
  canvas.tree.write()
  doc.end()
  return bytes()
}

function remember<Value>(known: Map<string, Value>, key: string, create: () => Value): Value {
  const value = known.get(key) ?? create()
  known.set(key, value)
  return value
}
