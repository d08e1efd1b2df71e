// A file -> the resume in it, with the place of every value.
import { randomUUID } from 'node:crypto'
import { isCanonical, readCanonicalText } from '#engine/reading/canonical/read-canonical-text.ts'
import { readDocument } from '#engine/reading/read-resume.ts'
import type { Reading } from '#engine/reading/reading.ts'
import type { SourceDocument } from '#engine/reading/segment.ts'
import type { ImportedResume } from '#shared/api/imports.ts'
import { boundSource, cutMessage } from './bound-source.ts'
import { mostScannedPages, recognizePages } from './ocr/recognize-pages.ts'
import { maxTextLength, readData } from './read-data.ts'
import { type ReadOptions, readSource } from './read-source.ts'
import { Refusal } from './refusal.ts'
import { createLineFinder } from './source-lines.ts'

export type FileReading = { type: 'resume'; resume: ImportedResume } | { type: 'scan'; pages: number }

export type ReadFileOptions = Partial<ReadOptions> & {
  /** Whether pages that are pictures are read; it takes seconds a page. */
  recognize: boolean
  onPage(done: number, of: number): void
}

export async function readFile(bytes: Uint8Array, options: ReadFileOptions): Promise<FileReading> {
  const file = await readSource(bytes, { useAttached: options.useAttached ?? true })
  const { source, pagesToRecognize: pages, data, text } = file
  const notes = file.isCut ? [cutMessage] : []
  if (data !== undefined) return { type: 'resume', resume: readData(data) }
  if (text !== undefined && text.trim() !== '' && isCanonical(text))
    return { type: 'resume', resume: readOwnText(text, notes) }
  if (pages.length === 0 || source.kind !== 'paged') return { type: 'resume', resume: readText(source, notes) }
  if (!options.recognize) return { type: 'scan', pages: Math.min(pages.length, mostScannedPages) }
  const { missing, ...seen } = await recognizePages(bytes, source, { pages, onPage: options.onPage })
  const recognized = boundSource(seen)
  if (recognized.isCut && !file.isCut) notes.push(cutMessage)
  if (missing.length > 0) notes.push(missedPages(missing))
  // Where nothing was read in time, that is what the person has to know.
  if (missing.length > 0 && !hasText(recognized.value)) throw new Refusal('unreadable', missedPages(missing))
  return { type: 'resume', resume: readText(recognized.value, notes) }
}

function readText(source: SourceDocument, notes: readonly string[]): ImportedResume {
  if (!hasText(source)) throw nothingToRead(source)
  return describe(readDocument(source, { newId: randomUUID }), source, notes)
}

/** `missing`: pages from 0. */
function missedPages(missing: readonly number[]): string {
  const numbers = missing.map((index) => index + 1)
  const [first, ...rest] = numbers
  const shown =
    rest.length === 0 ? `Page ${first} is a picture` : `Pages ${numbers.slice(0, 60).join(', ')} are pictures`
  return `${shown} and could not be read in time. Please upload only the pages of your resume.`
}

function hasText(source: SourceDocument): boolean {
  const texts = source.kind === 'paged' ? source.segments : source.paragraphs
  return texts.some(({ text }) => /\p{L}/u.test(text))
}

function nothingToRead(source: SourceDocument): Refusal {
  if (source.hidden.length > 0) {
    return new Refusal(
      'unreadable',
      'All the text in this file is hidden, so there’s nothing to read. Please upload another one.',
    )
  }
  return new Refusal('unreadable', 'There is no text in this file. Please check that it is the right one.')
}

function describe(reading: Reading, source: SourceDocument, notes: readonly string[]): ImportedResume {
  const findLine = createLineFinder(source)
  const message = [...reading.notes.map((note) => note.message), ...notes].join(' ')
  return {
    extractedText: reading.text.slice(0, maxTextLength),
    ...(message === '' ? {} : { message }),
    resume: reading.resume,
    fields: reading.fields.map((field) => ({ ...field, place: findLine(field.source, field.value) })),
    confidence: meanConfidence(reading.fields),
    ocr: source.kind === 'paged' && source.isOcr === true,
    other: reading.other.map(({ text }) => text),
    furniture: reading.furniture.map(({ text }) => text),
    pages: source.kind === 'paged' ? source.pages : [],
  }
}

/** The text this reader itself writes, perhaps edited since. */
function readOwnText(text: string, notes: readonly string[]): ImportedResume {
  const paragraphs = text.split('\n').map((line) => ({ text: line, runs: [], isList: false }))
  return describe(readCanonicalText(text, { newId: randomUUID }), { kind: 'flow', paragraphs, hidden: [] }, notes)
}

function meanConfidence(fields: readonly { confidence: number }[]): number {
  if (fields.length === 0) return 0
  return fields.reduce((sum, { confidence }) => sum + confidence, 0) / fields.length
}
