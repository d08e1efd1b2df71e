// Years and months of the year: when a thing was, since when, until when.
import { parseDate } from '#engine/resume/dates.ts'
import type { Job } from '../../facts/career.ts'
import { type Check, type Finding, refuse } from '../check.ts'
import { type Ground, type Scope, type SourceText, textSays } from '../ground.ts'
import { namedJobs } from '../named-jobs.ts'
import { nearestLines } from '../nearest-lines.ts'
import { isOfOtherTime } from '../own-times.ts'
import { isHeldEarly } from '../posts.ts'
import type { Quantity } from '../quantity.ts'
import type { ReadText } from '../read-segments.ts'
import { contentKeys } from '../read-words.ts'
import { isHeldWord } from './credentials.ts'

export const dates: Check = (claim, scope, ground) => {
  const { read, isPostingAt } = claim
  for (const number of read.numbers) {
    const start = read.words[number.at]?.start ?? 0
    if (!number.isYear || (isPostingAt(start) && ground.postingText.includes(String(number.value)))) continue
    const finding = checkYear(number, read, scope, ground)
    if (finding) return finding
  }
  if (isHeldEarly(read, scope, ground)) return refuse('time', 'Your resume gives a later year for this post.')
  if (isOfOtherTime(claim, scope, ground)) return refuse('time', 'Your resume gives another time for this.')
  const day = strangeDay(read, scope, ground)
  if (day) return refuse('time', `Your resume does not say “${day}” of this.`)
  return isToldAsNow(read, scope, ground) ? refuse('time', 'Your resume tells this of a time that is over.') : undefined
}

/** `Take on-call` for `took` in a job that ended, `currently` where the line says no such thing. */
function isToldAsNow(read: ReadText, scope: Scope, { kind, career }: Ground): boolean {
  if (kind !== 'summary' && isOfPastYears(read, scope)) return true
  const named = kind === 'summary' ? namedJobs(read, career.jobs) : scope.jobs
  if (kind === 'summary' && /\bcurrent(?:ly)? (?:at|with|a|an|the|\w+ (?:at|with))\b/i.test(read.text))
    return (
      named.length > 0 &&
      named.every(({ company }) => !career.jobs.some((job) => job.company === company && job.isCurrent))
    )
  if (kind !== 'line' || !scope.jobs.every(({ isCurrent }) => !isCurrent)) {
    if (scope.jobs.length !== 1 || scope.jobs[0]?.isCurrent !== false || kind === 'summary') return false
  }
  const isNow = /\b(?:currently|to this day|at present|nowadays)\b/i.test(read.text)
  const lines = scope.texts.filter(({ role }) => role === 'line')
  if (isNow && !lines.some(({ read: line }) => /\b(?:currently|present|now)\b/i.test(line.text))) return true
  const head = read.words.find(({ kind: sort }) => sort === 'word')
  if (kind !== 'line' || head?.verb?.form !== 'base') return false
  return lines.some(
    ({ read: line }) =>
      line.words[0]?.key === head.key && line.words[0]?.verb?.form === 'past' && line.words[0].lower !== head.lower,
  )
}

/** `I buff the floor` of who buffed it in 2022 and 2023. */
function isOfPastYears({ words, numbers }: ReadText, { texts }: Scope): boolean {
  const head = words.find(
    ({ verb, lower }, at) => verb && (at === 0 || words[at - 1]?.lower === 'i') && lower !== 'have',
  )
  if (head?.verb?.form !== 'base' || numbers.some(({ isYear }) => isYear)) return false
  const same = texts.filter(({ role, read }) => role === 'line' && read.words[0]?.key === head.key)
  return (
    same.length > 0 &&
    same.every(
      ({ read }) =>
        read.words[0]?.verb?.form === 'past' &&
        read.words[0].lower !== head.lower &&
        read.numbers.filter(({ isYear }) => isYear).length > 1,
    )
  )
}

const days = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:spring|summer|autumn|fall|winter)s?$/

/** `Monday through Thursday` for Tuesdays and Thursdays. */
function strangeDay(
  { words, text, numbers }: ReadText,
  { texts, jobs }: Scope,
  { postingText }: Ground,
): string | undefined {
  // `in the summer of 2025`, when they worked there
  const isDated = numbers.some(({ value }) => jobs.some((job) => startYear(job) === value || endYear(job) === value))
  const isSaid = (lower: string) =>
    [...texts.map(({ read }) => read.lower), postingText.toLowerCase()].some((source) =>
      new RegExp(`\\b${lower.slice(0, 3)}`).test(source),
    )
  return words.find(
    ({ lower, tag, verb }, at) =>
      days.test(lower) &&
      !(isDated && !lower.includes('day')) &&
      // `saw waste fall to 5%`
      !(/^falls?$/.test(lower) && /^(?:from|to|by|in|below|under|short|\d.*)$/.test(words[at + 1]?.lower ?? '')) &&
      !verb &&
      tag !== 'VERB' &&
      !isSaid(lower) &&
      !(
        /^(?:fall|autumn)/.test(lower) &&
        /\b(?:fall|autumn)/i.test(text) &&
        isSaid(lower.startsWith('fall') ? 'autumn' : 'fall')
      ) &&
      !(/^(?:sat|sun)/.test(lower) && isSaid('weekend')),
  )?.text
}

const shortMonths = 'jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec'
const startWords = /^(?:since|from|began|begun|started|start|joined|joining|hired|beginning|starting)$/
const endWords = /^(?:until|till|to|through|left|ended|leaving|-|–)$/
const studyWords = /^(?:graduat|degre|bachelor|master|diploma|certif|licens|associat|educat|colleg|universit|ged)/

function checkYear(number: Quantity, read: ReadText, scope: Scope, { kind, career }: Ground): Finding | undefined {
  const year = number.value
  const word = read.words[number.at]
  const segment = read.segments.find(({ words }) => words.some(({ start }) => start === word?.start))
  const rest = (segment?.keys ?? []).filter((key) => key !== String(year))
  const before = wordsBefore(read, number.at)
  const isStart =
    startWords.test(before[0] ?? '') || startWords.test(before[1] ?? '') || startWords.test(before[2] ?? '')
  const isEnd = endWords.test(before[0] ?? '')
  const isBeginning =
    isStart || read.words.slice(number.at + 1, number.at + 4).some(({ lower }) => startWords.test(lower))
  // `summer 24`, `FY 23-24`
  const cut = new RegExp(
    `\\b(?:${String(year).slice(2)}[/-]${String(year + 1).slice(2)}|${String(year - 1).slice(2)}[/-]${String(year).slice(2)})\\b|\\b(?:(?:spring|summer|fall|autumn|winter|fy) ?(?:['’]|\\d\\d[-/])?|(?:${shortMonths}) ?['’])${String(year).slice(2)}\\b`,
  )
  const said = scope.texts.filter(
    ({ read: source }) => source.numbers.some((one) => one.value === year) || cut.test(source.lower),
  )
  const month = monthBefore(read, number.at)
  if (
    month !== undefined &&
    // `Oct. 2024` falls into two sentences.
    !scope.texts.some(({ read: source }) => source.lower.includes(monthNames[month - 1]?.slice(0, 3) ?? '')) &&
    !scope.jobs.some((job) => hasMonth(job, year, month))
  )
    return refuse('time', `${monthNames[month - 1]} ${year} is not in your resume.`)
  const isStudy = rest.some((key) => studyWords.test(key))
  const whole = contentKeys(read.words).filter((key) => key !== String(year))
  // The line that the clause tells of decides, where it has a year of its own.
  const nearest = nearestLines(scope, rest).filter(({ read: line }) => line.numbers.some(({ isYear }) => isYear))
  const isOther = nearest.length > 0 && !nearest.some((text) => said.includes(text))
  const keys = rest.length > 1 ? rest : whole
  const isSaid = said.some((text) =>
    text.role === 'header'
      ? false
      : text.role === 'line' || text.role === 'person'
        ? keys.length === 0 || (kind === 'line' ? whole : keys).some((key) => textSays(text, key))
        : whole.some((key) => text.read.keys.has(key)),
  )
  // `Have taught since 2014` names no Teaching Council Registration.
  const names = read.words.filter(({ isContent, verb, lower }) => isContent && (!verb || isHeldWord(lower)))
  const isProof = said.some(
    ({ role, read: own }) => role === 'credential' && names.some(({ key }) => own.keys.has(key)),
  )
  if (isProof || (isSaid && !isOther)) return undefined
  if (isStudy && isSchoolYear(year, scope)) return undefined
  // A line tells its own time; the time of the job is told of the job, and in a letter of what was done in it.
  const act = actOf(rest, scope, kind === 'line' ? 1 : 2)
  const years = read.numbers.filter(({ isYear }) => isYear).map(({ value }) => value)
  if (
    kind !== 'line' &&
    scope.jobs.some(
      (job) =>
        years.includes(startYear(job) ?? 0) &&
        years.includes(endYear(job) ?? 0) &&
        (startYear(job) === year || endYear(job) === year),
    )
  )
    return undefined
  // `demi chef from 2016 to 2019`, when the job ended
  const isRest =
    kind !== 'line' &&
    isEnd &&
    years.some(
      (one) => one < year && scope.texts.some(({ read: own }) => own.numbers.some(({ value }) => value === one)),
    )
  if (isRest && scope.jobs.some((job) => endYear(job) === year)) return undefined
  // `since I started here`
  const isBegun =
    act !== undefined &&
    /\b(?:since|when) (?:I )?(?:start|join|came|beg[au]n|took|arriv)/i.test(act.read.text) &&
    scope.jobs.some((job) => startYear(job) === year)
  if (isBegun) return undefined
  if (act && (kind === 'line' || act.read.numbers.some(({ isYear }) => isYear)))
    return refuse('time', `Your resume does not say ${year} of this.`)
  const isJobYear = scope.jobs.some(
    (job) =>
      (isBeginning && startYear(job) === year && (before[0] !== 'since' || isStillThere(job, career.jobs))) ||
      (isEnd && endYear(job) === year) ||
      (!act && (startYear(job) === year || endYear(job) === year) && before[0] !== 'since'),
  )
  // `a nurse since 2012` over several employers: the first job of that title.
  const titled = career.jobs.filter(
    ({ title }) => title !== '' && read.text.toLowerCase().includes(title.toLowerCase()),
  )
  // `in the trade since 2018`, where no employer is named: the first of the jobs since then.
  const isCareer =
    before[0] === 'since' &&
    namedJobs(segment ?? read, career.jobs).length === 0 &&
    (titled.length > 0 ? titled : career.jobs).some((job) => startYear(job) === year)
  if (isJobYear || (kind !== 'line' && (isCareer || isStartOfNamed(year, read, career.jobs)))) return undefined
  return refuse(
    'time',
    said.length > 0 ? `In your resume ${year} belongs to something else.` : `Your resume does not say ${year} of this.`,
  )
}

/** `Harborline since 2020`: the year a job named there began, and it still runs. */
function isStartOfNamed(year: number, read: ReadText, jobs: readonly Job[]): boolean {
  return namedJobs(read, jobs).some((job) => startYear(job) === year && isStillThere(job, jobs))
}

/** In this job or a later one with the same employer. */
function isStillThere({ company, isCurrent }: Job, jobs: readonly Job[]): boolean {
  return isCurrent || (company !== '' && jobs.some((job) => job.isCurrent && job.company === company))
}

const monthNames = 'january february march april may june july august september october november december'.split(' ')

function monthBefore(read: ReadText, at: number): number | undefined {
  const before = read.words[at - 1]?.text === ',' ? read.words[at - 2] : read.words[at - 1]
  if (!before || !/^\p{Lu}/u.test(before.text)) return undefined
  const place = monthNames.findIndex(
    (name) => name === before.lower || (before.lower.length >= 3 && name.startsWith(before.lower.replace(/\.$/, ''))),
  )
  return place < 0 ? undefined : place + 1
}

function hasMonth(job: Job, year: number, month: number): boolean {
  return [job.source.startDate, job.source.endDate ?? ''].some((text) => {
    const date = parseDate(text)
    return date?.year === year && date.month === month
  })
}

function wordsBefore(read: ReadText, at: number): string[] {
  return read.words
    .slice(Math.max(0, at - 4), at)
    .reverse()
    .filter(({ lower }) => !monthNames.some((name) => name.startsWith(lower) && lower.length > 2))
    .map(({ lower }) => lower)
}

function startYear({ source }: Job): number | undefined {
  return parseDate(source.startDate)?.year ?? yearIn(source.startDate)
}

function endYear({ source }: Job): number | undefined {
  return parseDate(source.endDate ?? '')?.year ?? yearIn(source.endDate ?? '')
}

function yearIn(text: string): number | undefined {
  const found = /(?:19|20)\d{2}/.exec(text)?.[0]
  return found ? Number(found) : undefined
}

function isSchoolYear(year: number, scope: Scope): boolean {
  return scope.schools.some(({ source }) =>
    [source.startDate, source.endDate ?? ''].some((text) => yearIn(text) === year),
  )
}

/** The line whose act the clause tells. */
function actOf(rest: readonly string[], scope: Scope, least: number): SourceText | undefined {
  return scope.texts
    .filter(({ role }) => role === 'line')
    .find((text) => rest.filter((key) => text.read.keys.has(key)).length >= least)
}
