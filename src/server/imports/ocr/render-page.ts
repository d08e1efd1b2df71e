import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type PagePicture = {
  /** PNG. */
  bytes: Uint8Array
  /** Pixels to a point. */
  scale: number
}

export const dotsPerInch = 200
const maxPixels = 6_000_000

type Canvas = { toBuffer(type: 'image/png'): Uint8Array; width: number; height: number }
type CanvasAndContext = { canvas: Canvas; context: unknown }
type CanvasFactory = { create(width: number, height: number): CanvasAndContext; destroy(made: CanvasAndContext): void }

/** A page as a picture, fine enough for letters to be told apart. */
export async function renderPage(file: PDFDocumentProxy, index: number): Promise<PagePicture> {
  const page = await file.getPage(index + 1)
  const { width, height } = page.getViewport({ scale: 1 })
  const scale = Math.min(dotsPerInch / 72, Math.sqrt(maxPixels / Math.max(1, width * height)))
  const viewport = page.getViewport({ scale })
  // pdf.js types neither its factory nor the canvas it makes in Node.
  const factory = file.canvasFactory as CanvasFactory
  const made = factory.create(Math.ceil(viewport.width), Math.ceil(viewport.height))
  try {
    const canvas = made.canvas as unknown as HTMLCanvasElement
    await page.render({ canvas, viewport, background: '#ffffff' }).promise
    return { bytes: made.canvas.toBuffer('image/png'), scale }
  } finally {
    factory.destroy(made)
    page.cleanup()
  }
}
