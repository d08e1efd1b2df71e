import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import type { Item, LogicalNode, NodeRole, Pages, TextItem } from '#engine/layout/display-list.ts'
import type { FaceMetrics } from '#engine/layout/text/face-metrics.ts'
import { allFaces } from '#engine/style/fonts.ts'
import { fontFile, loadMetrics } from '../fonts/font-files.ts'
import { createPdfFonts } from './pdf-fonts.ts'
import { writePdf } from './write-pdf.ts'

const created = '2024-05-06T07:08:09Z'
const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const faces = loadMetrics(allFaces)

function readMetrics(face: string): FaceMetrics {
  const metrics = faces.face(face)
  if (!metrics) throw new Error(`no face ${face}`)
  return metrics
}

const fonts = createPdfFonts({ file: fontFile, metrics: readMetrics })

function widthOf(text: string, face: string, size: number): number {
  const metrics = readMetrics(face)
  const letters = Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
  return letters.reduce((width, letter, index) => {
    const previous = letters[index - 1]
    const kern = previous === undefined ? 0 : metrics.kern(previous, letter)
    return width + (kern + (metrics.advance(letter) ?? 0)) * size
  }, 0)
}

function text(node: number, y: number, words: string, rest: Partial<TextItem> = {}): TextItem {
  const { face = 'roboto-400', size = 11 } = rest
  const width = rest.width ?? widthOf(words, face, size)
  return {
    kind: 'text',
    x: 50,
    y,
    text: words,
    face,
    size,
    color: '#222222',
    tracking: 0,
    rtl: false,
    node,
    width,
    ...rest,
  }
}

type Tree = [role: NodeRole, ...children: Tree[]]

/** Nodes in reading order from a nested list of roles. */
function numberNodes(tree: Tree): LogicalNode[] {
  const nodes: LogicalNode[] = []
  const visit = ([role, ...children]: Tree, parent: number) => {
    const id = nodes.push({ id: nodes.length, parent, role }) - 1
    for (const child of children) visit(child, id)
  }
  visit(tree, -1)
  return nodes
}

function makePages(tree: Tree, ...pages: Item[][]): Pages {
  return {
    width: 612,
    height: 792,
    background: '#ffffff',
    title: 'Jane Doe',
    language: 'en',
    nodes: numberNodes(tree),
    pages: pages.map((items) => ({ items })),
    faces: [],
  }
}

async function readPdf(bytes: Uint8Array) {
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = []
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number)
    const content = await page.getTextContent({ disableNormalization: true })
    const items = content.items.flatMap((item) => ('str' in item ? [item] : []))
    pages.push({
      items,
      text: items
        .map((item) => item.str + (item.hasEOL ? ' ' : ''))
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
      tree: await page.getStructTree(),
      links: (await page.getAnnotations()).map((annotation) => annotation.url),
    })
  }
  return { file, pages }
}

/** `H1(…)` for every element; content is a dot. */
function outline(node: { role?: string; children?: object[] }): string {
  if (!node.role) return '.'
  return `${node.role}(${(node.children ?? []).map(outline).join('')})`
}

describe('writePdf', () => {
  it('tags every piece of text by the logical tree, also where a link stands inside a sentence', async () => {
    const pages = makePages(
      [
        'document',
        ['header', ['title']],
        ['section', ['heading'], ['paragraph', ['link']], ['list', ['item', ['label'], ['body']]]],
      ],
      [
        text(2, 60, 'Jane Doe', { size: 24 }),
        text(4, 90, 'Experience'),
        text(5, 110, 'Work at '),
        text(6, 110, 'example.com', { x: 100 }),
        { kind: 'link', x: 100, y: 100, width: 60, height: 14, href: 'https://example.com/ü', node: 6 },
        text(5, 110, ' since 2010', { x: 170 }),
        text(9, 130, '•'),
        text(10, 130, 'Built ', { x: 60 }),
        text(10, 144, 'things', { x: 60 }),
      ],
    )
    const { pages: read } = await readPdf(writePdf(pages, { fonts, created }))
    expect(outline(read[0]?.tree ?? {})).toBe(
      'Root(Document(Sect(H1(.))Sect(H2(.)P(.Link(..).)L(LI(Lbl(.)LBody(.))))))',
    )
    expect(read[0]?.links).toEqual(['https://example.com/%C3%BC'])
    expect(read[0]?.text).toBe('Jane Doe Experience Work at example.com since 2010 • Built things')
  })

  it('reads the tree in logical order where pages were painted in another', async () => {
    const pages = makePages(
      ['document', ['section', ['paragraph']], ['section', ['paragraph']]],
      [text(4, 60, 'side'), text(2, 60, 'main one ', { x: 200 })],
      [text(2, 60, 'main two', { x: 200 })],
    )
    const bytes = writePdf(pages, { fonts, created })
    const { pages: read } = await readPdf(bytes)
    expect(read.map((page) => page.text)).toEqual(['side main one', 'main two'])
    expect(outline(read[0]?.tree ?? {})).toBe('Root(Document(Sect(P(.))Sect(P(.))))')
    const tree = JSON.stringify(read[0]?.tree)
    expect(tree.indexOf('mc1')).toBeLessThan(tree.indexOf('mc0'))
  })

  it('marks decoration and running lines as artifacts and leaves unpainted nodes out of the tree', async () => {
    const pages = makePages(
      ['document', ['figure'], ['list'], ['paragraph']],
      [
        { kind: 'rect', x: 0, y: 0, width: 612, height: 80, radius: 4, fill: '#e0e7ff', opacity: 0.5 },
        { kind: 'ellipse', cx: 50, cy: 50, rx: 10, ry: 12, fill: '#ff0000', stroke: { color: '#000000', width: 1 } },
        {
          kind: 'polygon',
          points: [
            [1, 1],
            [9, 1],
            [5, 9],
          ],
          fill: '#00ff00',
        },
        { kind: 'line', x1: 0, y1: 9, x2: 90, y2: 9, color: '#0000ff', width: 1, dash: [2, 3], cap: 'round' },
        { kind: 'image', x: 10, y: 10, width: 40, height: 40, radius: 20, src: 'data:image/png;base64,AAAA', node: 1 },
        text(3, 60, 'Only this'),
        text(-1, 780, '1 / 2'),
      ],
    )
    const { pages: read } = await readPdf(writePdf(pages, { fonts, created }))
    expect(outline(read[0]?.tree ?? {})).toBe('Root(Document(P(.)))')
  })

  it('draws every text as wide as the layout measured it', async () => {
    const lines = ['AVATAR To Wave, Ty. “Quotes” – fi ffl', 'Größe Åse Žižek Ñandú', 'Компания Όμιλος Việt Nam']
    const items = ['roboto-400', 'arimo-700', 'lato-400'].flatMap((face, column) =>
      lines.map((line, row) => text(1, 60 + column * 100 + row * 20, line, { face, size: 13 })),
    )
    const { pages: read } = await readPdf(writePdf(makePages(['document', ['paragraph']], items), { fonts, created }))
    const byLine = new Map<number, number>()
    for (const item of read[0]?.items ?? []) {
      const y = Math.round(792 - Number(item.transform[5]))
      byLine.set(y, Math.max(byLine.get(y) ?? 0, Number(item.transform[4]) + item.width - 50))
    }
    for (const item of items) {
      expect(Math.abs((byLine.get(item.y) ?? 0) - item.width), item.text).toBeLessThan(0.2)
    }
  })

  it('gives letters that look alike their own text, and no text that cannot be read', async () => {
    const words = 'µ and μ, Ω and Ω, no\u00a0break, \ue001icon\u0007'
    const items = [text(1, 60, words, { face: 'arimo-400', width: 300 })]
    const { pages: read } = await readPdf(writePdf(makePages(['document', ['paragraph']], items), { fonts, created }))
    expect(read[0]?.text).toBe('µ and μ, Ω and Ω, no break, icon')
  })

  it('joins Arabic letters and still reads them back as they were written', async () => {
    const items = [
      text(1, 60, 'خبرة في البرمجة', { face: 'ibm-plex-sans-arabic-400', rtl: true, width: 90 }),
      text(2, 90, 'שלום עולם', { face: 'noto-sans-hebrew-400', rtl: true, width: 60 }),
    ]
    const pages = makePages(['document', ['paragraph'], ['paragraph']], items)
    const { pages: read } = await readPdf(writePdf(pages, { fonts, created }))
    expect(read[0]?.text).toBe('خبرة في البرمجة שלום עולם')
  })

  it('embeds every font as a subset', () => {
    const items = [text(1, 60, 'Jane'), text(1, 80, 'Doe', { face: 'lato-700' })]
    const bytes = writePdf(makePages(['document', ['paragraph']], items), { fonts, created })
    const content = bytes.toString('latin1')
    expect(content).toMatch(/\/BaseFont \/[A-Z]{6}\+Roboto-Regular/)
    expect(content).toMatch(/\/BaseFont \/[A-Z]{6}\+Lato-Bold/)
    expect(content.match(/\/FontFile2/g)).toHaveLength(2)
    expect(bytes.length).toBeLessThan(36_000)
  })

  it('names the document in its language and carries its data', async () => {
    const pages = {
      ...makePages(['document', ['paragraph']], [text(1, 60, 'x')]),
      title: 'Jané & <Doe> 李',
      language: 'de',
    }
    const data = Buffer.from('{"id":"1"}')
    const bytes = writePdf(pages, { fonts, created, attachment: { name: 'candid-resume.json', bytes: data } })
    const { file } = await readPdf(bytes)
    const { info, metadata } = await file.getMetadata()
    expect(info).toMatchObject({ Title: 'Jané & <Doe> 李', Language: 'de', CreationDate: 'D:20240506070809Z' })
    expect(metadata?.get('dc:title')).toBe('Jané & <Doe> 李')
    expect(metadata?.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>')
    const attachments: Record<string, { content: Uint8Array }> = await file.getAttachments()
    expect(Buffer.from(attachments['candid-resume.json']?.content ?? []).toString()).toBe('{"id":"1"}')
  })

  it('writes the same bytes for the same pages', () => {
    const pages = makePages(
      ['document', ['figure'], ['paragraph']],
      [{ kind: 'image', x: 10, y: 10, width: 40, height: 40, radius: 20, src: onePixel, node: 1 }, text(2, 60, 'Same')],
    )
    expect(writePdf(pages, { fonts, created }).equals(writePdf(pages, { fonts, created }))).toBe(true)
  })

  it('refuses links that run something', async () => {
    const hrefs = ['javascript:alert(1)', 'file:///etc/passwd', 'http://[broken', 'mailto:jane@example.com']
    const links = hrefs.map((href): Item => ({ kind: 'link', x: 0, y: 0, width: 9, height: 9, href, node: 1 }))
    const pages = makePages(['document', ['link']], [text(1, 60, 'x'), ...links])
    const { pages: read } = await readPdf(writePdf(pages, { fonts, created }))
    expect(read[0]?.links).toEqual(['mailto:jane@example.com'])
  })
})
