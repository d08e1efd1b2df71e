// Small files of every kind, made for the tests.
import { createCanvas } from '@napi-rs/canvas'
import { strToU8, zipSync } from 'fflate'
import PDFDocument from 'pdfkit'
import type { GrayPicture } from './ocr/gray-picture.ts'
import { renderPage } from './ocr/render-page.ts'
import { openPdf } from './pdf/open-pdf.ts'

type PdfPage = (doc: PDFKit.PDFDocument) => void

export function makePdf(draw: PdfPage, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: 50, ...options })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))))
  draw(doc)
  doc.end()
  return done
}

/** A page of a resume, as plain as they come. */
export const resumePage: PdfPage = (doc) => {
  doc.font('Helvetica-Bold').fontSize(22).text('Dana Reyes')
  doc.font('Helvetica').fontSize(10).text('dana.reyes@example.com   +1 313 555 0142   Detroit, MI').moveDown()
  doc.font('Helvetica-Bold').fontSize(13).text('EXPERIENCE').moveDown(0.3)
  doc.fontSize(11).text('Welder, Harbor Works')
  doc.font('Helvetica').fontSize(10).text('Jan 2019 - Present')
  doc.text('• Joined pressure pipes to code on ships of up to 90 metres.')
  doc.text('• Trained four apprentices.').moveDown()
  doc.font('Helvetica-Bold').fontSize(13).text('EDUCATION').moveDown(0.3)
  doc.font('Helvetica').fontSize(10).text('Certificate in Welding, Henry Ford College, 2018')
}

/** The picture of a page, as a scanner leaves it: letters that only OCR can read. */
export async function makeScan(draw: PdfPage, pages = 1): Promise<Buffer> {
  const pdf = await openPdf(await makePdf(draw), { drawing: true })
  const picture = await renderPage(pdf.file, 0)
  await pdf.close()
  // Given a path, pdfkit recognises the picture; given bytes, it would unpack it again for every page.
  const png = `data:image/png;base64,${toPng(picture).toString('base64')}`
  return makePdf((doc) => {
    for (let page = 0; page < pages; page++) {
      if (page > 0) doc.addPage()
      doc.image(png, 0, 0, { width: doc.page.width })
    }
  })
}

function toPng({ width, height, pixels }: GrayPicture): Buffer {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const image = context.createImageData(width, height)
  for (let index = 0; index < pixels.length; index++) image.data.fill(pixels[index] ?? 0, index * 4, index * 4 + 3)
  for (let alpha = 3; alpha < image.data.length; alpha += 4) image.data[alpha] = 255
  context.putImageData(image, 0, 0)
  return canvas.toBuffer('image/png')
}

const wordTypes =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>'
const mainRelation =
  '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'

/** `body` is WordprocessingML; further parts by their name. */
export function makeDocx(body: string, parts: Record<string, string> = {}): Uint8Array {
  return zip({
    '[Content_Types].xml': wordTypes,
    '_rels/.rels': mainRelation,
    'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
    ...parts,
  })
}

export function makeOdt(text: string, styles = ''): Uint8Array {
  return zip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${text}</office:text></office:body></office:document-content>`,
  })
}

export function zip(parts: Record<string, string | Uint8Array>): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
    ),
    { level: 1 },
  )
}

type DocParagraph = { text: string; changes?: Buffer; look?: Buffer }

const sectorBytes = 512
const textStart = 0x600

/** A Word 97 document with the least it needs: text, one page of properties for paragraphs and one for runs. */
export function makeDoc(paragraphs: DocParagraph[]): Buffer {
  const text = paragraphs.map((paragraph) => `${paragraph.text}\r`).join('')
  const ends: number[] = [textStart]
  for (const paragraph of paragraphs) ends.push((ends.at(-1) ?? 0) + (paragraph.text.length + 1) * 2)
  const textBytes = Buffer.from(text, 'utf16le')
  const pages = Math.ceil((textStart + textBytes.length) / sectorBytes)

  const stream = Buffer.alloc(Math.max(4096, (pages + 2) * sectorBytes))
  stream.writeUInt16LE(0xa5ec, 0)
  stream.writeUInt16LE(0x00c1, 2)
  stream.writeUInt16LE(0x0200, 0x0a)
  stream.writeUInt32LE(text.length, 0x4c)
  textBytes.copy(stream, textStart)
  propertyPage(
    ends,
    paragraphs.map(({ changes = Buffer.alloc(0) }) => paragraphEntry(changes)),
    13,
  ).copy(stream, pages * sectorBytes)
  propertyPage(
    ends,
    paragraphs.map(({ look = Buffer.alloc(0) }) => Buffer.concat([Buffer.from([look.length]), look])),
    1,
  ).copy(stream, (pages + 1) * sectorBytes)

  const pieces = Buffer.alloc(21)
  pieces[0] = 2
  pieces.writeUInt32LE(16, 1)
  pieces.writeUInt32LE(0, 5)
  pieces.writeUInt32LE(text.length, 9)
  pieces.writeUInt32LE(textStart, 15)
  const pageTable = (page: number) => {
    const table = Buffer.alloc(12)
    table.writeUInt32LE(textStart, 0)
    table.writeUInt32LE(ends.at(-1) ?? 0, 4)
    table.writeUInt32LE(page, 8)
    return table
  }
  const table = Buffer.alloc(4096)
  let at = 0
  const put = (bytes: Buffer, place: number) => {
    bytes.copy(table, at)
    stream.writeUInt32LE(at, place)
    stream.writeUInt32LE(bytes.length, place + 4)
    at += bytes.length
  }
  put(pieces, 0x1a2)
  put(pageTable(pages), 0x102)
  put(pageTable(pages + 1), 0xfa)
  return compoundFile({ WordDocument: stream, '1Table': table })
}

function paragraphEntry(changes: Buffer): Buffer {
  const body = Buffer.concat([Buffer.alloc(2), changes])
  const words = Math.ceil((body.length + 1) / 2)
  return Buffer.concat([Buffer.from([words]), body, Buffer.alloc(words * 2 - 1 - body.length)])
}

function propertyPage(ends: number[], entries: Buffer[], stride: number): Buffer {
  const page = Buffer.alloc(sectorBytes)
  for (const [index, end] of ends.entries()) page.writeUInt32LE(end, index * 4)
  let at = sectorBytes - 2
  entries.forEach((entry, index) => {
    at = (at - entry.length) & ~1
    entry.copy(page, at)
    page[ends.length * 4 + index * stride] = at / 2
  })
  page[sectorBytes - 1] = entries.length
  return page
}

/** Streams of at least 4096 bytes in a container of old Office. */
export function compoundFile(streams: Record<string, Buffer>): Buffer {
  const names = Object.keys(streams)
  const bodies = names.map((name) => padded(streams[name] ?? Buffer.alloc(0)))
  const directory = Buffer.alloc(Math.ceil((names.length + 1) / 4) * sectorBytes)
  const table: number[] = [0xfffffffd]
  const chain = (sectors: number) => {
    const first = table.length
    for (let index = 0; index < sectors; index++) table.push(index === sectors - 1 ? 0xfffffffe : table.length + 1)
    return first
  }
  const directoryStart = chain(directory.length / sectorBytes)
  entry(directory, 0, { name: 'Root Entry', type: 5, start: 0xfffffffe, size: 0 })
  names.forEach((name, index) => {
    const start = chain((bodies[index]?.length ?? 0) / sectorBytes)
    entry(directory, index + 1, { name, type: 2, start, size: streams[name]?.length ?? 0 })
  })
  const header = Buffer.alloc(sectorBytes)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(directoryStart, 48)
  header.writeUInt32LE(4096, 56)
  header.writeUInt32LE(0xfffffffe, 60)
  header.writeUInt32LE(0xfffffffe, 68)
  for (let index = 0; index < 109; index++) header.writeUInt32LE(index === 0 ? 0 : 0xffffffff, 76 + index * 4)
  const sectors = Buffer.alloc(sectorBytes, 0xff)
  for (const [index, next] of table.entries()) sectors.writeUInt32LE(next, index * 4)
  return Buffer.concat([header, sectors, directory, ...bodies])
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((sectorBytes - (bytes.length % sectorBytes)) % sectorBytes)])
}

function entry(
  directory: Buffer,
  index: number,
  value: { name: string; type: number; start: number; size: number },
): void {
  const at = index * 128
  directory.write(value.name, at, 'utf16le')
  directory.writeUInt16LE((value.name.length + 1) * 2, at + 64)
  directory[at + 66] = value.type
  directory.writeUInt32LE(value.start, at + 116)
  directory.writeUInt32LE(value.size, at + 120)
}
