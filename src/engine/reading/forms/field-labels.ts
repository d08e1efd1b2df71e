// The labels people write before a value, in forms and in single lines: `Name: …`, `Last employer - …`, `Skills: …`.
import { headingKind, isSubLabel } from '../sections/heading-lexicon.ts'
import type { SectionKind } from '../sections/section-kind.ts'
import { remember } from '../words/remember.ts'
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
  name: 'name, nm, full name, complete name, candidate, candidate name, applicant, applicant name, contact name, who, me, who i am, nombre, nom',
  'first-name': 'first name, given name, given names, forename, forenames, first names',
  'last-name': 'last name, surname, family name',
  title:
    'title, headline, profession, occupation, what i do, professional title, trade, job, jobs title, vocation, what, i am, calling',
  position: 'position, pos, post, role, job title, designation, position held, rank, grade, capacity, job role',
  contact:
    'email, e-mail, mail, email address, phone, ph, phone number, telephone, tel, telephone number, mobile, mob, mobile number, cell, linkedin, website, web, github, contact, contact number, contact no, reach me, call me',
  location:
    'address, location, city, town, based in, lives in, home, home address, residence, place of residence, where i live',
  company:
    'company, employer, workplace, place, place of work, organisation, organization, org, firm, agency, dept, department, company name, employer name, name of employer, name of company, where, work place, working at',
  period:
    'period, dates, years, employed, employment dates, employment period, when, date, dates employed, time, years worked, how long, dates of employment, date of employment, tenure',
  from: 'from, start, start date, started, date started, date from, from date, employed from, since, begin, joined, date joined, date of joining, joining date',
  to: 'to, end, end date, ended, date ended, date to, to date, employed to, employed until, until, left, date left, date of leaving, leaving date, finish, finished',
  length: 'duration, length, length of service, years of service, time there',
  duties: 'duties, responsibilities, tasks, main duties, key duties, what i did, activities, description',
  jobs: 'worked at, where i worked, jobs, work, i worked at, places i worked, employers, employment, where and when, work at, working for',
  wish: 'desired position, desired role, position desired, position sought, position applied for, post applied for, looking for, applying for, desired job, target role, target, wanted, job wanted, seeking',
}

const labels = new Map<string, FieldLabel>()
for (const label of Object.keys(names)) {
  if (isFieldLabel(label)) for (const name of names[label].split(',')) labels.set(name.trim(), label)
}

function isFieldLabel(text: string): text is FieldLabel {
  return text in names
}

const longest = 90
const listWords =
  /^(?:good at|i am good at|i know|know how to do|know how|i can|can do|tools used|stack|computer knowledge|computer|key skills)$/
const ticketWords = /^(?:licen[cs]es held|tickets|certs|quals|cards)$/

/** `when`: whether the label speaks of the job somebody has or of one before it. */
export type Label = { field: FieldLabel; when?: 'now' | 'past' } | { section: SectionKind }

/** What a label says of the text after it; undefined where it is none. */
export const readLabel = remember(findLabel)

function findLabel(text: string): Label | undefined {
  // A label is short: a paragraph need not be looked at.
  if (text.length > longest) return undefined
  const plain = fold(text)
    .replace(/[*"“”[\]]/g, '')
    .replace(/\([^)]*\)/g, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
  return readPlain(plain) ?? readEither(plain) ?? readQuestion(plain)
}

function readPlain(plain: string): Label | undefined {
  if (/^(?:job|employer|position) ?\d{1,2}$/.test(plain)) return { field: 'jobs' }
  const field = labels.get(plain.replace(/^(?:my|your|the) /, '')) ?? labels.get(plain)
  if (field) return { field }
  if (listWords.test(plain)) return { section: 'skills' }
  if (ticketWords.test(plain)) return { section: 'certifications' }
  if (/^(?:exp|work exp)$/.test(plain)) return { section: 'experience' }
  if (/^speaks?$/.test(plain)) return { section: 'languages' }
  const timed = readTimed(plain)
  if (timed) return timed
  const section = headingKind(plain)
  // `Technologies: …` below a job tells of that job.
  return section === undefined || (isSubLabel(plain) && section !== 'projects') ? undefined : { section }
}

/** `Nombre / Name`, `Where / when`. */
function readEither(plain: string): Label | undefined {
  const parts = plain.split(/\s*\/\s*/)
  if (parts.length !== 2) return undefined
  const found = parts.map((part) => readPlain(part))
  const fields = found.map((label) => (label && 'field' in label ? label.field : ''))
  // Where and when are the two halves of a job.
  if (fields.includes('company') && (fields.includes('period') || fields.includes('position'))) return { field: 'jobs' }
  return found.find((label) => label !== undefined)
}

const past = /\b(?:previous|previously|former|formerly|past|prior|before|earlier|old|other|ex|preceding)\b/g
const now = /\b(?:present|presently|current|currently|now|last|latest|most recent|recent)\b/g
const fillers = /\b(?:my|your|the|that|this|held|any|one|a|at)\b/g
/** What a job is told by. */
const ofJobs: readonly FieldLabel[] = ['title', 'position', 'company', 'period', 'from', 'to', 'jobs']

/** `Former employer`, `Present post`, `Job before that`, `Now at`: the time, and what is told of it. */
function readTimed(plain: string): Label | undefined {
  const when = past.test(plain) ? 'past' : now.test(plain) ? 'now' : undefined
  past.lastIndex = 0
  now.lastIndex = 0
  if (!when) return undefined
  const bare = plain
    .replace(past, '')
    .replace(now, '')
    .replace(fillers, '')
    .replace(/[-\s]+/g, ' ')
    .trim()
  if (bare === '' || /^(?:experience|employment|work|employers|positions|roles|i was|i am)$/.test(bare))
    return { field: 'jobs', when }
  const field = labels.get(bare)
  if (!field || !ofJobs.includes(field)) return undefined
  return { field: field === 'title' || (field === 'position' && bare === 'job') ? 'jobs' : field, when }
}

const asks = /\?$|^(?:what|where|when|which|who|how|any|please|with which|do you|did you|tell|key)\b/
/** What a question asks for, by its words. */
const questions: readonly (readonly [RegExp, Label])[] = [
  [/\bname\b|\bwho are you\b/, { field: 'name' }],
  [
    /\b(?:before|previous|earlier|other|past)\b.*\b(?:jobs?|do|did|work\w*|employ\w*|experience)\b|\b(?:jobs?|do|did|work\w*|employ\w*|experience)\b.*\b(?:before|previously|earlier|other)\b|^earlier experience/,
    { field: 'jobs', when: 'past' },
  ],
  [/\b(?:live|located|based|address|reside)\b/, { field: 'location' }],
  [
    /\b(?:organi[sz]ation|company|employer|firm|work for|where do you work|working for)\b/,
    { field: 'jobs', when: 'now' },
  ],
  [
    /\b(?:do you do|do for a living|job|position|designation|role|post|title|occupation|work as|profession)\b/,
    { field: 'jobs', when: 'now' },
  ],
  [/\b(?:start\w*|finish\w*|since when|how long|which years|when|dates)\b/, { field: 'period' }],
  [/\b(?:skills?|good at|strengths|can you do|tools)\b/, { section: 'skills' }],
  [/\b(?:e-?mail|phone|number|reach|contact)\b/, { field: 'contact' }],
  [/\b(?:stud(?:y|ied)|school|education|qualifications?|degree)\b/, { section: 'education' }],
]

/** `What do you do now`, `With which organisation, and since when?` */
function readQuestion(plain: string): Label | undefined {
  if (!asks.test(plain) || plain.split(' ').length < 2) return undefined
  return questions.find(([pattern]) => pattern.test(plain))?.[1]
}
