// What a tab edits: one resume or letter with the look it wears.
import type { ResumeDocument } from '#shared/saved-document.ts'

export type {
  LetterDocument,
  ResumeDocument,
  SavedDocument,
} from '#shared/saved-document.ts'

/** As much of a resume as its files are made of. */
export type Downloadable = Pick<ResumeDocument, 'resume' | 'templateId' | 'style'> &
  Partial<Pick<ResumeDocument, 'title' | 'revision'>>

/** A change for the history: a name a person reads, and a key by which typing in one field merges into one step. */
export type Edit = { label: string; merge?: string }
