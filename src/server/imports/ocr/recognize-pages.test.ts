import { describe, expect, it } from 'vitest'
import { makeScan, resumePage } from '../files.fixture.ts'
import { readFile } from '../read-file.ts'
import { linesToSegments } from './lines-to-segments.ts'
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

describe('lines of a picture', () => {
  it('keep their place and size in points, and how sure they are', () => {
    const [segment] = linesToSegments([line(['Welder', 20], ['Harbor', 85])], 1, 2)
    expect(segment).toMatchObject({ text: 'Welder Harbor', page: 1, x: 10, y: 50, certainty: 0.9 })
    expect(segment?.width).toBeCloseTo(62.5)
    expect(segment?.size).toBeCloseTo(9.7, 1)
  })

  it('are parted where a column begins', () => {
    const segments = linesToSegments([line(['Welder', 0], ['2019', 400])], 0, 1)
    expect(segments.map(({ text }) => text)).toEqual(['Welder', '2019'])
  })

  it('begin with a bullet where one was mistaken for a letter', () => {
    const segments = linesToSegments([line(['e', 0], ['Joined', 35], ['pipes', 100])], 0, 1)
    expect(segments.map(({ text }) => text)).toEqual(['• Joined pipes'])
    expect(linesToSegments([line(['e', 0], ['joined', 25])], 0, 1)[0]?.text).toBe('e joined')
  })
})

describe('a scan', () => {
  it('is not read before somebody asks for OCR', async () => {
    expect(await readFile(await makeScan(resumePage), { recognize: false, onPage: () => {} })).toEqual({
      type: 'scan',
      pages: 1,
    })
  })

  it('is read page by page, and the result says so', async () => {
    const pages: [number, number][] = []
    const reading = await readFile(await makeScan(resumePage), {
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
  }, 120_000)
})
