// What comes out of reading a file.
import type { Resume } from '#engine/resume/resume.ts'
import type { LeftLine } from './left-over.ts'
import type { SourceSpan } from './segment.ts'

/** A value that was read, how certain it is, and where it was. */
export type ReadField = {
  /** As in the resume: `personalInfo.email`, `experiences.0.company`. */
  path: string
  value: string
  /** 0..1; under 0.6 a person should look. */
  confidence: number
  source: SourceSpan[]
}

export type ReadingNote = { kind: 'cut' | 'hidden-text' | 'no-text' | 'read-by-ocr'; message: string }

export type Reading = {
  resume: Resume
  fields: ReadField[]
  /** Lines that found no place in the resume, in reading order. */
  other: LeftLine[]
  /** Page numbers, running heads, headings and labels of the document's own, and what it says a second time. */
  furniture: LeftLine[]
  notes: ReadingNote[]
  /** The canonical text of the resume, and under `OTHER` what found no place. */
  text: string
}
