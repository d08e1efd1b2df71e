// What the rows of an entry are called where each thing has a label: `Dates`, `Occupation or position held`, `Okul`.
import { itemsOf, type RowKind } from '../languages/_words.ts'
import { languages } from '../languages/registry.gen.ts'
import { fold } from '../words/word-set.ts'

const english: Record<RowKind, string> = {
  period:
    'dates, date, period, duration, period of employment, dates of employment, employment dates, employment period, inclusive dates, date of employment, year, years, year of passing, passing year, year of completion, from - to',
  company:
    'name and address of employer, employer, company, company name, organisation, organization, name of organisation, name of employer, name of company, establishment, name of establishment, place of work, workplace, firm',
  position:
    'occupation or position held, position held, position, designation, role, job title, post, post held, title',
  duties:
    'duties and responsibilities, main activities and responsibilities, main duties and responsibilities, roles and responsibilities, role and responsibilities, key responsibilities, responsibilities, duties, job responsibilities, main duties, job profile, job description, nature of work, achievements, key achievements, accomplishments, tasks',
  school:
    'name and type of organisation providing education and training, name of organisation providing education, name of organisation providing education and training, institution, institute, school, college, university, name of institution, school or college, college or university, board or university, university or board, tertiary, secondary, primary, elementary, high school, post secondary',
  degree:
    'title of qualification awarded, qualification awarded, qualification, degree, course, examination, exam, exam passed, certificate, diploma',
  field: 'principal subjects, specialisation, specialization, stream, subject, major, field of study',
  aside:
    'type of business or sector, business or sector, sector, percentage, marks, grade, result, cgpa, gpa, score, aggregate, reason for leaving, reasons for leaving',
}

const kindOf = new Map<string, RowKind[]>()
for (const rows of [english, ...Object.values(languages).map((words) => words.rows ?? {})])
  for (const [kind, list] of Object.entries(rows))
    for (const name of itemsOf(list))
      if (isRowKind(kind)) kindOf.set(bare(name), [...(kindOf.get(bare(name)) ?? []), kind])

function isRowKind(text: string): text is RowKind {
  return text in english
}

const ofSchools: readonly RowKind[] = ['school', 'degree', 'field']
const ofWork: readonly RowKind[] = ['company', 'position', 'duties']

/** What the label asks for under work or under education: `opleiding` and `functie` are no row of the other. */
export function rowKind(text: string, section: 'experience' | 'education'): RowKind | undefined {
  if (text.length > 110) return undefined
  const foreign = section === 'experience' ? ofSchools : ofWork
  return kindOf.get(bare(text))?.find((kind) => !foreign.includes(kind))
}

function bare(text: string): string {
  return fold(text)
    .replace(/\([^)]*\)/g, ' ')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
}
