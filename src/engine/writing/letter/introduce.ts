// The strongest reason in a few words: the years in jobs of the field, by the titles held, or what was studied.
import { withArticle } from '#engine/language/articles.ts'
import { type Career, type Job, monthsIn } from '../facts/career.ts'
import { joinWords } from '../words/join-words.ts'
import { isSameRole } from '../words/roles.ts'
import { degreeOf } from './degree-name.ts'
import { atEmployer, ownerName, roleName } from './role-name.ts'

export type Reason = { text: string; entries: readonly string[] }

const LEAST_YEARS = 2
const MOST_ROLES = 3

/** Undefined where nothing of the resume would stand beside the job's name. */
export function nameReason(career: Career, related: readonly Job[]): Reason | undefined {
  const titled = career.jobs.flatMap((job) => {
    const role = ownerName(job) ?? roleName(titleOf(job, career))
    return role ? [{ job, role }] : []
  })
  // The same title counts wherever it was held.
  const ofField = titled.filter(({ job }) => related.includes(job)).map(({ role }) => role)
  const held = titled.filter(({ job, role }) => related.includes(job) || ofField.includes(role))
  const [latest] = held
  if (!latest) return career.jobs.length === 0 ? nameStudies(career) : undefined
  const jobs = held.map(({ job }) => job)
  const entries = jobs.map(({ entry }) => entry)
  const years = Math.floor(monthsIn(career, (job) => jobs.includes(job)) / 12)
  const told = years === 0 ? yearsTold(career) : undefined
  const { company, isCurrent } = latest.job
  if (years < LEAST_YEARS && !told) {
    const at = company ? ` ${atEmployer(company)}` : ''
    return { text: `experience as ${withOwnArticle(latest.role)}${at}`, entries: [latest.job.entry] }
  }
  const roles = held
    .map(({ role }) => role)
    .filter((role, place, all) => !all.slice(0, place).some((other) => other === role || isSameRole(role, other)))
    .slice(0, MOST_ROLES)
  // `most recently` only of the last job.
  const isLast = latest.job === career.jobs[0]
  const place =
    company && isLast && !latest.role.startsWith('the ')
      ? `, ${isCurrent ? 'currently' : 'most recently'} ${atEmployer(company)}`
      : ''
  const as = joinWords(roles.map(withOwnArticle))
  return { text: `${told ?? inWords(years)} years of experience as ${as}${roles.length === 1 ? place : ''}`, entries }
}

function withOwnArticle(role: string): string {
  return role.startsWith('the ') ? role : withArticle(role)
}

/** The only job of somebody who names a title goes under that title. */
export function titleOf({ title }: Job, { jobs, resume }: Career): string {
  return title === '' && jobs.length === 1 ? resume.personalInfo.professionalTitle : title
}

const told =
  /\b(\d{1,2}\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) years\b(?! (?:ago|old))/i

/** Where no dates say how long, the person's own words may: `Six years at Acme Corp`. */
function yearsTold({ lines }: Career): string | undefined {
  const own = lines.filter(({ entry }) => !entry.startsWith('answers.'))
  return own.map(({ text }) => told.exec(text)?.[1]?.toLowerCase()).find((years) => years !== undefined)
}

function nameStudies(career: Career): Reason | undefined {
  const [school] = career.schools
  const degree = school && degreeOf(school.source)
  if (school && degree) return { text: degree, entries: [school.entry] }
  const role = roleName(career.resume.personalInfo.professionalTitle)
  const years = yearsTold(career)
  return role && years
    ? { text: `${years} years of experience as ${withArticle(role)}`, entries: ['personalInfo'] }
    : undefined
}

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function inWords(count: number): string {
  return numbers[count] ?? String(count)
}
