import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type GrayPicture, writeGray } from './gray-picture.ts'

export type PagePicture = GrayPicture & {
  /** Pixels to a point. */
  scale: number
}

export const dotsPerInch = 200
const maxPixels = 6_000_000
/** The colours of a whole page at once would take up most of the memory. */
const rowsAtOnce = 200

type Context = { getImageData(x: number, y: number, width: number, height: number): { data: ArrayLike<number> } }
type CanvasAndContext = { canvas: unknown; context: Context }
type CanvasFactory = { create(width: number, height: number): CanvasAndContext; destroy(made: CanvasAndContext): void }

/** A page as a picture, fine enough for letters to be told apart. */
export async function renderPage(file: PDFDocumentProxy, index: number): Promise<PagePicture> {
  const page = await file.getPage(index + 1)
  const size = page.getViewport({ scale: 1 })
  const scale = Math.min(dotsPerInch / 72, Math.sqrt(maxPixels / Math.max(1, size.width * size.height)))
  const viewport = page.getViewport({ scale })
  const width = Math.ceil(viewport.width)
  const height = Math.ceil(viewport.height)
  // pdf.js types neither its factory nor the canvas it makes in Node.
  const factory = file.canvasFactory as CanvasFactory
  const made = factory.create(width, height)
  try {
    const canvas = made.canvas as HTMLCanvasElement
    await page.render({ canvas, viewport, background: '#ffffff' }).promise
    const pixels = new Uint8Array(width * height)
    for (let y = 0; y < height; y += rowsAtOnce) {
      const rows = Math.min(rowsAtOnce, height - y)
      writeGray(pixels, y * width, made.context.getImageData(0, y, width, rows).data)
    }
    return { width, height, pixels, scale }
  } finally {
    factory.destroy(made)
    page.cleanup()
  }
}
