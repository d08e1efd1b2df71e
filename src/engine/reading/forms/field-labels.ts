// The labels people write before a value, in forms and in single lines: `Name: …`, `Last employer - …`, `Skills: …`.
import { headingKind, isSubLabel } from '../sections/heading-lexicon.ts'
import type { SectionKind } from '../sections/section-kind.ts'
import { fold } from '../words/word-set.ts'

export type FieldLabel =
  | 'name'
  | 'first-name'
  | 'last-name'
  | 'title'
  | 'contact'
  | 'location'
  | 'company'
  | 'position'
  | 'period'
  | 'from'
  | 'to'
  | 'length'
  | 'duties'
  | 'jobs'
  | 'wish'

const names: Record<FieldLabel, string> = {
  name: 'name, full name, candidate, candidate name, applicant, my name, contact name',
  'first-name': 'first name, given name, given names, forename, first names',
  'last-name': 'last name, surname, family name',
  title: 'title, headline, profession, occupation, what i do, professional title, trade, job, vocation',
  position:
    'position, role, job title, current role, current position, current title, previous role, previous position, last position, last role, position held',
  contact:
    'email, e-mail, mail, email address, phone, phone number, telephone, tel, mobile, cell, linkedin, website, web, github, contact',
  location: 'address, location, city, based in, lives in, home, home address, residence, place of residence',
  company:
    'company, employer, last employer, current employer, previous employer, current company, previous company, workplace, organisation, organization, firm, company name, employer name',
  period:
    'period, dates, years, employed, employment dates, employment period, when, date, dates employed, time, years worked',
  from: 'from, start, start date, started, employed from, since, begin, joined',
  to: 'to, end, end date, ended, employed to, employed until, until, left',
  length: 'duration, length, length of service, years of service, time there',
  duties: 'duties, responsibilities, tasks, main duties, key duties, what i did, activities, description',
  jobs: 'worked at, where i worked, previous jobs, jobs, past jobs, previous employment, work, i worked at, places i worked, previous employers, employers',
  wish: 'desired position, desired role, position desired, position sought, position applied for, looking for, applying for, desired job, target role',
}

const labels = new Map<string, FieldLabel>()
for (const label of Object.keys(names)) {
  if (isFieldLabel(label)) for (const name of names[label].split(',')) labels.set(name.trim(), label)
}

function isFieldLabel(text: string): text is FieldLabel {
  return text in names
}

const listWords = /^(?:good at|i am good at|i know|i can|tools used|licen[cs]es held)$/

export type Label = { field: FieldLabel } | { section: SectionKind }

/** What a label says of the text after it; undefined where it is none. */
export function readLabel(text: string): Label | undefined {
  const plain = fold(text)
    .replace(/[*_"“”]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (/^(?:job|employer|position) ?\d{1,2}$/.test(plain)) return { field: 'jobs' }
  const field = labels.get(plain.replace(/^(?:my|your|the) /, '')) ?? labels.get(plain)
  if (field) return { field }
  if (listWords.test(plain)) return { section: 'skills' }
  const section = headingKind(plain)
  // `Technologies: …` below a job tells of that job.
  return section === undefined || (isSubLabel(plain) && section !== 'projects') ? undefined : { section }
}
