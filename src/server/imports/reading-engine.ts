import type { Reading } from '#engine/reading/reading.ts'
import type { SourceDocument } from '#engine/reading/segment.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'

export function readDocument(source: SourceDocument, { newId }: { newId: () => string }): Reading {
  const texts = source.kind === 'paged' ? source.segments : source.paragraphs
  const notes: Reading['notes'] = source.hidden.length > 0 ? [{ kind: 'hidden-text', message: 'Hidden text.' }] : []
  return { resume: emptyResume(newId()), fields: [], other: [], notes, text: texts.map(({ text }) => text).join('\n') }
}

export function textOf(_resume: Resume): string {
  return ''
}
