// The language a document speaks of itself in, and how it writes dates.
import type { DateStyle } from './dates.ts'
import type { DocumentWords } from './languages/_words.ts'
import { languages } from './languages/registry.gen.ts'
import type { DocumentLanguage, Resume } from './resume.ts'

export const wordsByLanguage: Readonly<Record<DocumentLanguage, DocumentWords>> = languages

type Arranged = Pick<Resume, 'arrangement'>

export function documentLanguage({ arrangement }: Arranged): DocumentLanguage {
  return arrangement?.language ?? 'en'
}

export function documentWords(resume: Arranged): DocumentWords {
  return wordsByLanguage[documentLanguage(resume)]
}

export function dateStyle(resume: Arranged): DateStyle {
  return { words: documentWords(resume), form: resume.arrangement?.dates ?? 'long' }
}
