// What a document says of itself in its own language. A file a language, named by its code; the reader knows a language
// by the same words (reading/languages).
import type { ContactKind } from '../links.ts'
import type { SectionId } from '../resume.ts'

export type DocumentWords = {
  /** As those who speak it call it. */
  name: string
  /** Word wants a country too. */
  tag: string
  months: readonly string[]
  shortMonths: readonly string[]
  /** Between a month that is written out and its year. */
  ofYear: string
  /** Used instead of an end date while something is ongoing. */
  present: string
  sections: Record<SectionId, string>
  contacts: Record<ContactKind, string>
  /** What the file is, in its title. */
  resume: string
  letter: string
  /** For those who cannot see the photo; the name follows `of`. */
  portrait: { alone: string; of: string }
}

type Draft = Omit<DocumentWords, 'months' | 'shortMonths' | 'ofYear' | 'contacts'> & {
  /** January to December, parted by spaces. */
  months: string
  shortMonths: string
  ofYear?: string
  contacts: Omit<DocumentWords['contacts'], 'linkedin'>
}

export function defineWords({ months, shortMonths, ofYear = ' ', contacts, ...words }: Draft): DocumentWords {
  return {
    ...words,
    months: months.split(' '),
    shortMonths: shortMonths.split(' '),
    ofYear,
    contacts: { ...contacts, linkedin: 'LinkedIn' },
  }
}
