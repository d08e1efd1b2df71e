// Reads pages that are pictures.
import type { Box, PagedSource } from '#engine/reading/segment.ts'
import { drawPage } from '../pdf/draw-page.ts'
import { openPdf } from '../pdf/open-pdf.ts'
import { type DrawnRule, eraseRules } from './erase-rules.ts'
import type { GrayPicture } from './gray-picture.ts'
import { toSegments } from './lines-to-segments.ts'
import { openRecognizer, type RecognizedLine, type Recognizer, RecognizerLost } from './recognizer.ts'
import { releasePictures, renderPage } from './render-page.ts'
import { rereadLarge } from './reread-large.ts'
import { straighten } from './straighten.ts'

/** A picture covering this part of a page, or this many shapes, may hold its text. */
const leastCover = 0.2
const leastShapes = 300
/** A scanned resume has two or three; each takes seconds of a whole processor. */
export const mostScannedPages = 10

type ScanLimits = {
  /** No further page is begun after this long. */
  totalMs: number
  /** A page that takes longer is left out. */
  pageMs: number
}
const usualLimits: ScanLimits = { totalMs: 75_000, pageMs: 30_000 }

/** Which of the pages without text show something that could be text. */
export async function findScannedPages(bytes: Uint8Array, candidates: readonly number[]): Promise<number[]> {
  if (candidates.length === 0) return []
  const pdf = await openPdf(bytes, { drawing: true })
  const scanned: number[] = []
  try {
    for (const index of candidates) {
      // Each has its pictures decoded. One more than are read tells that some are not.
      if (scanned.length > mostScannedPages) {
        scanned.push(...candidates.slice(candidates.indexOf(index)))
        break
      }
      const page = await pdf.file.getPage(index + 1)
      const drawing = await drawPage(pdf, page)
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

/** `missing`: pages, from 0, that were too many or took too long. */
export type RecognizedSource = PagedSource & { missing: number[] }

export type RecognizeOptions = {
  pages: readonly number[]
  onPage(done: number, of: number): void
  limits?: ScanLimits
}

/** Puts what OCR reads on these pages into the source. What time is left after a page decides about the next. */
export async function recognizePages(
  bytes: Uint8Array,
  source: PagedSource,
  { pages, onPage, limits = usualLimits }: RecognizeOptions,
): Promise<RecognizedSource> {
  const started = performance.now()
  const chosen = pages.slice(0, mostScannedPages)
  const missing = pages.slice(mostScannedPages)
  const pdf = await openPdf(bytes, { drawing: true })
  let recognizer: Recognizer | undefined
  try {
    const isKept = ({ page }: { page: number }) => !pages.includes(page)
    const segments = source.segments.filter(isKept)
    const marks = source.marks.filter(isKept)
    const rules = source.rules.filter(isKept)
    for (const [done, index] of chosen.entries()) {
      const leftMs = limits.totalMs - (performance.now() - started)
      if (leftMs <= 0) {
        missing.unshift(...chosen.slice(done))
        break
      }
      const picture = await renderPage(pdf.file, index)
      releasePictures()
      recognizer ??= openRecognizer({ pageLimitMs: limits.pageMs })
      const { picture: level, rules: drawn } = eraseRules(straighten(picture))
      const lines = await recognizeLines(level, recognizer)
      if (lines === null) missing.push(index)
      else {
        const found = toSegments({ lines, picture: level, page: index, scale: picture.scale })
        segments.push(...found.segments)
        marks.push(...found.marks)
        rules.push(...drawn.map((rule) => toBox(rule, index, picture.scale)))
      }
      releasePictures()
      onPage(done + 1, chosen.length)
    }
    return { ...source, segments, marks, rules, isOcr: true, missing: missing.toSorted((a, b) => a - b) }
  } finally {
    await recognizer?.close()
    await pdf.close()
  }
}

/** Null if the page took too long, or the recognition process crashed on it. */
async function recognizeLines(picture: GrayPicture, recognizer: Recognizer): Promise<RecognizedLine[] | null> {
  try {
    return await rereadLarge(await recognizer.recognize(picture), picture, recognizer)
  } catch (error) {
    if (error instanceof RecognizerLost) return null
    throw error
  }
}

function toBox({ x, y, width, height }: DrawnRule, page: number, scale: number): Box {
  return { page, x: x / scale, y: y / scale, width: width / scale, height: height / scale }
}
