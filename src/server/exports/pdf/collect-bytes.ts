import type { PdfDocument } from './pdf-objects.ts'

/**
 * Takes what pdfkit writes straight into memory and gives it when asked. On its way through a stream every line of the
 * file becomes an object of its own, which takes longer than painting a page.
 */
export function collectBytes(doc: PdfDocument): () => Buffer {
  const header: unknown = doc.read()
  const parts: Uint8Array[] = header instanceof Uint8Array ? [header] : []
  let offset = parts[0]?.length ?? 0
  const write = (data: string | Uint8Array): void => {
    const bytes = typeof data === 'string' ? Buffer.from(`${data}\n`, 'latin1') : data
    parts.push(bytes)
    offset += bytes.length
    Reflect.set(doc, '_offset', offset)
  }
  Reflect.set(doc, '_write', write)
  return () => Buffer.concat(parts)
}
