// The few things the painters say to pdfkit in its own terms: objects, references and numbers.
import { deflateSync } from 'node:zlib'
import type PDFDocument from 'pdfkit'

export type PdfDocument = InstanceType<typeof PDFDocument>
export type PdfReference = ReturnType<PdfDocument['ref']>

/** Plain strings are names in pdfkit's objects, `new String(…)` is text. */
export function writeObject(doc: PdfDocument, data: Record<string, unknown>): PdfReference {
  const reference = doc.ref(data)
  reference.end(undefined)
  return reference
}

/** Ends a reference with a dictionary written out already: pdfkit looks at every value of hundreds of small ones. */
export function endWith(doc: PdfDocument, reference: PdfReference, dictionary: string): void {
  Reflect.set(reference, 'offset', Reflect.get(doc, '_offset'))
  const { id } = reference
  Reflect.get(doc, '_write')(`${id} 0 obj\n<<${dictionary}>>\nendobj`)
  Reflect.get(doc, '_refEnd').call(doc, reference)
}

/** What is packed for one document must be quick; it hardly shrinks further at higher levels. */
export const quickPacking = 3

const pack = (bytes: Uint8Array) => deflateSync(bytes, { level: quickPacking })

/** Packs the bytes, unless the data name the filter they have been through. */
export function writeStream(doc: PdfDocument, data: Record<string, unknown>, bytes: Uint8Array): PdfReference {
  const isPacked = data.Filter !== undefined
  const reference = doc.ref(isPacked ? data : { ...data, Filter: 'FlateDecode' })
  reference.end(isPacked ? bytes : pack(bytes))
  return reference
}

/**
 * Collects a page's operators as text and compresses them once at the end: pdfkit keeps each in a separate buffer and
 * converts strings to bytes letter by letter.
 */
export function gatherContent(doc: PdfDocument): () => void {
  const { content } = doc.page
  let text = Buffer.concat(Reflect.get(content, 'buffer')).toString('latin1')
  Reflect.set(content, 'write', (chunk: string | Uint8Array) => {
    text += typeof chunk === 'string' ? `${chunk}\n` : Buffer.from(chunk).toString('latin1')
  })
  return () => {
    Reflect.set(content, 'compress', false)
    Reflect.set(content.data, 'Filter', 'FlateDecode')
    Reflect.set(content, 'buffer', [pack(Buffer.from(text, 'latin1'))])
  }
}

/** Three decimals: a thousandth of a point is far below what any device can show. */
export function pdfNumber(value: number): string {
  const rounded = Math.round(value * 1000) / 1000
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

const colors = new Map<string, string>()
const mostColors = 1000

/** `#1e40af` as the operands of a colour operator. */
export function pdfColor(hex: string): string {
  const known = colors.get(hex)
  if (known) return known
  const channel = (at: number) => pdfNumber(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const color = `${channel(1)} ${channel(3)} ${channel(5)}`
  if (colors.size < mostColors) colors.set(hex, color)
  return color
}

/** Text as a value of an object, in UTF-16 where it has other letters than ASCII. */
export function pdfText(text: string): string {
  if (/^[ -~]*$/.test(text)) return `(${text.replace(/[()\\]/g, '\\$&')})`
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`
}
