import { type PdfDocument, writeObject, writeStream } from './pdf-objects.ts'

/** Puts a file into the document as data that belongs to the whole of it. */
export function attachFile(doc: PdfDocument, { name, bytes }: { name: string; bytes: Uint8Array }): void {
  const data = { Type: 'EmbeddedFile', Subtype: 'application#2Fjson', Params: { Size: bytes.length } }
  const file = writeStream(doc, data, bytes)
  const specification = writeObject(doc, {
    Type: 'Filespec',
    AFRelationship: 'Data',
    F: new String(name),
    UF: new String(name),
    Desc: new String('This document as data'),
    EF: { F: file, UF: file },
  })
  doc.addNamedEmbeddedFile(name, specification)
  // pdfkit hides its catalogue, and its own way to attach spends a millisecond on a checksum nobody needs.
  Reflect.get(doc, '_root').data.AF = [specification]
}
