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
  reference.end(content)
  return reference
}

/** Three decimals: a thousandth of a point is far below what any device can show. */
export function pdfNumber(value: number): string {
  const rounded = Math.round(value * 1000) / 1000
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

/** `#1e40af` as the operands of a colour operator. */
export function pdfColor(hex: string): string {
  const channel = (at: number) => pdfNumber(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return `${channel(1)} ${channel(3)} ${channel(5)}`
}
