// Who somebody is, as the first sentence of a summary: `Cook with 9 years of experience, currently at Bay House.`

import { findFault } from '#engine/language/find-fault.ts'
import { capitalize } from '#engine/language/plain-words.ts'
import { rememberOf } from '#engine/language/remember.ts'
import { comparePeriods } from '#engine/resume/dates.ts'
import { type Career, type Job, monthsIn } from '../facts/career.ts'
import { isBreak } from '../facts/is-break.ts'
import { isCommonKind, kindsOf } from '../facts/kinds-of-work.ts'
import { isTitleHeld, tradeWords } from '../facts/title-held.ts'
import { sayFrame } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import { isHeldAs, seasonal } from '../letter/held-as.ts'
import { claimedYears, namesPerson } from '../letter/introduce.ts'
import { jobYears } from '../letter/job-time.ts'
import { atEmployer, isNoEmployer, isOwnAccount, isUnpaid, roleName, targetCompany } from '../letter/role-name.ts'
import { namesRole, tellingSentences } from '../own-sentences.ts'

const LEAST_YEARS = 2
const LONG_CALLING = 4

/** In their own words where these name them; otherwise the latest title, with the years in it and the employer. */
export function sayWho(career: Career, summary: string): string | undefined {
  return ownWords(career, summary) ?? fromJobs(career)
}

/** What either of the two may be: true by the summary, or by titles and dates. */
export function waysToSayWho(career: Career): string[] {
  const { summary } = career.resume.personalInfo
  return [ownWords(career, summary), fromJobs(career)].filter((one) => one !== undefined)
}

/** The latest first, whatever the order of the resume, and what was done for nothing last; no time at home. */
export const jobsByTime = rememberOf(({ jobs }: Career): readonly Job[] =>
  jobs
    .filter((job) => !isBreak(job))
    .toSorted(
      (one, other) => Number(isUnpaid(one)) - Number(isUnpaid(other)) || comparePeriods(one.source, other.source),
    ),
)

/** The latest post; an employer above the posts held there has no title of its own. */
function latestJob(career: Career): Job | undefined {
  const jobs = jobsByTime(career)
  const [latest] = jobs
  return latest?.title === ''
    ? (jobs.find(({ title, company }) => title && company === latest.company) ?? latest)
    : latest
}

const FEWEST_WORDS = 5
const MOST_WORDS = 30
/** Somebody who speaks of themselves as `I` has written a sentence of another kind. */
const noWho = /\b(?:I|my|me|he|his|she|her|we|our|seeking|looking|likes?|loves?|enjoys?)\b|[:;!?]|\.\s/

/** `Over 24 years in machining and assembly.` */
const tellsYears = /^(?:over |more than |nearly )?(?:\d{1,2}\+?|\p{L}+) years (?:in|of|as|with)\b/iu

function ownWords(career: Career, summary: string): string | undefined {
  const [told = ''] = tellingSentences(summary, { role: roleName(latestJob(career)?.title ?? '') })
  // `I am a machinist for 16 years` is no English.
  const first = told
    .replace(/(?<!,.*) for (\S+ (?:years|months))(?! of)\b/, ' with $1 of experience')
    .replace(/;[^;]*$/, '.')
  const count = first.split(/\s+/).length
  const isWho =
    (namesPerson(first) && !/^(?:an?|the|after|over|with|in|at|for|as|having)\b/i.test(first)) || tellsYears.test(first)
  if (!isWho || count < FEWEST_WORDS || count > MOST_WORDS || noWho.test(first.replace(/\.$/, ''))) return undefined
  return findFault(first) ? undefined : first
}

function fromJobs(career: Career): string | undefined {
  const job = latestJob(career)
  const own = roleName(career.resume.personalInfo.professionalTitle)
  // Of `Front desk, mornings` the line at the top says who does it.
  const role = (job && roleName(job.title)) ?? (isTitleHeld(career.resume) ? own : undefined)
  if (!job || !role) return undefined
  // `Parts counter` is where they work.
  if (!namesRole(role) && own && namesRole(own)) return `${capitalize(own)}.`
  const counted = countYears(career, role)
  const claimed = claimedYears(career, job)
  const said = claimed === undefined ? undefined : callingIn(career.resume.personalInfo.summary, role)
  const calling = said ?? counted.calling
  const employer = namedEmployer(job)
  const [text] = sayFrame(frames['summary-who'], 'plain', {
    calling: capitalize(calling),
    years: (said && claimed) ?? (counted.years >= LEAST_YEARS ? String(counted.years) : undefined),
    // `HVAC and maintenance technician, currently lead HVAC and maintenance technician` says it twice.
    place: [
      calling === role || calling.split(' ').length >= LONG_CALLING ? '' : role,
      employer ? atEmployer(employer) : '',
    ]
      .filter(Boolean)
      .join(' '),
    now: job.isCurrent ? ' ' : undefined,
    over: job.isCurrent ? undefined : ' ',
    time: job.isCurrent ? jobYears(job) : undefined,
    period: job.isCurrent ? undefined : jobYears(job),
  })
  return text?.replace(/ +(?=[,.])/g, '')
}

/** `Pty Ltd`, `1st line`, `Mainly for Bay House`: what was read in pieces is nobody's name. */
export function namedEmployer({ company }: Pick<Job, 'company'>): string | undefined {
  const isNamed =
    /^\p{Lu}/u.test(company) &&
    !/^(?:(?:pty|pvt|ltd|inc|llc|plc|limited)\b|(?:mainly|mostly|same|various|first|second)\b)/i.test(company)
  return !isNamed || isNoEmployer(company) || isOwnAccount(company)
    ? undefined
    : targetCompany(company.replace(/ \([^()]*\)$/, ''))
}

/** What somebody has been called all along, and for how many whole years: `cook` of a ship's cook who cooked ashore before. */
function countYears(career: Career, role: string): { calling: string; years: number } {
  const words = role.split(' ')
  // Nobody is a `grade teacher`, for all the grades that somebody taught.
  const held = new Set(career.jobs.flatMap(({ title }) => roleName(title) ?? []))
  const callings = words
    .map((_, at) => words.slice(at).join(' '))
    .filter((name) => isCalling(name) && (!name.includes(' ') || held.has(name)))
  const yearsIn = (isOfIt: (job: Job) => boolean) => Math.floor(monthsIn(career, isOfIt) / 12)
  const counted = [role, ...callings].map((calling) => ({ calling, years: yearsIn((job) => isHeldAs(job, calling)) }))
  const [own = { calling: role, years: 0 }] = counted
  // What somebody was called elsewhere for the same work counts too: fewer years than they have speak against them.
  const ofWork = yearsIn((job) => isHeldAs(job, role) || isSameWork(job, role))
  return counted.find(({ years }) => years >= own.years + LEAST_YEARS) ?? { ...own, years: Math.max(own.years, ofWork) }
}

/** Those who lead did not begin so. */
const leads = /\b(?:manager|supervisor|head|lead|chief|director|foreman|forewoman|superintendent|principal|sous)\b/i
const otherPost =
  /\b(?:assistant|aide|helper|trainee|intern|apprentice|junior|student|volunteer|graduate|tutor|counsel(?:l)?or|clerk|porter|receptionist|driver|part[- ]time|casual|seasons)\b|\/|&|\band\b|\bthen\b|,? before\b/i

/** `Medical Technologist` of a laboratory scientist: one kind of work, no rank below, and nothing besides. */
function isSameWork(job: Job, role: string): boolean {
  const title = roleName(job.title)
  // A veterinary nurse has been no ward nurse, nor a site engineer an audio engineer.
  if (!title || /\b(?:nurse|teacher|engineer|designer)$/.test(role)) return false
  if (isUnpaid(job) || isBreak(job) || seasonal.test(job.title)) return false
  if (leads.test(role) !== leads.test(title) || otherPost.test(job.title) || otherPost.test(role)) return false
  const kinds = [...kindsOf(role).keys()].filter((kind) => !isCommonKind(kind))
  const theirs = kindsOf(title)
  const words = tradeWords(role)
  return kinds.some((kind) => theirs.has(kind)) || tradeWords(title).some((word) => words.includes(word))
}

/** `developer` of a backend developer who says `I have been a developer for 9 years`: the years are of what they say. */
function callingIn(summary: string, role: string): string | undefined {
  const words = role.split(' ')
  return words
    .map((_, at) => words.slice(at).join(' '))
    .find((name) => summary.toLowerCase().includes(name.toLowerCase()))
}

/** What is said of no trade by itself, or of several, counts for none: an assistant, an engineer, a nurse. */
function isCalling(name: string): boolean {
  return tradeWords(name).length > 0 && !/^(?:nurse|teacher|engineer|developer|designer)$/.test(name)
}
