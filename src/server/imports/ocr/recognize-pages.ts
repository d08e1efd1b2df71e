// Reads pages that are pictures.
import type { Box, PagedSource } from '#engine/reading/segment.ts'
import { openPdf } from '../pdf/open-pdf.ts'
import { drawPage } from '../pdf/read-pdf.ts'
import { type DrawnRule, eraseRules } from './erase-rules.ts'
import { toSegments } from './lines-to-segments.ts'
import { openRecognizer, type Recognizer } from './recognizer.ts'
import { renderPage } from './render-page.ts'
import { rereadLarge } from './reread-large.ts'
import { straighten } from './straighten.ts'

/** A picture covering this part of a page, or this many shapes, may hold its text. */
const leastCover = 0.2
const leastShapes = 300

/** Which of the pages without text show something that could be text. */
export async function findScannedPages(bytes: Uint8Array, candidates: readonly number[]): Promise<number[]> {
  if (candidates.length === 0) return []
  const pdf = await openPdf(bytes, { drawing: true })
  const scanned: number[] = []
  try {
    for (const index of candidates) {
      const page = await pdf.file.getPage(index + 1)
      const drawing = await drawPage(page)
      const [, , width, height] = drawing.bounds
      const covered = drawing.pictures.reduce((sum, [x, y, right, bottom]) => sum + (right - x) * (bottom - y), 0)
      if (covered > width * height * leastCover || drawing.shapes.length > leastShapes) scanned.push(index)
      page.cleanup()
      releasePictures()
    }
  } finally {
    await pdf.close()
  }
  return scanned
}

/** Puts what OCR reads on these pages into the source. */
export async function recognizePages(
  bytes: Uint8Array,
  source: PagedSource,
  options: { pages: readonly number[]; onPage(done: number): void },
): Promise<PagedSource> {
  const pdf = await openPdf(bytes, { drawing: true })
  let recognizer: Recognizer | undefined
  try {
    const segments = source.segments.filter(({ page }) => !options.pages.includes(page))
    const marks = source.marks.filter(({ page }) => !options.pages.includes(page))
    const rules = source.rules.filter(({ page }) => !options.pages.includes(page))
    for (const [done, index] of options.pages.entries()) {
      const picture = await renderPage(pdf.file, index)
      releasePictures()
      recognizer ??= openRecognizer()
      const { picture: level, rules: drawn } = eraseRules(straighten(picture))
      const lines = await rereadLarge(await recognizer.recognize(level), level, recognizer)
      const found = toSegments({ lines, picture: level, page: index, scale: picture.scale })
      segments.push(...found.segments)
      marks.push(...found.marks)
      rules.push(...drawn.map((rule) => toBox(rule, index, picture.scale)))
      releasePictures()
      options.onPage(done + 1)
    }
    return { ...source, segments, marks, rules, isOcr: true }
  } finally {
    await recognizer?.close()
    await pdf.close()
  }
}

/** The pictures of a page, decoded, take more than all the rest; they would else wait until the next are there too. */
function releasePictures(): void {
  globalThis.gc?.()
}

function toBox({ x, y, width, height }: DrawnRule, page: number, scale: number): Box {
  return { page, x: x / scale, y: y / scale, width: width / scale, height: height / scale }
}
