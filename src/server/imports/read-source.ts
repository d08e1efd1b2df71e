// A file's bytes -> what stands in it, in the form the reader of resumes takes. Runs in a child process.
import type { SourceDocument } from '#engine/reading/segment.ts'
import { detectKind, type FileKind } from './detect-kind.ts'
import { openPdf } from './pdf/open-pdf.ts'
import { readPdf } from './pdf/read-pdf.ts'
import { Refusal } from './refusal.ts'

export type ReadSource = {
  kind: FileKind
  source: SourceDocument
  /** Pages, from 0, that only OCR can read. */
  pagesToRecognize: number[]
  /** A resume that the file carries as data. */
  data?: unknown
}

export async function readSource(bytes: Uint8Array): Promise<ReadSource> {
  const kind = detectKind(bytes)
  if (kind === 'pdf') return readPdfSource(bytes)
  throw new Refusal('unsupported-type', 'This kind of file is not known here.')
}

async function readPdfSource(bytes: Uint8Array): Promise<ReadSource> {
  const pdf = await openPdf(bytes, { drawing: false })
  try {
    const { pagesToRecognize, ...source } = await readPdf(pdf)
    return { kind: 'pdf', source, pagesToRecognize }
  } finally {
    await pdf.close()
  }
}
