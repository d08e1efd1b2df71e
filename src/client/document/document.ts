// What a tab edits: one resume or letter with the look it wears.
export {
  type LetterDocument,
  letterDocumentSchema,
  type ResumeDocument,
  resumeDocumentSchema,
  type SavedDocument,
} from '#shared/saved-document.ts'

/** A change for the history: a name a person reads, and a key by which typing in one field merges into one step. */
export type Edit = { label: string; merge?: string }
