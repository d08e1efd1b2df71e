// The text of a PDF with its place and looks, as the reader of resumes takes it.
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { BlockTag, PagedSource, Segment } from '#engine/reading/segment.ts'
import { fontLook } from './font-look.ts'
import { guessLigatures } from './guess-ligatures.ts'
import { hasContrast, isDrawn } from './hidden-text.ts'
import { interpretPage } from './interpret-page.ts'
import { joinGlyphs } from './join-glyphs.ts'
import { listOperators } from './list-operators.ts'
import { type Bounds, contains, type Matrix, toMatrix } from './matrix.ts'
import type { OpenPdf } from './open-pdf.ts'
import type { PageDrawing, Show } from './page-canvas.ts'
import type { Font } from './page-font.ts'
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

type Look = Omit<Segment, 'text' | 'page' | 'x' | 'y' | 'width' | 'size'> & { show: Show }

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
    isDrawn({ ...look.show, ...place }, bounds) && !hasContrast(look.show)
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

/** The file once more with its pictures, opened for the first page that needs them. */
class DrawnCopy {
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

const artifact: BlockTag = { order: -1, block: -1, role: 'artifact' }

/** One look for all that looks alike: neighbours are joined only where it is the same. */
function findLooks(tags: ReadonlyMap<number, BlockTag>): (show: Show) => Look {
  const known = new Map<string, Look>()
  const styles = new Map<Font, ReturnType<typeof fontLook>>()
  let last: { show: Show; look: Look } | undefined
  return (show) => {
    // Most pieces look like the one before, and to write down what a look consists of takes long.
    if (last && isAlike(last.show, show)) return last.look
    const tag = show.isArtifact ? artifact : tags.get(show.mark ?? -1)
    const style = styles.get(show.font) ?? fontLook(show.font)
    styles.set(show.font, style)
    const bold = style.bold || show.mode % 4 === 2
    const { color, alpha, mode, clip, background } = show
    const key = [style.font, bold, color, alpha, mode, clip, background, tag?.order].join('|')
    const look = known.get(key) ?? {
      ...style,
      bold,
      ...(color === null ? {} : { color }),
      ...(tag ? { tag } : {}),
      show,
    }
    known.set(key, look)
    last = { show, look }
    return look
  }
}

function isAlike(one: Show, other: Show): boolean {
  const same = ['font', 'color', 'alpha', 'mode', 'clip', 'background', 'mark', 'isArtifact'] as const
  return same.every((name) => one[name] === other[name])
}

/** Some programs make letters bold by drawing them twice, a hair's breadth apart. */
function repeatsLast(segments: Segment[], run: { text: string; x: number; y: number }): boolean {
  const twin = segments
    .slice(-40)
    .find(({ text, x, y }) => text === run.text && Math.abs(x - run.x) < 1 && Math.abs(y - run.y) < 1)
  if (twin) twin.bold = true
  return twin !== undefined
}

/** Fewer letters than this on a page are a stamp or a page number, not a page of a resume. */
const leastLetters = 50
const mostUnknown = 0.3

function needsRecognition(segments: readonly Segment[]): boolean {
  const text = segments.map((segment) => segment.text).join('')
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters < leastLetters) return true
  const unknown = text.match(/[\ufffd\p{Cc}\p{Co}]/gu)?.length ?? 0
  return unknown / text.length > mostUnknown
}
