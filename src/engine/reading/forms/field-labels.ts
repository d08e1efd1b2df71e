// The labels people write before a value, in forms and in single lines: `Name: …`, `Last employer - …`, `Skills: …`.
// A label is known by what its words stand for, not by being on a list: `Her job now` is a time and a thing.
import type { LabelKind } from '../languages/_words.ts'
import { languages } from '../languages/registry.gen.ts'
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

/** Phrases that mean more than their words do. */
const phrases: Partial<Record<FieldLabel, string>> = {
  name: 'who, me, who i am, who are you, nombre, nom, known as, i am called, called, candidate, applicant, contact name, name and surname, first name and surname, first and last name, surname and name, surname and first name',
  'first-name':
    'first name, given name, given names, forename, forenames, first names, christian name, fname, prenom, prenoms, vorname, vornamen, voornaam, imie, jmeno, nombres',
  'last-name':
    'last name, surname, family name, lname, surnames, nachname, achternaam, apellido, apellidos, cognome, sobrenome, nazwisko, prijmeni, nom de famille',
  title:
    'title, headline, profession, occupation, what i do, what do you do, trade, job, vocation, what, i am, calling, line of work, i do, trabajo, by trade, what you do, work as, i work as',
  contact:
    'email, e-mail, mail, email address, e-mail address, phone, ph, phone number, telephone, tel, telephone number, mobile, mob, mobile number, mobile no, phone no, cell, cell phone, linkedin, website, web, github, contact, contacts, contact number, contact no, contact details, reach me, reach me at, call me, how to reach me, whatsapp, portfolio, reel, best way to reach me',
  location:
    'address, location, city, town, suburb, based in, lives in, live in, home, home address, postal address, mailing address, street address, residence, place of residence, where i live, where do you live, based, country, region, postcode, current address, current location, present address',
  position:
    'nature of work, type of work, kind of work, as a, my job is, as, working as, employed as, what i was, what i am, in the role of',
  company:
    'where, where i am, where i was, who for, for, with, working at, working for, work at, at, works at, works for, who do you work for, where do you work, who with, where at',
  period: 'how long, when, time there, time, employed, worked there, there, been there, i was there, how long there',
  length: 'duration, length, length of service, years of service',
  duties:
    'duties, responsibilities, tasks, main duties, key duties, what i did, activities, description, main activities and responsibilities, main activities, activities and responsibilities',
  jobs: 'worked at, where i worked, jobs, work, wk, i worked at, places i worked, where i have worked, where ive worked, where ive done it, employers, employment, places, experience before',
  wish: 'desired position, desired role, position desired, position sought, position applied for, post applied for, role applied for, looking for, applying for, desired job, target role, target, wanted, job wanted, seeking, want, i want, goal, objective',
}

const known = new Map<string, FieldLabel>()
for (const [label, names] of Object.entries(phrases))
  if (isFieldLabel(label)) for (const name of names.split(',')) known.set(name.trim(), label)

for (const { labels } of Object.values(languages))
  for (const label of ['contact', 'location'] as const)
    for (const name of (labels[label] ?? '').split(' ')) known.set(fold(name), label)

function isFieldLabel(text: string): text is FieldLabel {
  return text in phrases
}

type Kind = LabelKind | 'foreign'

const words: Record<Kind, string> = {
  name: 'name nm names fullname',
  title:
    'title function position pos role post job designation rank occupation profession trade capacity grade jobtitle gig career desig',
  company:
    'where company companies employer firm org organisation organization workplace place school hospital airline restaurant shop store salon hotel clinic agency dept department institution business bank studio practice college factory garage outfit co office nursery farm plant site comp emp unit council trust station estate vessel ship ministry university academy establishment',
  period: 'dates date term years year yrs period when tenure time times service long duration employed worked months',
  from: 'from start started starting since joined joining began begin begun commenced commencing',
  to: 'to end ended ending until till left leaving finish finished last-day',
  past: 'previous previously prev former formerly past prior before earlier old other ex preceding next then second third 2nd 3rd first',
  now: 'present presently current currently now last latest recent most nowadays today curr',
  filler:
    'my your his her their our the that this there held any one a an at of in is are was were do you did i he she they for with by and or it its which who what where how please state on s own me working work works have has had be been no number address full complete candidate applicant legal preferred name details info worker inclusive employment',
  foreign:
    'father fathers mother mothers spouse husband birth dob age gender sex marital notice ctc salary reason leaving nationality religion height weight visa availability available status reference references referee hobbies expected passport blood leave manager supervisor contact',
}

const kinds = new Map<string, Set<Kind>>()
for (const known of [words, ...Object.values(languages).map(({ labels }) => labels)])
  for (const [kind, list] of Object.entries(known))
    if (isKind(kind))
      for (const word of list.split(/\s+/)) kinds.set(fold(word), (kinds.get(fold(word)) ?? new Set()).add(kind))

function isKind(text: string): text is Kind {
  return text in words
}

const longest = 90
const listWords =
  /^(?:good at|(?:i am|im|she is|he is) good at|i know|know how to do|know how|i can|can do|tools used|tools|stack|computer knowledge|computer|key skills|what i use|i use|uses?|what i can do|strong points)$/
const ticketWords = /^(?:licen[cs]es?(?: held)?|tickets?|certs?|quals?|cards|credentials)$/

/** `when`: whether the label speaks of the job somebody has or of one before it. */
export type Label = { field: FieldLabel; when?: 'now' | 'past' } | { section: SectionKind }

/** `Title: Wind turbine technician`: the label with its colon, where it asks for one of these. */
export function leadingLabel(text: string, fields: readonly FieldLabel[]): string | undefined {
  const [lead, name = ''] = /^([^:]{2,40}):\s+(?=\S)/.exec(text) ?? []
  const label = lead ? readLabel(name) : undefined
  return label && 'field' in label && fields.includes(label.field) ? lead : undefined
}

/** What a label says about the text after it; undefined if it isn't one. */
export const readLabel = remember(findLabel)

function findLabel(text: string): Label | undefined {
  // A label is short: a paragraph need not be looked at.
  if (text.length > longest) return undefined
  const plain = fold(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replace(/[*"“”[\]{}<>#]/g, '')
    .replace(/\([^)]*\)/g, '')
    .replace(/[’']/g, '')
    .replace(
      /^(old|prev|past|last|new|current|present|previous)(?=(?:title|company|years|job|employer|role|position|dates|from|to)$)/,
      '$1 ',
    )
    .replace(/[_\s]+/g, ' ')
    .replace(/^and /, '')
    .trim()
  const bare = plain.replace(/\s*\?$/, '')
  return readEither(bare) ?? readPlain(bare) ?? readQuestion(plain)
}

function readPlain(plain: string): Label | undefined {
  if (/^(?:job|employer|position|work|role|company) ?(?:#|no\.? ?)?\d{1,2}$/.test(plain)) return { field: 'jobs' }
  const field = known.get(plain.replace(/^(?:my|your|the|his|her) /, '')) ?? known.get(plain)
  if (field) return { field }
  if (listWords.test(plain)) return { section: 'skills' }
  if (ticketWords.test(plain)) return { section: 'certifications' }
  if (/^(?:exp|work exp|work history|job history|employment history|history)$/.test(plain))
    return { section: 'experience' }
  if (/^(?:speaks?|i speak|languages known|langs?)$/.test(plain)) return { section: 'languages' }
  const section = headingKind(plain)
  // `Technologies: …` below a job tells of that job.
  const heads = section === undefined || (isSubLabel(plain) && section !== 'projects') ? undefined : { section }
  const worded = readWords(plain)
  // `Work experience` heads jobs, `Previous school` is where somebody worked.
  // `Other` alone heads what found no place elsewhere.
  const isWorked = worded && !/^others?$/.test(plain) && (('when' in worded && worded.when) || section === 'other')
  return heads && !isWorked ? heads : (worded ?? heads)
}

/** `Former employer`, `Her job now`, `Year started`: the time, and what is told of it. */
function readWords(plain: string): Label | undefined {
  const all = plain.match(/[\p{L}\d]+/gu) ?? []
  if (all.length === 0 || all.length > 8) return undefined
  const kindsOf = (word: string) => kinds.get(word) ?? kinds.get(word.replace(/s$/, ''))
  const of = (kind: Kind) => all.some((word) => kindsOf(word)?.has(kind))
  if (of('foreign')) return undefined
  if (all.some((word) => !kindsOf(word) && !/^\d$/.test(word))) return undefined
  const when = of('past') ? 'past' : of('now') ? 'now' : undefined
  const timed: { when?: 'now' | 'past' } = when ? { when } : {}
  const [hasName, hasTitle, hasCompany] = [of('name'), of('title'), of('company')]
  const hasTime = of('period') || of('from') || of('to')
  if (hasName && !hasCompany && !hasTitle) return { field: 'name' }
  if (hasCompany && (hasTitle || of('period') || of('from')) && !hasName) return { field: 'jobs', ...timed }
  const isWorkedAt = /\b(?:worked|working|employed|works?)\b.*\b(?:at|for|with|in|by)$/.test(plain)
  if (hasCompany || isWorkedAt) return { field: 'company', ...timed }
  if (hasTitle && all.some((word) => /^(?:jobs?|gigs?|roles|positions|posts)$/.test(word)) && timed.when)
    return { field: 'jobs', ...timed }
  if (hasTitle && !of('period')) return { field: 'position', ...timed }
  if (hasTitle && of('period')) return { field: 'period', ...timed }
  if (of('from') && !of('to') && hasTime) return { field: 'from', ...timed }
  if (of('to') && !of('from') && (all.length < 3 || of('period'))) return { field: 'to', ...timed }
  if (of('period') || (of('from') && of('to'))) return { field: 'period', ...timed }
  return timed.when ? { field: 'jobs', ...timed } : undefined
}

/** `Nombre / Name`, `Where / when`, `Current job & employer`. */
function readEither(plain: string): Label | undefined {
  const parts = plain.split(/\s*[/&+]\s*/)
  if (parts.length !== 2) return undefined
  const found = parts.map((part) => readPlain(part))
  const fields = found.map((label) => (label && 'field' in label ? label.field : ''))
  const when = found.flatMap((label) => (label && 'field' in label && label.when ? [label.when] : []))[0]
  // Where and when are the two halves of a job.
  const hasJob = fields.some(
    (field) => field === 'period' || field === 'position' || field === 'title' || field === 'jobs',
  )
  if (fields.includes('company') && hasJob) return { field: 'jobs', ...(when ? { when } : {}) }
  return found.find((label) => label !== undefined)
}

const asks = /\?$|^(?:what|where|when|which|who|how|any|please|with which|do you|did you|tell|key|are you)\b/
/** What a question asks for, by its words. */
const questions: readonly (readonly [RegExp, Label])[] = [
  [/\bname\b|\bwho are you\b|\bcall you\b/, { field: 'name' }],
  [
    /\b(?:before|previous|previously|earlier|other|past|else)\b.*\b(?:jobs?|do|did|work\w*|employ\w*|experience)\b|\b(?:jobs?|do|did|work\w*|employ\w*|experience)\b.*\b(?:before|previously|earlier|other|else)\b|^earlier experience/,
    { field: 'jobs', when: 'past' },
  ],
  [/\b(?:live|located|based|address|reside)\b/, { field: 'location' }],
  [/\b(?:start\w*|finish\w*|since when|how long|which years|what years|dates)\b/, { field: 'period' }],
  [
    /\b(?:organi[sz]ation|company|employer|firm|work for|where do you work|working for|who for|where)\b/,
    { field: 'jobs', when: 'now' },
  ],
  [
    /\b(?:do you do|do for a living|job|position|designation|role|post|title|occupation|work as|profession)\b/,
    { field: 'jobs', when: 'now' },
  ],
  [/\bwhen\b/, { field: 'period' }],
  [/\b(?:skills?|good at|strengths|can you do|tools)\b/, { section: 'skills' }],
  [/\b(?:e-?mail|phone|number|reach|contact)\b/, { field: 'contact' }],
  [/\b(?:stud(?:y|ied)|school|education|qualifications?|degree)\b/, { section: 'education' }],
]

/** `What do you do now`, `With which organisation, and since when?` */
function readQuestion(plain: string): Label | undefined {
  if (!asks.test(plain) || plain.split(' ').length < 2) return undefined
  const own = questions.find(([pattern]) => pattern.test(plain))?.[1]
  const asksBoth =
    own && 'field' in own && own.field === 'period' && /\b(?:organi[sz]ation|company|employer|firm|where)\b/.test(plain)
  return asksBoth ? { field: 'jobs', when: 'now' } : own
}
