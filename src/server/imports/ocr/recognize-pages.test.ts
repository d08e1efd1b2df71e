import { beforeAll, describe, expect, it } from 'vitest'
import { makeScan, resumePage } from '../files.fixture.ts'
import { readFile } from '../read-file.ts'
import { readSource } from '../read-source.ts'
import type { GrayPicture } from './gray-picture.ts'
import { toSegments } from './lines-to-segments.ts'
import { recognizePages } from './recognize-pages.ts'
import type { RecognizedLine } from './recognizer.ts'

/** Words at their left edge, each letter 10 wide; capitals are 14 high, which is a font of about 20. */
function line(...words: [text: string, x: number][]): RecognizedLine {
  const box = { x0: 0, y0: 86, x1: 1000, y1: 100 }
  return {
    bbox: box,
    baseline: { x0: 0, y0: 100, x1: 1000, y1: 100 },
    words: words.map(([text, x]) => ({ text, confidence: 90, bbox: { ...box, x0: x, x1: x + text.length * 10 } })),
  }
}

const blank = { width: 1000, height: 120, pixels: new Uint8Array(120_000).fill(255) }

function segmentsOf(line: RecognizedLine, page = 0, scale = 1) {
  return toSegments({ lines: [line], picture: blank, page, scale }).segments
}

/** A picture with black boxes: [left, top, width, height]. */
function pictureOf(...boxes: [number, number, number, number][]): GrayPicture {
  const pixels = blank.pixels.slice()
  for (const [left, top, width, height] of boxes) {
    for (let y = top; y < top + height; y++) pixels.fill(0, y * blank.width + left, y * blank.width + left + width)
  }
  return { ...blank, pixels }
}

/** The strokes of a word whose letters are 10 wide. */
function strokes(text: string, x: number, width: number): [number, number, number, number][] {
  return [...text].map((_, index) => [x + index * 10, 86, width, 14])
}

describe('lines of a picture', () => {
  it('keep their place and size in points, and how sure they are', () => {
    const [segment] = segmentsOf(line(['Welder', 20], ['Harbor', 85]), 1, 2)
    expect(segment).toMatchObject({ text: 'Welder Harbor', page: 1, x: 10, y: 50, certainty: 0.9 })
    expect(segment?.width).toBeCloseTo(62.5)
    expect(segment?.size).toBeCloseTo(9.7, 1)
  })

  it('are parted where a column begins', () => {
    const segments = segmentsOf(line(['Welder', 0], ['2019', 400]), 0, 1)
    expect(segments.map(({ text }) => text)).toEqual(['Welder', '2019'])
  })

  it('begin with a bullet where one was mistaken for a letter', () => {
    const segments = segmentsOf(line(['e', 0], ['Joined', 35], ['pipes', 100]), 0, 1)
    expect(segments.map(({ text }) => text)).toEqual(['• Joined pipes'])
    expect(segmentsOf(line(['e', 0], ['joined', 25]), 0, 1)[0]?.text).toBe('e joined')
  })

  it('lose what is hardly a word, but no figures', () => {
    const one = line(['Call', 0], ['313-555-0142', 50], ['sos', 180])
    for (const word of one.words.slice(1)) word.confidence = 5
    expect(segmentsOf(one).map(({ text }) => text)).toEqual(['Call 313-555-0142'])
  })

  it('lose the signs that icons are taken for', () => {
    const segments = segmentsOf(
      line(['Detroit', 0], ['©', 80], ['313-555-0142', 100], ['@', 230], ['dana@example.com', 250]),
    )
    expect(segments.map(({ text }) => text)).toEqual(['Detroit', '313-555-0142', 'dana@example.com'])
  })

  it('lose the dots of a timeline', () => {
    expect(segmentsOf(line(['Profiles', 0], ['o', 90])).map(({ text }) => text)).toEqual(['Profiles'])
    const words: [string, number][] = [
      ['e', 60],
      ['Harbor', 100],
      ['joined', 500],
      ['pressure', 570],
    ]
    const picture = pictureOf(...words.flatMap(([text, x], index) => strokes(text, x, index === 1 ? 5 : 3)))
    const { segments } = toSegments({ lines: [line(...words)], picture, page: 0, scale: 1 })
    expect(segments.map(({ text }) => text)).toEqual(['Harbor', 'joined pressure'])
  })

  it('are bold where their strokes are thicker than most', () => {
    const words: [string, number][] = [
      ['Welder', 100],
      ['joining', 170],
      ['pipes', 250],
      ['daily', 310],
    ]
    const picture = pictureOf(...words.flatMap(([text, x], index) => strokes(text, x, index === 0 ? 5 : 3)))
    const { segments } = toSegments({ lines: [line(...words)], picture, page: 0, scale: 1 })
    expect(segments.map(({ text, bold }) => [text, bold])).toEqual([
      ['Welder', true],
      ['joining pipes daily', false],
    ])
  })

  it('have a mark where a spot of ink stands before them, and none where something larger does', () => {
    const one = line(['Joined', 100], ['pipes', 170])
    const marksOf = (...boxes: [number, number, number, number][]) =>
      toSegments({ lines: [one], picture: pictureOf(...boxes), page: 0, scale: 2 }).marks
    expect(marksOf([80, 90, 6, 6])).toEqual([{ page: 0, x: 40, y: 45, width: 3, height: 3 }])
    expect(marksOf([80, 70, 6, 40])).toEqual([])
    expect(marksOf([70, 90, 6, 6], [85, 90, 6, 6])).toEqual([])
    expect(marksOf()).toEqual([])
  })
})

describe('a scan', () => {
  let scan: Buffer
  beforeAll(async () => {
    scan = await makeScan(resumePage)
  })

  it('is not read before somebody asks for OCR', async () => {
    expect(await readFile(scan, { recognize: false, onPage: () => {} })).toEqual({
      type: 'scan',
      pages: 1,
    })
  })

  it('is read page by page, and the result says so', async () => {
    const pages: [number, number][] = []
    const reading = await readFile(scan, {
      recognize: true,
      onPage: (done, of) => pages.push([done, of]),
    })
    if (reading.type !== 'resume') throw new Error('it was not read')
    expect(pages).toEqual([[1, 1]])
    expect(reading.resume.ocr).toBe(true)
    expect(reading.resume.message).toContain('pictures')
    expect(reading.resume.extractedText).toContain('Dana Reyes')
    expect(reading.resume.resume.experiences).toMatchObject([
      { position: 'Welder', company: 'Harbor Works', current: true },
    ])
  })

  it('M1: of many pages has no more than ten recognized, and says which are missing', async () => {
    const bytes = await makeScan(resumePage, 12)
    expect(await readFile(bytes, { recognize: false, onPage: () => {} })).toEqual({ type: 'scan', pages: 10 })
    const { source, pagesToRecognize: pages } = await readSource(bytes)
    if (source.kind !== 'paged') throw new Error('it has no pages')
    expect(pages).toHaveLength(12)
    const done: number[] = []
    const { missing } = await recognizePages(bytes, source, {
      pages: pages.slice(1),
      onPage: (page) => done.push(page),
      limits: { totalMs: 1, pageMs: 60_000 },
    })
    // The time is up before the first page is begun: all of them are missing, those over the ten as well.
    expect(done).toEqual([])
    expect(missing).toEqual(pages.slice(1))
  })

  it('M1: leaves out a page that takes too long, and the person is told', async () => {
    const { source } = await readSource(scan)
    if (source.kind !== 'paged') throw new Error('it has no pages')
    const limits = { totalMs: 60_000, pageMs: 1 }
    const { missing, segments } = await recognizePages(scan, source, { pages: [0], onPage: () => {}, limits })
    expect(missing).toEqual([0])
    expect(segments).toEqual([])
  })
})
