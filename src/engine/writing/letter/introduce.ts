// Who writes: the title and employer that bear most on the job, with true years, or what was studied.
import { withArticle } from '#engine/language/articles.ts'
import { type Career, type Job, monthsIn } from '../facts/career.ts'
import type { Slots } from '../frames/_frame.ts'
import { degreeOf } from './degree-name.ts'
import { atEmployer, ownerName, roleName } from './role-name.ts'

/** What the opening says of the person, as slots of the frame `introduction`, and what of it need not be said again. */
export type Introduction = { slots: Slots; entries: readonly string[]; job: Job | undefined }

const LEAST_YEARS = 2

/** Undefined where nothing of the resume would stand beside the job's name. `told` are the jobs the letter tells of. */
export function introduce(career: Career, related: readonly Job[], told: readonly Job[]): Introduction | undefined {
  const titled = career.jobs.flatMap((job) => {
    const role = ownerName(job) ?? roleName(titleOf(job, career))
    return role ? [{ job, role }] : []
  })
  const isMinor = ({ role }: { role: string }) => /\b(?:student|intern|volunteer|trainee)\b/.test(role)
  const ofLetter = titled.filter(({ job }) => told.includes(job))
  const own =
    ofLetter.find((one) => one.job === career.jobs[0]) ??
    longest(ofLetter.filter((one) => !isMinor(one))) ??
    longest(titled.filter(({ job }) => related.includes(job))) ??
    titled[0]
  if (!own) return career.jobs.length === 0 ? introduceStudies(career) : undefined
  const { job, role } = own
  const slots = {
    aRole: withOwnArticle(role),
    role,
    atEmployer: job.company && !role.startsWith('the ') ? atEmployer(job.company) : undefined,
  }
  const held = titled.filter((one) => related.includes(one.job) || one.job === job)
  const inAll = yearsIn(
    career,
    held.map((one) => one.job),
  )
  const inThis = yearsIn(career, [job])
  const claimed = claimedYears(career, inAll ?? inThis) ?? (inAll === undefined ? yearsTold(career) : undefined)
  const entries = held.map((one) => one.job.entry)
  // `most recently` only of the last job.
  const isLast = job.isCurrent || job === career.jobs[0]
  if (claimed && isLast) return { slots: { ...slots, ...stateOf(job, 'claimed', claimed) }, entries, job }
  const earlier = held.filter((one) => one.job !== job && one.role !== role)
  const same = commonRole(held.map((one) => one.role))
  // Years are counted over all the jobs only where one word names them all.
  if (isLast && held.length > 1 && same && inAll && (!inThis || inAll > inThis)) {
    const years = inWords(inAll)
    if (job.isCurrent && inThis && inThis > 1 && role !== same)
      return { slots: { ...slots, years, aSame: withArticle(same), last: inWords(inThis) }, entries, job }
    return {
      slots: { ...slots, ...stateOf(job, role === same ? 'all' : 'same', years), aSame: withArticle(same) },
      entries,
      job,
    }
  }
  const [before] = earlier
  if (before && held.length === 2 && job.isCurrent && inAll && inAll > (inThis ?? 0))
    return { slots: { ...slots, years: inWords(inAll), aBefore: withOwnArticle(before.role) }, entries, job }
  return {
    slots: { ...slots, ...stateOf(job, 'this', inThis ? spentIn(job, inThis) : undefined) },
    entries: [job.entry],
    job,
  }
}

function longest<T extends { job: Job }>(held: readonly T[]): T | undefined {
  return held.toSorted((one, other) => other.job.months - one.job.months)[0]
}

const NEARLY = 9

/** 34 months are nearly three years, and two would sell them short. */
function spentIn({ isCurrent, months }: Job, years: number): string {
  return !isCurrent && months % 12 >= NEARLY ? `nearly ${inWords(years + 1)}` : inWords(years)
}

type YearsOf = 'claimed' | 'all' | 'same' | 'this'

/** Each kind of years fills a slot of its own, so that a sentence cannot say one and mean another. */
function stateOf({ isCurrent }: Job, kind: YearsOf, years: string | undefined): Slots {
  const now = isCurrent ? 'Now' : 'Past'
  return years === undefined ? { [`is${now}`]: ' ' } : { [`${kind}Years${now}`]: years }
}

/** Whole years, where there are two or more. */
function yearsIn(career: Career, jobs: readonly Job[]): number | undefined {
  const years = Math.floor(monthsIn(career, (job) => jobs.includes(job)) / 12)
  return years >= LEAST_YEARS ? years : undefined
}

/** What many are called in every trade says nothing of the years in one. */
const ofAnyTrade =
  /^(?:manager|assistant|specialist|associate|worker|lead|officer|coordinator|representative|technician|clerk|operator|executive|director|supervisor|helper|intern|volunteer|agent|analyst|engineer|consultant|administrator)$/

/** `welder` of `lead welder` and `fitter and welder`. */
function commonRole(roles: readonly string[]): string | undefined {
  const [first = '', ...others] = roles.map((role) => role.split(' ').at(-1) ?? '')
  return others.every((one) => one === first) && !ofAnyTrade.test(first) ? first : undefined
}

const claim = /\b(?:(over|more than) )?(\d{1,2})(\+?)(?: plus)? (?:years?|yrs?)\b(?! (?:old|ago))/i

/** The years that the person's own summary names, unless the dates give more: then it speaks of something narrower. */
function claimedYears({ resume }: Career, least = LEAST_YEARS): string | undefined {
  const [found, over, count = '', plus] = claim.exec(resume.personalInfo.summary) ?? []
  return found && Number(count) >= least ? `${over || plus ? 'more than ' : ''}${inWords(Number(count))}` : undefined
}

/** `head of buying`: there is one. */
export function withOwnArticle(role: string): string {
  return /^(?:the |head of|chief |president|chair )/.test(role) ? role : withArticle(role)
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

function introduceStudies(career: Career): Introduction | undefined {
  const [school] = career.schools
  const degree = school && degreeOf(school.source)
  if (school && degree) return { slots: { degree }, entries: [school.entry], job: undefined }
  const role = roleName(career.resume.personalInfo.professionalTitle)
  const years = yearsTold(career)
  return role && years
    ? { slots: { aRole: withArticle(role), role, claimedYearsPast: years }, entries: ['personalInfo'], job: undefined }
    : undefined
}

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function inWords(count: number): string {
  return numbers[count] ?? String(count)
}
