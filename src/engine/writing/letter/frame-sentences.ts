// Opening, fit and close of a letter.
import { comparePeriods, parseDate } from '#engine/resume/dates.ts'
import type { Experience } from '#engine/resume/resume.ts'
import { parseText } from '../gate/parsed-text.ts'
import { relevanceOf } from '../tailor/relevance.ts'
import { withArticle } from '../words/articles.ts'
import { joinWords } from '../words/join-words.ts'
import { findVerb } from '../words/verbs.ts'
import { countMonths } from '../work-years.ts'
import { fill } from './choose.ts'
import { licenceNames } from './licence-name.ts'
import {
  closings,
  contacts,
  hasSkills,
  holdsLicence,
  introductions,
  knowsDuties,
  openings,
  shortIntroductions,
  speaks,
  thanks,
  usesTools,
} from './phrases-data.ts'
import type { LetterContext, PlannedSentence } from './planned-sentence.ts'
import { atEmployer, roleName, targetTitle } from './role-name.ts'
import { shortQuote } from './short-quote.ts'

export function planOpening(context: LetterContext): PlannedSentence[] {
  const { posting, tone, choose } = context
  const title = targetTitle(posting.title?.text)
  const company = posting.company?.text.replace(/^The (?=\S+ \S)/, 'the ')
  const slots = {
    title: title ?? 'advertised',
    aTitle: title && withArticle(title),
    atCompany: company ? ` at ${company}` : '',
  }
  const options = openings[tone].flatMap(
    (phrase) =>
      fill(
        title
          ? phrase
          : phrase
              .replace('position of {title}', 'position you have advertised')
              .replace('the {title} position', 'the position you have advertised'),
        slots,
      ) ?? [],
  )
  const first = choose(options)
  return [
    ...(first
      ? [{ text: first, quotes: [title, posting.company?.text].filter((text): text is string => Boolean(text)) }]
      : []),
    ...introduce(context),
  ]
}

const YEARS_WORTH_SAYING = 2
const numberNames = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** Years count only for jobs with the same title. */
function introduce({ facts, choose }: LetterContext): PlannedSentence[] {
  const jobs = [...facts.resume.experiences].sort(comparePeriods)
  const job = jobs.find(({ company }) => company.trim() !== '')
  const role = job && roleName(job.position)
  if (!job || !role) return introduceByTitle(facts.resume.personalInfo.professionalTitle)
  const sources = [{ entry: `experiences.${job.id}`, kinds: ['employer', 'title', 'date'] as const }]
  const same = jobs.filter(({ position }) => roleName(position) === role)
  const years = Math.floor(countMonths(same, facts.today ?? '') / 12)
  const slots = {
    aRole: withArticle(role),
    atEmployer: atEmployer(job.company),
    years: numberNames[years] || String(years),
    since: sincePhrase(job, same),
  }
  const text =
    years >= YEARS_WORTH_SAYING
      ? fill(choose(introductions) ?? '', slots)
      : fill(choose(shortIntroductions[job.current ? 'current' : 'past']) ?? '', slots)
  return text ? [{ text, sources }] : []
}

function introduceByTitle(title: string): PlannedSentence[] {
  const role = roleName(title)
  return role ? [{ text: `I am ${withArticle(role)}.`, sources: [{ entry: 'personalInfo', kinds: ['title'] }] }] : []
}

function sincePhrase(job: Experience, same: readonly Experience[]): string {
  const start = parseDate(job.startDate)?.year
  if (job.current && same.length === 1) return `all of them ${atEmployer(job.company)}`
  if (job.current) return start ? `since ${start} ${atEmployer(job.company)}` : `now ${atEmployer(job.company)}`
  return same.length === 1 ? `all of them ${atEmployer(job.company)}` : `most recently ${atEmployer(job.company)}`
}

const MOST_SKILLS = 4

export function planFit(context: LetterContext): PlannedSentence[] {
  return [...credentials(context), ...skills(context), ...languages(context)]
}

/** Licences and degree in one sentence; admission to a bar is said in its own way. */
function credentials(context: LetterContext): PlannedSentence[] {
  const held = heldLicences(context)
  const school = askedDegree(context)
  const [bar, others] = [
    held.filter(({ name }) => /\bbar\b/i.test(name)),
    held.filter(({ name }) => !/\bbar\b/i.test(name)),
  ]
  const parts = [...licenceNames(others.map(({ name }) => name)), ...(school ? [school.text] : [])]
  const holds = parts.length > 0 ? fill(context.choose(holdsLicence) ?? '', { licences: joinWords(parts) }) : undefined
  const licensed = (list: typeof held) =>
    list.map(({ id }) => ({ entry: `certifications.${id}`, kinds: ['licence'] as const }))
  return [
    ...bar.map(({ id, name }) => ({
      text: `I am admitted to the ${name.replace(/\s*\b(?:State )?Bar\b.*$/i, '').trim()} bar.`,
      sources: licensed([{ id, name }]),
    })),
    ...(holds ? [{ text: holds, sources: [...licensed(others), ...(school ? [school.source] : [])] }] : []),
  ]
}

function heldLicences({ facts, match }: LetterContext): { id: string; name: string }[] {
  const asked = match.mustHave
    .concat(match.niceToHave)
    .filter(({ requirement, state }) => requirement.kind === 'licence' && state === 'met')
  const entries = new Set(asked.flatMap(({ evidence }) => evidence.map(({ entry }) => entry)))
  return facts.resume.certifications
    .filter(
      ({ id, name }) =>
        name.trim() !== '' && name.length < 60 && (entries.has(`certifications.${id}`) || asked.length === 0),
    )
    .slice(0, 3)
}

function askedDegree({ facts, match }: LetterContext) {
  const asked = [...match.mustHave, ...match.niceToHave].find(
    ({ requirement, state }) => requirement.kind === 'degree' && (state === 'met' || state === 'partly'),
  )
  const entry = asked?.evidence[0]?.entry
  const school =
    facts.resume.education.find(({ id }) => entry === `education.${id}`) ??
    (facts.resume.experiences.length < 2 ? facts.resume.education[0] : undefined)
  if (!school || school.current || school.degree.trim() === '') return undefined
  const name = degreeName(school.degree)
  const area =
    school.field.trim() && !name.toLowerCase().includes(school.field.trim().toLowerCase())
      ? ` in ${school.field.trim()}`
      : ''
  if (name.length + area.length > 80 || /\bin\b.*\bin\b/i.test(name + area)) return undefined
  const from = school.institution.trim()
    ? ` from ${school.institution.trim().replace(/^University of /, 'the University of ')}`
    : ''
  return {
    text: withArticle(name + area) + from,
    source: { entry: `education.${school.id}`, kinds: ['degree', 'school'] as const },
  }
}

/** `a Bachelor of Science`, `a high school diploma`. */
function degreeName(text: string): string {
  const name = text
    .trim()
    .replace(/[,.]+$/, '')
    .replace(/^(Bachelor|Master|Associate)s\b/, '$1')
    .replace(/^(Bachelor|Master|Associate)['’]s\b(?! degree)/i, "$1's degree")
  return name.replace(/\b(?:Degree|Diploma|Certificate|High School|Associate(?=['’]?s? degree))\b/gi, (word) =>
    word.toLowerCase(),
  )
}

function skills({ facts, posting, choose }: LetterContext): PlannedSentence[] {
  const wanted = facts.resume.skillCategories
    .flatMap((category) =>
      category.skills.map((skill) => ({ entry: `skillCategories.${category.id}`, name: skill.name.trim() })),
    )
    .map((skill) => ({ ...skill, ...relevanceOf(parseText(skill.name), posting) }))
    .filter(
      ({ name, score }) =>
        score >= 0.6 &&
        (/\s/.test(name) || findVerb(name) === undefined) &&
        name.length > 1 &&
        name.length < 32 &&
        name.split(/\s+/).length <= 3 &&
        !/[.;:()/&,-]|\b(?:expert|experienced|excellent|strong|proficient|advanced|knowledge|skills?)\b/i.test(name),
    )
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_SKILLS)
  if (wanted.length < 2) return []
  const isTools = wanted.every(({ name }) => parseText(name).terms.some(({ term }) => term.kind === 'tool'))
  const text = fill(choose(isTools ? usesTools : hasSkills) ?? '', {
    skills: joinWords(wanted.map(({ name }) => skillName(name))),
  })
  return text
    ? [
        {
          text,
          sources: wanted.map(({ entry, name }) => ({ entry, text: name })),
          quotes: wanted.flatMap(({ quote }) => quote ?? []),
        },
      ]
    : []
}

/** `Blueprint Reading` in a sentence is blueprint reading; Excel stays Excel. */
function skillName(name: string): string {
  const isKnown = parseText(name).terms.some(({ term }) => term.kind === 'tool' || term.kind === 'credential')
  return isKnown || !/^\p{Lu}\p{Ll}+(?:\s\p{L}\p{Ll}*)*$/u.test(name) ? name : name.toLowerCase()
}

function languages({ facts, match }: LetterContext): PlannedSentence[] {
  const asked = [...match.mustHave, ...match.niceToHave].some(
    ({ requirement, state }) => requirement.kind === 'language' && state === 'met',
  )
  const spoken = facts.resume.languages.filter(({ name }) => name.trim() !== '')
  if (!asked || spoken.length === 0) return []
  const said = spoken.map(({ name, level }) =>
    level.trim() ? `${name.trim()} (${level.trim().toLowerCase()})` : name.trim(),
  )
  const text = fill(speaks[0] ?? '', { languages: joinWords(said) })
  return text
    ? [{ text, sources: spoken.map(({ id }) => ({ entry: `languages.${id}`, kinds: ['language'] as const })) }]
    : []
}

/** What else of the posting the person has done, beyond what was quoted already. */
export function planDuties({ match, choose, passes }: LetterContext, quoted: ReadonlySet<string>): PlannedSentence[] {
  const met = match.duties.filter(({ state }) => state === 'met')
  const quotes = met
    .flatMap(({ quote }) => shortQuote(quote) ?? [])
    .filter(
      ({ form, text }) =>
        form === 'verb' && text.split(' ').length <= 7 && !quoted.has(text) && passes(`I have done “${text}”.`),
    )
  const [first, second] = quotes
  if (!first || !second) return []
  const text = fill(choose(knowsDuties) ?? '', { duties: `“${first.text}” and “${second.text}”` })
  return text ? [{ text, quotes: [first.text, second.text] }] : []
}

export function planClose({ facts, tone, choose }: LetterContext): PlannedSentence[] {
  const { email, phone } = facts.resume.personalInfo
  const ways = [phone.trim(), email.trim()].filter(Boolean)
  const contact = ways.length > 0 ? fill(choose(contacts) ?? '', { contact: ways.join(' or ') }) : undefined
  return [
    { text: choose(closings[tone]) ?? '' },
    ...(contact ? [{ text: contact, sources: [{ entry: 'personalInfo', kinds: ['contact'] as const }] }] : []),
    { text: choose(thanks[tone]) ?? '' },
  ]
}
