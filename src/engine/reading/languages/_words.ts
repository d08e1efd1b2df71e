// What a language calls the parts of a resume. A file a language; all of them are known at once, since a resume says
// nowhere what it is written in, and many mix two. The words our own documents use come from resume/languages.
import type { DocumentWords } from '../../resume/languages/_words.ts'
import { sectionIds } from '../../resume/resume.ts'
import type { SectionKind } from '../sections/section-kind.ts'

export type LabelKind = 'name' | 'title' | 'company' | 'period' | 'from' | 'to' | 'past' | 'now' | 'filler'

/** What a row under `Work experience` or `Education` gives; an aside has no place in a resume. */
export type RowKind = 'period' | 'company' | 'position' | 'duties' | 'school' | 'degree' | 'field' | 'aside'

export type LanguageWords = {
  /** January to December, each with its forms; no accents are dropped here. */
  months: readonly string[]
  /** Phrases parted by commas, in all that follows. For an end that has not come. */
  now: string
  since: string
  until: string
  /** Between the two ends of a period. */
  to: string
  /** Short for `year`, behind its figures. */
  ofYears?: string
  headings: Partial<Record<Exclude<SectionKind, 'header'>, string>>
  /** Words before a value in a form, by what they ask for; parted by spaces. */
  labels: Partial<Record<LabelKind | 'contact' | 'location', string>>
  /** What forms such as the Europass call a row of an entry, on top of the labels; phrases parted by commas. */
  rows?: Partial<Record<RowKind, string>>
  /** The head words of titles. */
  titles: string
  /** Words of employers, and their legal forms. */
  companies: string
  legalForms: string
  schools: string
  degrees: string
  /** Names of languages, and how well one speaks them. */
  languages: string
  levels: string
  cities: string
}

/** Other forms of a month by its number, and in every list what people write besides our own word. */
type FurtherWords = Omit<LanguageWords, 'months'> & { months: Partial<Record<number, string>> }

export function defineLanguage(written: DocumentWords, further: FurtherWords): LanguageWords {
  const list = (...words: (string | undefined)[]) => words.filter((word) => word).join(', ')
  const titles = sectionIds.map((id) => [id, list(written.sections[id], further.headings[id])])
  return {
    ...further,
    months: written.months.map((month, index) => {
      const short = written.shortMonths[index]?.replace('.', '')
      return list(month.toLowerCase(), short?.toLowerCase(), further.months[index + 1])
    }),
    now: list(written.present, further.now),
    headings: { ...further.headings, ...Object.fromEntries(titles) },
  }
}

/** The items of a list, as they are written. */
export function itemsOf(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}
