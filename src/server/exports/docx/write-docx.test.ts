import { inflateRawSync } from 'node:zlib'
import mammoth from 'mammoth'
import { describe, expect, it } from 'vitest'
import type { Block, Composition, Region, TextStyle } from '#engine/layout/blocks.ts'
import { writeDocx } from './write-docx.ts'

const body: TextStyle = {
  family: 'Georgia',
  size: 10.5,
  weight: 400,
  italic: false,
  color: '#222222',
  tracking: 0,
  leading: 1.4,
  letterCase: 'none',
}
const measure = (runs: readonly { text: string }[], style: TextStyle) =>
  runs.reduce((width, run) => width + run.text.length * style.size * 0.5, 0)

/** Where the layout's header would end. */
const headerEnd = 90

const paragraph = (text: string, more: Partial<Extract<Block, { kind: 'paragraph' }>> = {}): Block => ({
  kind: 'paragraph',
  role: 'paragraph',
  align: 'left',
  style: body,
  runs: [{ text }],
  ...more,
})

function region(id: Region['id'], blocks: Block[], more: Partial<Region> = {}): Region {
  return { id, x: 50, width: 500, top: 50, bottom: 740, restTop: 50, restBottom: 740, blocks, ...more }
}

function compose(regions: Region[], more: Partial<Composition> = {}): Composition {
  return {
    width: 612,
    height: 792,
    background: '#ffffff',
    title: 'Jane & Doe',
    language: 'en',
    regions,
    decorations: [],
    ...more,
  }
}

/** The parts of the file as text: local headers of a ZIP, one after the other. */
function unzip(bytes: Buffer): Record<string, string> {
  const parts: Record<string, string> = {}
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  let at = bytes.readUInt32LE(end + 16)
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)]
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset))
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const data = bytes.subarray(start, start + size)
    parts[name] = (method === 0 ? data : inflateRawSync(data)).toString('utf8')
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return parts
}

async function write(composition: Composition) {
  const bytes = await writeDocx(composition, { measure, headerEnd })
  const parts = unzip(bytes)
  return {
    document: parts['word/document.xml'] ?? '',
    styles: parts['word/styles.xml'] ?? '',
    numbering: parts['word/numbering.xml'] ?? '',
    core: parts['docProps/core.xml'] ?? '',
    headers: Object.entries(parts).flatMap(([name, xml]) => (name.startsWith('word/header') ? [xml] : [])),
    html: (await mammoth.convertToHtml({ buffer: bytes })).value,
  }
}

describe('writeDocx', () => {
  it('names styles after what they are, and says in them what runs need not repeat', async () => {
    const heading = { ...body, size: 13, weight: 700 as const, letterCase: 'upper' as const }
    const { document, styles, html } = await write(
      compose([
        region('main', [
          paragraph('Jane Doe', { role: 'title', style: { ...heading, size: 26 } }),
          paragraph('Experience', { role: 'heading', style: heading }),
          paragraph('Analyst', { role: 'subheading', style: { ...body, weight: 700 } }),
          paragraph('Acme', {
            style: { ...body, color: '#1e40af' },
            runs: [{ text: 'Acme', path: 'experiences.1.company' }],
          }),
          paragraph('Plain words that make up most of the text here'),
        ]),
      ]),
    )
    expect(styles).toContain('w:styleId="Heading1"')
    expect(styles).toContain('<w:name w:val="Organization"/>')
    expect(styles).toContain('Georgia')
    expect(document).toContain('<w:pStyle w:val="Organization"/>')
    expect(document).not.toContain('Georgia')
    expect(html).toBe(
      '<p>Jane Doe</p><h1>Experience</h1><h2>Analyst</h2><p>Acme</p><p>Plain words that make up most of the text here</p>',
    )
  })

  it('writes bullets as lists, with bold words and live links inside', async () => {
    const { html, numbering } = await write(
      compose([
        region('main', [
          {
            kind: 'list',
            style: body,
            marker: '•',
            markerColor: '#1e40af',
            hang: 10,
            itemGap: 2,
            items: [
              { runs: [{ text: 'Cut costs by ' }, { text: '12 %', style: { weight: 700 } }] },
              { runs: [{ text: 'See ' }, { text: 'the report', href: 'https://example.com/' }] },
              { runs: [{ text: 'No way', href: 'javascript:alert(1)' }] },
            ],
          },
        ]),
      ]),
    )
    expect(html).toBe(
      '<ul><li>Cut costs by <strong>12 %</strong></li><li>See <a href="https://example.com/">the report</a></li><li>No way</li></ul>',
    )
    expect(numbering).toContain('1E40AF')
  })

  it('sets dates at the right by a tab stop where they fit, and in a cell where they do not', async () => {
    const row = (left: string): Block => ({
      kind: 'row',
      gap: 10,
      valign: 'baseline',
      cells: [
        { width: { share: 1 }, blocks: [paragraph(left, { role: 'subheading' })] },
        { width: 'fit', blocks: [paragraph('2020 – 2024', { align: 'right' })] },
      ],
    })
    const short = await write(compose([region('main', [row('Analyst')])]))
    expect(short.document).toMatch(/<w:tab w:val="right" w:pos="10000"\/>/)
    expect(short.html).toBe('<h2>Analyst\t2020 – 2024</h2>')
    const long = await write(compose([region('main', [row('Analyst of everything '.repeat(8))])]))
    expect(long.html).toContain('<table>')
  })

  it('draws an ornament that nothing follows, before the ground of its cell, and keeps the gap above one', async () => {
    const square = { shape: 'rect' as const, x: 0, y: 0, width: 10, height: 10, fill: '#c2410c' }
    const ornament: Block = { kind: 'ornament', shapes: [square], before: 30 }
    const { document } = await write(compose([region('main', [paragraph('Words'), ornament])]))
    expect(document).toContain('behindDoc="0"')
    const followed = await write(compose([region('main', [paragraph('One'), ornament, paragraph('Two')])]))
    expect(followed.document).toContain('w:before="600"')
  })

  it('lets a column that begins far below another keep its gap itself', async () => {
    const { document } = await write(
      compose([
        region('side', [paragraph('Photo')], { x: 0, width: 200, top: 0 }),
        region('main', [paragraph('Words')], { x: 230, width: 330, top: 52 }),
      ]),
    )
    expect(document).toContain('w:before="1040"')
    expect(document).not.toContain('<w:top w:type="dxa" w:w="1040"/>')
  })

  it('sets a header from edge to edge over a text that keeps its margins', async () => {
    const header = region('header', [paragraph('Name')], { x: 0, width: 612, top: 40 })
    const main = region('main', [paragraph('Words')], { x: 52, width: 508, top: { below: 'header', gap: 20 } })
    const { document } = await write(compose([header, main]))
    expect(document).toMatch(/<w:pgMar[^>]*w:right="1040"[^>]*w:left="1040"/)
  })

  it('puts two columns into one row that may split, without paragraphs that keep together', async () => {
    const blocks = [paragraph('Heading', { role: 'heading', keepWithNext: true }), paragraph('Words')]
    const { document, html } = await write(
      compose(
        [
          region('main', blocks, { x: 230, width: 330 }),
          region('side', [paragraph('Skills', { style: { ...body, color: '#ffffff' } })], { x: 20, width: 160 }),
        ],
        {
          decorations: [
            { pages: 'all', shape: { shape: 'rect', x: 0, y: 0, width: 200, height: 792, fill: '#16324f' } },
          ],
        },
      ),
    )
    expect(html).toBe('<table><tr><td><p>Skills</p></td><td><h1>Heading</h1><p>Words</p></td></tr></table>')
    expect(document).not.toContain('<w:cantSplit/>')
    expect(document).not.toContain('<w:keepNext/>')
    expect(document).toContain('w:fill="16324F"')
  })

  it('keeps headings with what follows in a single column', async () => {
    const { document } = await write(
      compose([region('main', [paragraph('Heading', { role: 'heading', keepWithNext: true }), paragraph('Words')])]),
    )
    expect(document.match(/<w:keepNext\/>/g)).toHaveLength(1)
  })

  it('draws a rule under a heading as its border and a box as a table', async () => {
    const { document } = await write(
      compose([
        region('main', [
          paragraph('Heading', { role: 'heading' }),
          { kind: 'rule', color: '#aa0000', thickness: 1, before: 3.5 },
          {
            kind: 'group',
            role: 'entry',
            before: 8,
            box: {
              padding: { top: 6, right: 6, bottom: 6, left: 6 },
              stroke: { color: '#00aa00', width: 0.5 },
              fill: '#eeeeee',
            },
            children: [paragraph('One'), paragraph('Two')],
          },
        ]),
      ]),
    )
    expect(document).toMatch(/<w:bottom w:val="single" w:color="AA0000" w:sz="8" w:space="3"\/>/)
    expect(document).toMatch(/<w:shd[^>]*w:fill="EEEEEE"/)
    expect(document.match(/<w:tbl>/g)).toHaveLength(1)
  })

  it('says title, language, page and background, and what stands on later pages', async () => {
    const { core, styles, document, headers } = await write(
      compose([region('main', [paragraph('Words')])], {
        language: 'de',
        background: '#fffaf0',
        width: 595.28,
        height: 841.89,
        running: { name: 'Jane Doe', style: body, x: 50, y: 30, width: 500, numbers: 'rest', showsNumber: true },
        decorations: [{ pages: 'all', shape: { shape: 'ellipse', cx: 300, cy: 100, rx: 20, ry: 20, fill: '#abcdef' } }],
      }),
    )
    expect(core).toContain('Jane &amp; Doe')
    expect(styles).toContain('w:val="de-DE"')
    expect(document).toContain('w:w="11906"')
    expect(document).toContain('FFFAF0')
    expect(headers.filter((xml) => xml.includes('ABCDEF'))).toHaveLength(2)
    expect(headers.filter((xml) => xml.includes('Jane Doe'))).toHaveLength(1)
  })

  it('paints what hangs on the header’s band where the header ends', async () => {
    const band = { shape: 'rect' as const, x: 0, y: 0, width: 612, height: 30, fill: '#112233' }
    const peak = {
      shape: 'polygon' as const,
      points: [
        [0, 60],
        [300, 20],
        [612, 60],
      ] as const,
      fill: '#445566',
    }
    const { headers } = await write(
      compose([region('header', [paragraph('Jane')]), region('main', [paragraph('Words')])], {
        decorations: [
          { pages: 'first', shape: band, grow: { region: 'header', by: 'height' } },
          { pages: 'first', shape: peak, grow: { region: 'header', by: 'y' } },
        ],
      }),
    )
    const emus = (points: number) => `<wp:posOffset>${points * 12_700}</wp:posOffset>`
    const drawn = headers.filter((xml) => xml.includes('445566'))
    expect(drawn).toHaveLength(1)
    expect(drawn[0]).toContain(emus(headerEnd + 20))
  })

  it('draws a numeral in the margin beside its heading, and writes no number', async () => {
    const numeral: Block = {
      kind: 'group',
      role: 'span',
      box: { padding: { top: 0, right: 0, bottom: 0, left: 70 } },
      children: [
        {
          kind: 'ornament',
          shapes: [{ shape: 'path', d: 'M0 0 L10 0 L10 24 Z', x: -70, y: 2, size: 38, fill: '#3a3fa0' }],
        },
        paragraph('Summary', { role: 'heading' }),
      ],
    }
    const { document } = await write(compose([region('main', [numeral])]))
    expect(document).toContain('3A3FA0')
    expect(document).toContain('Summary')
    expect(document.match(/<wp:anchor/g)).toHaveLength(1)
  })

  it('shades a cell that stands on a ground, and not the gap beside it', async () => {
    const row: Block = {
      kind: 'row',
      gap: 30,
      valign: 'top',
      cells: [
        { width: 100, blocks: [paragraph('On the panel'), paragraph('Below')], ground: '#1d3fc4' },
        { width: { share: 1 }, blocks: [paragraph('Beside it'), paragraph('Below')] },
      ],
    }
    const gutter: Block = {
      kind: 'gutter',
      side: 'right',
      width: 90,
      gap: 20,
      ground: '#1b2c4a',
      label: [paragraph('2019')],
      children: [paragraph('Analyst')],
    }
    const { document } = await write(compose([region('main', [row, gutter])]))
    const cells = [...document.matchAll(/<w:tcPr>.*?<\/w:tcPr>/g)].map(([xml]) => ({
      width: Number(/w:tcW[^>]*w:w="(\d+)"/.exec(xml)?.[1]),
      fill: /w:fill="([0-9A-Fa-f]{6})"/.exec(xml)?.[1]?.toLowerCase(),
    }))
    expect(cells.find(({ fill }) => fill === '1d3fc4')?.width).toBe(2000)
    expect(cells.find(({ fill }) => fill === '1b2c4a')?.width).toBe(1800)
    expect(cells.filter(({ fill }) => fill === undefined)).toHaveLength(2)
  })

  it('shades the label of a gutter on a block of colour, out to the edge the block comes from', async () => {
    const gutter: Block = {
      kind: 'gutter',
      side: 'left',
      width: 90,
      gap: 20,
      fill: { color: '#93278f', left: 50, right: 0 },
      label: [paragraph('Work')],
      children: [paragraph('Analyst')],
    }
    const { document } = await write(compose([region('main', [gutter])]))
    expect(document).toMatch(/w:tcW[^>]*w:w="2800"[\s\S]*?w:fill="93278[fF]"/)
  })

  it('makes a bar a cell of its own where no border is as wide', async () => {
    const barred: Block = {
      kind: 'group',
      role: 'span',
      children: [paragraph('One'), paragraph('Two')],
      box: { padding: { top: 0, right: 0, bottom: 0, left: 60 }, edge: { side: 'left', color: '#c4127c', width: 40 } },
    }
    const { document } = await write(compose([region('main', [barred])]))
    expect(document).toMatch(/w:tcW[^>]*w:w="800"[\s\S]*?w:fill="[cC]4127[cC]"/)
  })

  it('paints a block over a part of the header, and sets no band', async () => {
    const block = { shape: 'rect' as const, x: 0, y: 0, width: 220, height: 20, fill: '#39454f' }
    const { document, headers } = await write(
      compose(
        [
          region('header', [paragraph('Jane Doe')]),
          region('main', [paragraph('Work')], { top: { below: 'header', gap: 20 } }),
        ],
        { decorations: [{ pages: 'first', shape: block, grow: { region: 'header', by: 'height' } }] },
      ),
    )
    expect(document).not.toContain('39454')
    expect(headers.join('').toLowerCase()).toContain('39454f')
  })

  it('marks text that runs from the right', async () => {
    const { document } = await write(compose([region('main', [paragraph('خبرة في البرمجة')])]))
    expect(document).toContain('<w:bidi/>')
    expect(document).toContain('<w:rtl/>')
  })

  it('leaves out pictures that cannot be read and drawn letters', async () => {
    const { html } = await write(
      compose([
        region('main', [
          {
            kind: 'picture',
            src: 'data:image/png;base64,AAAA',
            width: 60,
            height: 60,
            radius: 30,
            align: 'left',
            alt: 'Photo',
            path: 'p',
          },
          paragraph('JD', { role: 'decoration' }),
          paragraph('Jane'),
        ]),
      ]),
    )
    expect(html).toBe('<p>Jane</p>')
  })
})
