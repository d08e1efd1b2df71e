import type { PdfDocument } from './pdf-objects.ts'

/**
 * Takes what pdfkit writes straight into memory and gives it when asked. On its way through a stream every line of the
 * file becomes an object of its own, which takes longer than painting a page.
 */
export function collectBytes(doc: PdfDocument): () => Buffer {
  const header: unknown = doc.read()
  const parts: Uint8Array[] = header instanceof Uint8Array ? [header] : []
  let offset = parts[0]?.length ?? 0
  // Lines are gathered as text: a buffer for each of a thousand takes longer than the file's letters.
  let text = ''
  const flush = (): void => {
    if (text !== '') parts.push(Buffer.from(text, 'latin1'))
    text = ''
  }
  const write = (data: string | Uint8Array): void => {
    if (typeof data === 'string') {
      text += `${data}\n`
      offset += data.length + 1
    } else {
      flush()
      parts.push(data)
      offset += data.length
    }
    Reflect.set(doc, '_offset', offset)
  }
  Reflect.set(doc, '_write', write)
  return () => {
    flush()
    return Buffer.concat(parts)
  }
}
