// What the operators of a page draw.
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { interpretPage } from './interpret-page.ts'
import { listOperators } from './list-operators.ts'
import { type Bounds, type Matrix, toMatrix } from './matrix.ts'
import type { OpenPdf } from './open-pdf.ts'
import type { PageDrawing } from './page-canvas.ts'
import type { Font } from './page-font.ts'

/** The file once more with its pictures, opened for the first page that needs them. */
export class DrawnCopy {
  private copy: Promise<OpenPdf> | undefined

  constructor(private readonly pdf: OpenPdf) {}

  async listPictures(index: number): Promise<Bounds[]> {
    this.copy ??= this.pdf.reopen()
    const drawn = await this.copy
    const page = await drawn.file.getPage(index + 1)
    const { pictures } = await drawPage(drawn, page)
    page.cleanup()
    return pictures
  }

  async close(): Promise<void> {
    await (await this.copy)?.close()
  }
}

/** What the operators of a page draw, and the page's size. */
export async function drawPage(
  { budget }: Pick<OpenPdf, 'budget'>,
  page: PDFPageProxy,
): Promise<PageDrawing & { matrix: Matrix; bounds: Bounds }> {
  const viewport = page.getViewport({ scale: 1 })
  const matrix = toMatrix(viewport.transform)
  const bounds: Bounds = [0, 0, viewport.width, viewport.height]
  const operators = await listOperators(page, budget)
  const drawing = interpretPage(operators, { viewport: matrix, page: bounds, findFont: (id) => findFont(page, id) })
  return { ...drawing, matrix, bounds }
}

function findFont(page: PDFPageProxy, id: string): Font | undefined {
  return page.commonObjs.has(id) ? page.commonObjs.get(id) : undefined
}
