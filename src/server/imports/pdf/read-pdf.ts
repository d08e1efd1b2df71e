// The text of a PDF with its place and looks, as the reader of resumes takes it.
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { BlockTag, PagedSource, Segment } from '#engine/reading/segment.ts'
import { DrawnCopy, drawPage } from './draw-page.ts'
import { findLooks } from './find-looks.ts'
import { guessLigatures } from './guess-ligatures.ts'
import { hasContrast, isDrawn } from './hidden-text.ts'
import { joinGlyphs } from './join-glyphs.ts'
import { contains, type Matrix } from './matrix.ts'
import { needsRecognition } from './needs-recognition.ts'
import type { OpenPdf } from './open-pdf.ts'
import { listLinks } from './page-links.ts'
import { isDrawnAsShapes, isInside, sortShapes } from './page-shapes.ts'
import { readStructureTags, type TagCounters } from './structure-tags.ts'

export type PdfReading = PagedSource & {
  /** Pages, from 0, whose letters are in pictures or cannot be told: only OCR can read them. */
  pagesToRecognize: number[]
}

/** Of one page. */
const mostRuns = 10_000
const mostMarks = 2000
const mostOutlines = 3000
const mostHidden = 1000

export async function readPdf(pdf: OpenPdf): Promise<PdfReading> {
  const { file } = pdf
  const source: PdfReading = {
    kind: 'paged',
    pages: [],
    segments: [],
    marks: [],
    rules: [],
    links: [],
    hidden: [],
    pagesToRecognize: [],
  }
  const counters: TagCounters = { block: 0, order: 0 }
  const drawn = new DrawnCopy(pdf)
  const viewports: Matrix[] = []
  try {
    for (let number = 1; number <= file.numPages; number++) {
      const page = await file.getPage(number)
      viewports.push(await readPage(pdf, page, { source, counters, drawn }))
      page.cleanup()
    }
    source.links = await listLinks(file, viewports)
  } finally {
    await drawn.close()
  }
  // A text cut off at the end of one page is often drawn again on the next; only what is nowhere to be seen is hidden.
  const seen = new Set(source.segments.map(({ text }) => text))
  source.hidden = source.hidden.filter((text) => !seen.has(text))
  return source
}

/** Adds a page to the source; how its coordinates become those of the source. */
async function readPage(
  pdf: OpenPdf,
  page: PDFPageProxy,
  { source, counters, drawn }: { source: PdfReading; counters: TagCounters; drawn: DrawnCopy },
): Promise<Matrix> {
  const index = source.pages.length
  const { matrix, bounds, ...drawing } = await drawPage(pdf, page)
  const [, , width, height] = bounds
  source.pages.push({ width, height })
  const hidden: { text: string; isInvisible: boolean }[] = []
  guessLigatures(drawing.shows)
  const tree = await page.getStructTree().catch(() => null)
  const tags = tree ? readStructureTags(tree, counters) : new Map<number, BlockTag>()

  const shapes = sortShapes(drawing.shapes, index)
  const lookOf = findLooks(tags)
  const runs = joinGlyphs(drawing.shows.map((show) => ({ glyphs: show.glyphs, look: lookOf(show) })))
  const isFaint = ({ look, ...place }: (typeof runs)[number]) =>
    !hasContrast(look.show) && isDrawn({ ...look.show, ...place }, bounds)
  // White letters may be on a picture, and pictures were left out until now.
  const pictures = runs.some(isFaint) ? await drawn.listPictures(index) : []
  // In a drawing with more shapes than this, they can't all be letters.
  const outlines = drawing.shapes.slice(0, mostOutlines)
  const visible: Segment[] = []
  for (const run of runs.slice(0, mostRuns)) {
    const { look, ...place } = run
    const { show, ...looks } = look
    const isOnPicture = pictures.some((picture) => contains(picture, run.x + run.width / 2, run.y - run.size * 0.3))
    const isShown = isDrawn({ ...show, ...place }, bounds) && (hasContrast(show) || isOnPicture)
    const isOutlined = !isShown && hidden.length < mostHidden && isDrawnAsShapes(run, outlines)
    if (isOutlined) looks.bold = true
    if (!isShown && !isOutlined) hidden.push({ text: run.text, isInvisible: show.mode % 4 === 3 })
    else if (!repeatsLast(visible, run)) visible.push({ ...place, page: index, ...looks })
  }
  source.segments.push(...visible)
  const marks = shapes.marks.slice(0, mostMarks)
  source.marks.push(...marks.filter((mark) => !visible.some((segment) => isInside(mark, segment))))
  source.rules.push(...shapes.rules.slice(0, mostMarks))
  const isPicture = needsRecognition(visible)
  if (isPicture) source.pagesToRecognize.push(index)
  // Over the picture of a page lies at times what another program recognized in it; that is read from the picture.
  source.hidden.push(...hidden.filter(({ isInvisible }) => !(isPicture && isInvisible)).map(({ text }) => text))
  return matrix
}

/** Some programs make letters bold by drawing them twice, a hair's breadth apart. */
function repeatsLast(segments: Segment[], run: { text: string; x: number; y: number }): boolean {
  const twin = segments
    .slice(-40)
    .find(({ text, x, y }) => text === run.text && Math.abs(x - run.x) < 1 && Math.abs(y - run.y) < 1)
  if (twin) twin.bold = true
  return twin !== undefined
}
