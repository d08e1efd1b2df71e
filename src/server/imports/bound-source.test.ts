import { describe, expect, it } from 'vitest'
import type { FlowParagraph, PagedSource, Segment } from '#engine/reading/segment.ts'
import { boundSource, boundText } from './bound-source.ts'
import { readFile } from './read-file.ts'

const paragraph = (text: string, runs = 1): FlowParagraph => ({
  text,
  isList: false,
  runs: Array.from({ length: runs }, (_, index) => ({
    text: text.slice((index * text.length) / runs, ((index + 1) * text.length) / runs),
    bold: index % 2 === 0,
    italic: false,
  })),
})

describe('what is read of a file at most', () => {
  it('leaves fifty closely written pages as they are', () => {
    const paragraphs = Array.from({ length: 2500 }, () =>
      paragraph('Joined pressure pipes to code on ships. '.repeat(2)),
    )
    expect(boundSource({ kind: 'flow', paragraphs, hidden: [] })).toEqual({
      value: { kind: 'flow', paragraphs, hidden: [] },
      isCut: false,
    })
  })

  it('M1: cuts a line that never ends, too many lines, and too many changes of look', () => {
    const cut = (...paragraphs: FlowParagraph[]) => {
      const { value, isCut } = boundSource({ kind: 'flow', paragraphs, hidden: [] })
      if (value.kind !== 'flow') throw new Error('It flows no more')
      for (const { text, runs } of value.paragraphs) expect(runs.map((run) => run.text).join('')).toBe(text)
      return { paragraphs: value.paragraphs, isCut }
    }
    const long = cut(paragraph(`Dana ${'a'.repeat(500_000)}`, 3))
    expect(long.isCut).toBe(true)
    expect(long.paragraphs[0]?.text.length).toBeLessThan(2000)
    const many = cut(...Array.from({ length: 50_000 }, () => paragraph('Word')))
    expect(many.isCut).toBe(true)
    expect(many.paragraphs.length).toBeLessThan(5000)
    const broken = cut(paragraph('word\n'.repeat(20_000)))
    expect(broken.isCut).toBe(true)
    expect(broken.paragraphs).toHaveLength(1)
    const changing = cut(paragraph('word '.repeat(2000), 5000))
    expect(changing.isCut).toBe(false)
    expect(changing.paragraphs[0]?.runs.length).toBeLessThan(500)
  })

  it('cuts pages with more pieces, marks and rules than a resume has', () => {
    const segment: Segment = { text: 'word', page: 0, x: 0, y: 0, width: 9, size: 9, bold: false, italic: false }
    const box = { page: 0, x: 0, y: 0, width: 1, height: 1 }
    const source: PagedSource = {
      kind: 'paged',
      pages: [{ width: 600, height: 800 }],
      segments: new Array<Segment>(30_000).fill(segment),
      marks: new Array<typeof box>(30_000).fill(box),
      rules: [],
      links: [],
      hidden: [],
    }
    const { value, isCut } = boundSource(source)
    if (value.kind !== 'paged') throw new Error('It lost its pages')
    expect(isCut).toBe(true)
    expect(value.segments.length).toBeLessThan(30_000)
    expect(value.marks.length).toBeLessThan(30_000)
  })

  it('does not count the spaces a text ends with', () => {
    expect(boundText(`Dana Reyes\n${' '.repeat(400_000)}`).isCut).toBe(false)
    expect(boundText('a\n'.repeat(100_000)).isCut).toBe(true)
  })

  it('tells the person that there was more', async () => {
    const text = Buffer.from(`Dana Reyes\nWelder and fitter\nDetroit, MI\nNights\n${'Word by word\n'.repeat(20_000)}`)
    const reading = await readFile(text, { recognize: false, onPage: () => {} })
    if (reading.type !== 'resume') throw new Error('It was taken for a scan')
    expect(reading.resume.message).toContain('Only its first part was read')
  })

  it('refuses a data file with more values than any resume', async () => {
    const data = JSON.stringify({ experiences: new Array(20_000).fill({ company: 'Harbor Works' }) })
    await expect(readFile(Buffer.from(data), { recognize: false, onPage: () => {} })).rejects.toMatchObject({
      code: 'too-large',
    })
  })
})
