// A file -> the resume in it, with the place of every value.
import { randomUUID } from 'node:crypto'
import { isCanonical, readCanonicalText } from '#engine/reading/canonical/read-canonical-text.ts'
import { readDocument } from '#engine/reading/read-resume.ts'
import type { Reading } from '#engine/reading/reading.ts'
import type { SourceDocument } from '#engine/reading/segment.ts'
import { canonicalText } from '#engine/resume/canonical-text.ts'
import { fromJsonResume, isJsonResume } from '#engine/resume/from-json-resume.ts'
import { readResume } from '#engine/resume/read-resume.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { findExcess } from '#engine/resume/resume-limits.ts'
import type { ImportedResume } from '#shared/api/imports.ts'
import { fieldsOfResume } from './fields-of-resume.ts'
import { recognizePages } from './ocr/recognize-pages.ts'
import { type ReadOptions, readSource } from './read-source.ts'
import { Refusal } from './refusal.ts'
import { createLineFinder } from './source-lines.ts'

export type FileReading = { type: 'resume'; resume: ImportedResume } | { type: 'scan'; pages: number }

export type ReadFileOptions = Partial<ReadOptions> & {
  /** Whether pages that are pictures are read; it takes seconds a page. */
  recognize: boolean
  onPage(done: number, of: number): void
}

const maxTextLength = 400_000

export async function readFile(bytes: Uint8Array, options: ReadFileOptions): Promise<FileReading> {
  const file = await readSource(bytes, { useAttached: options.useAttached ?? true })
  const { source, pagesToRecognize, data, text } = file
  if (data !== undefined) return { type: 'resume', resume: readData(data) }
  if (text !== undefined && text.trim() !== '' && isCanonical(text))
    return { type: 'resume', resume: readOwnText(text) }
  const seen = await recognize(bytes, source, { ...options, pages: pagesToRecognize })
  if (seen === null) return { type: 'scan', pages: pagesToRecognize.length }
  if (!hasText(seen)) throw nothingToRead(seen)
  return { type: 'resume', resume: describe(readDocument(seen, { newId: randomUUID }), seen) }
}

/** Null where OCR would be needed and was not asked for. */
async function recognize(
  bytes: Uint8Array,
  source: SourceDocument,
  options: ReadFileOptions & { pages: number[] },
): Promise<SourceDocument | null> {
  const { pages, onPage } = options
  if (pages.length === 0 || source.kind !== 'paged') return source
  if (!options.recognize) return null
  return recognizePages(bytes, source, { pages, onPage: (done) => onPage(done, pages.length) })
}

function hasText(source: SourceDocument): boolean {
  const texts = source.kind === 'paged' ? source.segments : source.paragraphs
  return texts.some(({ text }) => /\p{L}/u.test(text))
}

function nothingToRead(source: SourceDocument): Refusal {
  if (source.hidden.length > 0) {
    return new Refusal(
      'unreadable',
      'All text in this file is hidden, so there is nothing to read. Please upload another one.',
    )
  }
  return new Refusal('unreadable', 'There is no text in this file. Please check that it is the right one.')
}

function describe(reading: Reading, source: SourceDocument): ImportedResume {
  const findLine = createLineFinder(source)
  const message = reading.notes.map((note) => note.message).join(' ')
  return {
    extractedText: reading.text.slice(0, maxTextLength),
    ...(message === '' ? {} : { message }),
    resume: reading.resume,
    fields: reading.fields.map((field) => ({ ...field, place: findLine(field.source, field.value) })),
    confidence: meanConfidence(reading.fields),
    ocr: source.kind === 'paged' && source.isOcr === true,
    other: reading.other.map(({ text }) => text),
    pages: source.kind === 'paged' ? source.pages : [],
  }
}

/** The text this reader itself writes, perhaps edited since. */
function readOwnText(text: string): ImportedResume {
  const plain = text.replace(/\r\n?/g, '\n')
  const paragraphs = plain.split('\n').map((line) => ({ text: line, runs: [], isList: false }))
  return describe(readCanonicalText(plain, { newId: randomUUID }), { kind: 'flow', paragraphs, hidden: [] })
}

function readData(data: unknown): ImportedResume {
  const { resume, problems } = readResumeData(data)
  refuseExcess(resume)
  const fields = fieldsOfResume(resume)
  if (fields.length === 0) {
    throw new Refusal(
      'unreadable',
      'This data file holds no resume. Please choose one in the JSON Resume format or one saved here.',
    )
  }
  return {
    extractedText: canonicalText(resume),
    ...(problems.length === 0
      ? {}
      : { message: `These fields could not be read: ${problems.map(({ path }) => path).join(', ')}.` }),
    resume,
    fields: fields.map((field) => ({ ...field, place: null })),
    confidence: 1,
    ocr: false,
    other: [],
    pages: [],
  }
}

/** What could neither be saved nor made into a file is not brought in. */
function refuseExcess(resume: Resume): void {
  const excess = findExcess(resume)
  if (excess) throw new Refusal('too-large', `${excess.message}.`)
}

function readResumeData(data: unknown): { resume: Resume; problems: { path: string }[] } {
  const ids = { newId: randomUUID }
  if (typeof data === 'object' && data !== null) {
    // A saved document carries the resume inside.
    if ('resume' in data && isOurs(data.resume)) return readResume(data.resume, ids)
    if (!isOurs(data) && isJsonResume(data)) return fromJsonResume(data, ids)
  }
  return readResume(isOurs(data) ? data : {}, ids)
}

function isOurs(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('personalInfo' in value || 'experiences' in value)
}

function meanConfidence(fields: readonly { confidence: number }[]): number {
  if (fields.length === 0) return 0
  return fields.reduce((sum, { confidence }) => sum + confidence, 0) / fields.length
}
