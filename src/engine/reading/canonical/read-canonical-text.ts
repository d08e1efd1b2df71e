// The canonical text as a reading: told from other text, read with the place of every value.
import { canonicalHeadings, canonicalText, contactLabels } from '#engine/resume/canonical-text.ts'
import { assemble } from '../assemble.ts'
import type { Reading } from '../reading.ts'
import type { FlowSource, SourceSpan } from '../segment.ts'
import { readCanonical } from './read-canonical.ts'

/** Written by us, and perhaps edited since: as it would come out again, or with our labels, headings and bars. */
export function isCanonical(text: string): boolean {
  const tidy = tidyLines(text)
  if (tidy === '') return true
  const { parts, other } = readCanonical(text)
  const { resume } = assemble(parts, { newId: () => '' })
  if (
    tidyLines(
      canonicalText(
        resume,
        other.map((row) => row.text),
      ),
    ) === tidy &&
    parts.header.left.length === 0
  )
    return true
  const lines = text.split('\n').map((line) => line.trim())
  const headings = lines.filter((line) => canonicalHeadings.has(line)).length
  const labels = lines.filter((line) =>
    Object.values(contactLabels).some((label) => line.startsWith(`${label}: `)),
  ).length
  const slots = lines.filter((line) => /\S \|(?: \S|$)/.test(line)).length
  return headings > 0 && labels > 0 && slots > 0
}

function tidyLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

export function readCanonicalText(text: string, ids: { newId: () => string }): Reading {
  const { parts, other } = readCanonical(text)
  const { resume, fields } = assemble(parts, ids)
  const rest = [
    ...parts.header.left.map(({ value, source }) => ({ text: value, source })),
    ...other.map((row) => ({
      text: row.text,
      source: [{ kind: 'characters' as const, paragraph: row.at, start: 0, end: row.text.length }],
    })),
  ]
  return {
    resume,
    fields,
    other: rest,
    notes: [],
    text: canonicalText(
      resume,
      rest.map((line) => line.text),
    ),
  }
}

/** A document that holds the canonical text line by line; undefined where it holds anything else. */
export function readCanonicalFlow({ paragraphs }: FlowSource, ids: { newId: () => string }): Reading | undefined {
  const lines: { text: string; paragraph: number }[] = []
  paragraphs.forEach(({ text, isList, gapBefore }, paragraph) => {
    if (gapBefore) lines.push({ text: '', paragraph })
    lines.push({ text: `${isList ? '- ' : ''}${text.trim()}`, paragraph })
  })
  const text = lines.map((line) => line.text).join('\n')
  if (!isCanonical(text)) return undefined
  const place = (span: SourceSpan): SourceSpan =>
    span.kind === 'characters' ? { ...span, paragraph: lines[span.paragraph]?.paragraph ?? 0 } : span
  const reading = readCanonicalText(text, ids)
  return {
    ...reading,
    fields: reading.fields.map((field) => ({ ...field, source: field.source.map(place) })),
    other: reading.other.map((line) => ({ ...line, source: line.source.map(place) })),
  }
}
