// A file's bytes -> what is in it, in the form the reader of resumes takes. Runs in a child process.
import { readCsv } from '#engine/reading/makers/read-csv.ts'
import type { SourceDocument } from '#engine/reading/segment.ts'
import { boundSource, boundText } from './bound-source.ts'
import { detectKind, type FileKind } from './detect-kind.ts'
import { findScannedPages } from './ocr/recognize-pages.ts'
import { openPdf } from './pdf/open-pdf.ts'
import { readAttachedResume } from './pdf/read-attached-resume.ts'
import { readPdf } from './pdf/read-pdf.ts'
import { decodeText } from './text/decode-text.ts'
import { readPlainText } from './text/plain-text.ts'
import { readDoc } from './word/doc.ts'
import { readDocx } from './word/docx.ts'
import { readOdt } from './word/odt.ts'
import { readRtf } from './word/rtf.ts'
import { unzipParts } from './word/unzip.ts'

export type ReadSource = {
  kind: FileKind
  source: SourceDocument
  /** Pages, from 0, that only OCR can read. */
  pagesToRecognize: number[]
  /** A resume that the file carries as data, in one of the forms of `engine/reading/makers`; `source` is then what a person sees of it. */
  data?: unknown
  /** The text of a plain text file as it is. */
  text?: string
  /** There is more in the file than is ever read. */
  isCut: boolean
}

export type ReadOptions = {
  /** Whether a resume that a PDF of ours carries as data is taken. */
  useAttached: boolean
}

const readers: Record<
  Exclude<FileKind, 'pdf' | 'json' | 'linkedin' | 'text'>,
  (bytes: Uint8Array) => SourceDocument | Promise<SourceDocument>
> = {
  docx: readDocx,
  doc: readDoc,
  odt: readOdt,
  rtf: readRtf,
}

export async function readSource(bytes: Uint8Array, options: ReadOptions = { useAttached: true }): Promise<ReadSource> {
  const kind = detectKind(bytes)
  if (kind === 'pdf') return readPdfSource(bytes, options)
  if (kind === 'json') return readJson(decodeText(bytes))
  if (kind === 'linkedin') return dataSource(kind, readTables(bytes))
  if (kind === 'text') return readTextSource(decodeText(bytes))
  const { value: source, isCut } = boundSource(await readers[kind](bytes))
  return { kind, source, pagesToRecognize: [], isCut }
}

async function readPdfSource(bytes: Uint8Array, { useAttached }: ReadOptions): Promise<ReadSource> {
  const pdf = await openPdf(bytes, { drawing: false })
  try {
    const { pagesToRecognize, ...whole } = await readPdf(pdf)
    const { value: source, isCut } = boundSource(whole)
    const data = useAttached ? await readAttachedResume(pdf) : undefined
    if (data !== undefined) return { kind: 'pdf', source, pagesToRecognize: [], data, isCut: false }
    return { kind: 'pdf', source, pagesToRecognize: await findScannedPages(bytes, pagesToRecognize), isCut }
  } finally {
    await pdf.close()
  }
}

function readTextSource(whole: string): ReadSource {
  const text = boundText(whole.replace(/\r\n?/g, '\n'))
  const { value: source, isCut } = boundSource(readPlainText(text.value))
  return { kind: 'text', source, pagesToRecognize: [], text: text.value, isCut: text.isCut || isCut }
}

/** Text that only looks like JSON is read as text. */
function readJson(text: string): ReadSource {
  try {
    return dataSource('json', JSON.parse(text))
  } catch {
    return readTextSource(text)
  }
}

/** The tables of an archive, by their file names; folders inside it do not count. */
function readTables(bytes: Uint8Array): Record<string, unknown> {
  const parts = unzipParts(bytes, (name) => name.endsWith('.csv'))
  return Object.fromEntries([...parts].map(([name, text]) => [name.replace(/^.*\//, ''), readCsv(text)]))
}

function dataSource(kind: FileKind, data: unknown): ReadSource {
  return { kind, source: { kind: 'flow', paragraphs: [], hidden: [] }, pagesToRecognize: [], data, isCut: false }
}
