// The strongest reason in a few words: the years in jobs of the field, by the titles held, or what was studied.
import { withArticle } from '#engine/language/articles.ts'
import { type Career, type Job, monthsIn } from '../facts/career.ts'
import { degreeOf } from './degree-name.ts'
import { atEmployer, ownerName, roleName } from './role-name.ts'

export type Reason = { text: string; entries: readonly string[] }

const LEAST_YEARS = 2

/** Undefined where nothing of the resume would stand beside the job's name. */
export function nameReason(
  career: Career,
  related: readonly Job[],
  { isAlone }: { isAlone: boolean },
): Reason | undefined {
  const titled = career.jobs.flatMap((job) => {
    const role = ownerName(job) ?? roleName(titleOf(job, career))
    return role ? [{ job, role }] : []
  })
  // The same title counts wherever it was held.
  const ofField = titled.filter(({ job }) => related.includes(job)).map(({ role }) => role)
  const near = titled.filter(({ job, role }) => related.includes(job) || ofField.includes(role))
  // From another field, all of the work is what somebody brings.
  const held = near.length > 0 ? near : titled
  const [latest] = held
  if (!latest) return career.jobs.length === 0 ? nameStudies(career) : undefined
  // The present job counts too, however it is called: nobody leaves it out of their years.
  const jobs = [...new Set([...career.jobs.filter(({ isCurrent }) => isCurrent), ...held.map(({ job }) => job)])]
  const entries = jobs.map(({ entry }) => entry)
  const counted = Math.floor(monthsIn(career, (job) => jobs.includes(job)) / 12)
  const years = claimedYears(career) ?? (counted >= LEAST_YEARS ? inWords(counted) : yearsTold(career))
  const { company } = latest.job
  const at = company ? ` ${atEmployer(company)}` : ''
  if (!years) return { text: `experience as ${withOwnArticle(latest.role)}${at}`, entries: [latest.job.entry] }
  // `most recently` only of the last job.
  const [last] = titled
  const place = last && last.job === career.jobs[0] ? placeOf(last.job, last.role, isAlone) : ''
  return {
    text: `${years} years of experience${place}`,
    entries: [...entries, ...(place ? [career.jobs[0]?.entry ?? ''] : [])],
  }
}

/** `, currently as a lead welder`; the employer too where no act will name it. */
function placeOf({ company, isCurrent }: Job, role: string, isAlone: boolean): string {
  const at = isAlone && company && !role.startsWith('the ') ? ` ${atEmployer(company)}` : ''
  return `, ${isCurrent ? 'currently' : 'most recently'} as ${withOwnArticle(role)}${at}`
}

const claim = /\b(?:(over|more than) )?(\d{1,2})(\+?)(?: plus)? (?:years?|yrs?)\b(?! (?:old|ago))/i

/** The years that the person's own summary names: letter and resume must not quarrel. */
function claimedYears({ resume }: Career): string | undefined {
  const [found, over, count = '', plus] = claim.exec(resume.personalInfo.summary) ?? []
  return found && Number(count) >= LEAST_YEARS
    ? `${over || plus ? 'more than ' : ''}${inWords(Number(count))}`
    : undefined
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
