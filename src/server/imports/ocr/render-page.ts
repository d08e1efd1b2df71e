import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type GrayPicture, toGray } from './gray-picture.ts'

export type PagePicture = GrayPicture & {
  /** Pixels to a point. */
  scale: number
}

export const dotsPerInch = 200
const maxPixels = 6_000_000
/** `data` is the canvas's own memory: every call of getImageData would copy all of it. */
type PixelCanvas = { data(): Uint8Array }
type CanvasAndContext = { canvas: PixelCanvas }
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
    // The canvas of Node is not the browser's that pdf.js asks for.
    const canvas = made.canvas as unknown as HTMLCanvasElement
    const painting = page.render({ canvas, viewport, background: '#ffffff' })
    painting.onContinue = (paint: () => void) => {
      releasePictures()
      paint()
    }
    await painting.promise
    return { width, height, pixels: toGray(made.canvas.data(), width * height), scale }
  } finally {
    factory.destroy(made)
    page.cleanup()
  }
}

/** What pictures were unpacked from takes more than all the rest; it would else wait until the next are there too. */
export function releasePictures(): void {
  globalThis.gc?.()
}
