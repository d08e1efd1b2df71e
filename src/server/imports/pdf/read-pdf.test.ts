import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { makePdf, resumePage } from '../files.fixture.ts'
import { joinGlyphs } from './join-glyphs.ts'
import { openPdf } from './open-pdf.ts'
import { readPdf } from './read-pdf.ts'

async function read(draw: Parameters<typeof makePdf>[0], options?: Parameters<typeof makePdf>[1]) {
  const pdf = await openPdf(await makePdf(draw, options), { drawing: false })
  try {
    return await readPdf(pdf)
  } finally {
    await pdf.close()
  }
}

describe('a PDF', () => {
  it('gives each line with its place and looks', async () => {
    const { segments, pages } = await read(resumePage)
    expect(pages).toEqual([{ width: 595.28, height: 841.89 }])
    const name = segments[0]
    expect(name).toMatchObject({
      text: 'Dana Reyes',
      page: 0,
      bold: true,
      size: 22,
      color: '#000000',
      font: 'Helvetica-Bold',
    })
    expect(name?.x).toBeCloseTo(50, 0)
    expect(name?.y).toBeGreaterThan(60)
    expect(name?.y).toBeLessThan(75)
    expect(segments.find(({ text }) => text.startsWith('Jan 2019'))?.bold).toBe(false)
  })

  it('tells apart what nobody sees: white, tiny, off the page, invisible, transparent', async () => {
    const source = await read((doc) => {
      resumePage(doc)
      doc.fillColor('#ffffff').text('white words', 50, 400)
      doc.fillColor('#000000').fontSize(1).text('tiny words', 50, 420).fontSize(10)
      doc.text('far away', 900, 430, { lineBreak: false })
      doc.opacity(0).text('transparent words', 50, 440).opacity(1)
      doc.rect(40, 460, 300, 40).fill('#223344')
      doc.fillColor('#ffffff').text('white on dark', 60, 475)
    })
    const seen = source.segments.map(({ text }) => text)
    expect(source.hidden.sort()).toEqual(['far away', 'tiny words', 'transparent words', 'white words'])
    expect(seen).toContain('white on dark')
    expect(seen).not.toContain('white words')
  })

  it('sees white letters on a picture', async () => {
    const canvas = createCanvas(40, 40)
    canvas.getContext('2d').fillRect(0, 0, 40, 40)
    const source = await read((doc) => {
      resumePage(doc)
      doc.image(canvas.toBuffer('image/png'), 40, 400, { width: 300, height: 60 })
      doc.fillColor('#ffffff').text('white on a photo', 60, 420)
      doc.text('white on nothing', 60, 600)
    })
    expect(source.segments.map(({ text }) => text)).toContain('white on a photo')
    expect(source.hidden).toEqual(['white on nothing'])
  })

  it('gives bullets that are drawn as shapes, rules, and links', async () => {
    const source = await read((doc) => {
      resumePage(doc)
      doc.circle(60, 500, 2).circle(60, 520, 2).fill('#000000')
      doc.moveTo(50, 540).lineTo(500, 540).lineWidth(0.5).stroke()
      doc.fontSize(10).text('my page', 50, 560, { link: 'https://dana.example/' })
    })
    expect(source.marks.map(({ x, y, width }) => [x, y, width].map(Math.round))).toEqual([
      [58, 498, 4],
      [58, 518, 4],
    ])
    expect(source.rules).toHaveLength(1)
    expect(source.links).toMatchObject([{ url: 'https://dana.example/', page: 0 }])
  })

  it('gives the structure of a tagged file', async () => {
    const { segments } = await read(
      (doc) => {
        const heading = doc.struct('H2', {}, () => doc.text('Experience'))
        const item = doc.struct('LI', {}, [doc.struct('LBody', {}, () => doc.text('Joined pipes'))])
        doc.addStructure(heading)
        doc.addStructure(item)
      },
      { tagged: true },
    )
    expect(segments.find(({ text }) => text === 'Experience')?.tag).toMatchObject({
      role: 'heading',
      level: 2,
      order: 0,
    })
    expect(segments.find(({ text }) => text === 'Joined pipes')?.tag).toMatchObject({ role: 'list-item', order: 1 })
  })

  it('names the pages that have hardly any text', async () => {
    const source = await read((doc) => {
      resumePage(doc)
      doc.addPage().rect(50, 50, 400, 600).fill('#dddddd')
    })
    expect(source.pagesToRecognize).toEqual([1])
  })

  it('is refused with a reason when it has a password, too many pages or no end', async () => {
    const locked = await makePdf(resumePage, { userPassword: 'secret' })
    await expect(openPdf(locked, { drawing: false })).rejects.toThrow(/password/)
    const long = await makePdf((doc) => {
      for (let page = 0; page < 50; page++) doc.addPage()
    })
    await expect(openPdf(long, { drawing: false })).rejects.toMatchObject({
      code: 'too-large',
      message: expect.stringContaining('51 pages'),
    })
    const broken = (await makePdf(resumePage)).subarray(0, 300)
    await expect(openPdf(broken, { drawing: false })).rejects.toMatchObject({ code: 'unreadable' })
  })
})

describe('letters', () => {
  const look = 'plain'
  const letters = (text: string, step: number) =>
    [...text].map((letter, index) => ({
      text: letter,
      x: index * step,
      y: 10,
      endX: index * step + 5,
      endY: 10,
      size: 10,
    }))

  it('that stand apart evenly are one word', () => {
    expect(joinGlyphs([{ glyphs: letters('SUMMARY', 8), look }]).map(({ text }) => text)).toEqual(['SUMMARY'])
  })

  it('without spaces between words are parted where the gap is wide', () => {
    const [first, second] = [
      letters('Harbor', 5),
      letters('Works', 5).map((glyph) => ({ ...glyph, x: glyph.x + 33, endX: glyph.endX + 33 })),
    ]
    expect(joinGlyphs([{ glyphs: [...first, ...second], look }]).map(({ text }) => text)).toEqual(['Harbor Works'])
  })

  it('of a column further right are another piece', () => {
    const date = letters('2019', 5).map((glyph) => ({ ...glyph, x: glyph.x + 300, endX: glyph.endX + 300 }))
    expect(joinGlyphs([{ glyphs: [...letters('Welder', 5), ...date], look }]).map(({ text }) => text)).toEqual([
      'Welder',
      '2019',
    ])
  })

  it.each([
    [[...'הפיח | noa@example.com | 052-555-0176'], 'noa@example.com | 052-555-0176 | חיפה'],
    [[...'2018 - 2014 ןויסינ'], 'ניסיון 2014 - 2018'],
    // One glyph may be two letters.
    [['م', 'لا', 'س'], 'سلام'],
  ])('written from right to left are put in the order of reading: %j', (seen, read) => {
    const glyphs = letters('x'.repeat(seen.length), 5).map((glyph, index) => ({ ...glyph, text: seen[index] ?? '' }))
    expect(joinGlyphs([{ glyphs, look }]).map(({ text }) => text)).toEqual([read])
  })
})
