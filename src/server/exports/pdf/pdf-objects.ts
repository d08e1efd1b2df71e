// The few things the painters say to pdfkit in its own terms: objects, references and numbers.
import type PDFDocument from 'pdfkit'

export type PdfDocument = InstanceType<typeof PDFDocument>
export type PdfReference = ReturnType<PdfDocument['ref']>

/** Plain strings are names in pdfkit's objects, `new String(…)` is text. */
export function writeObject(doc: PdfDocument, data: Record<string, unknown>): PdfReference {
  const reference = doc.ref(data)
  reference.end(undefined)
  return reference
}

export function writeStream(
  doc: PdfDocument,
  data: Record<string, unknown>,
  content: string | Uint8Array,
): PdfReference {
  const reference = doc.ref(data)
  reference.end(typeof content === 'string' ? Buffer.from(content, 'latin1') : content)
  return reference
}

/** pdfkit turns strings into bytes letter by letter, which takes long for a whole page. */
export function addContent(doc: PdfDocument, operators: string): void {
  doc.addContent(Buffer.from(`${operators}\n`, 'latin1'))
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
