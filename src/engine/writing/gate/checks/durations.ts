// How long: counted one way, from the dates of the resume.

import type { Job } from '../../facts/career.ts'
import { countMonths } from '../../work-years.ts'
import { type Check, refuse } from '../check.ts'
import { countsItsList, partBefore } from '../derive-numbers.ts'
import type { Ground, Scope } from '../ground.ts'
import { namedJobs } from '../named-jobs.ts'
import type { Quantity } from '../quantity.ts'
import type { ReadText } from '../read-segments.ts'
import { contentKeys } from '../read-words.ts'

/** What stands before a number whose `years` were told already. */
const isOfTime = /^(?:than|over|nearly|almost|about|last|after|and|for|have|then|around|including)$/

/** `12 years of experience`, `for six years`: time, which the dates may give. */
export function isDuration(
  { value, nouns, rate, unit, at, end, until, isYear }: Quantity,
  { words, numbers, text }: ReadText,
): boolean {
  // `Year 4`
  if (/^(?:year|grade|month)$/.test(words[at - 1]?.lower ?? '')) return false
  // `9 of 12 months` counts months, `the year's twelve` says whose.
  const isPart =
    words[at - 1]?.lower === 'of' &&
    words.slice(Math.max(0, at - 3), at).some(({ kind, tag }) => kind === 'number' || tag === 'NUM')
  // `kids from 2 to 15 years of age`
  const near = text.slice(words[at - 1]?.start ?? 0, (words[until - 1]?.end ?? 0) + 24)
  const isOtherwise = /\b(?:years? of age|year[ -]olds?|aged?|last year|(?:first|second|third|final)-year)\b/.test(near)
  if (
    isYear ||
    isOtherwise ||
    isPart ||
    words.slice(end, end + 4).some(({ lower }) => /^(?:year|month)s?'s?$/.test(lower))
  )
    return false
  const isCompound =
    words[end]?.text === '-' &&
    nouns.length > 1 &&
    !/^(?:experienc|career|histor|background|tenur|apprentic|stint|job|rol)/.test(nouns[1] ?? '')
  if (isCompound) return false
  // `11 years of experience, 7 of them at Dunn`
  const isShare =
    /^(?:of|at|as|with)$/.test(words[end]?.lower ?? '') &&
    // `on routes 14 and 27`, `a class of 22`, `40 of them`
    (isOfTime.test(words[at - 1]?.lower ?? '') || words[at - 1]?.text === ',') &&
    words[at - 2]?.kind !== 'number' &&
    // `wages for 14 at Moe Tyres`
    !(words[at - 1]?.lower === 'for' && words[at - 2]?.tag === 'NOUN') &&
    value < 50 &&
    nouns.every((noun) => noun === 'of' || noun.length < 2 || !/^(?:NOUN)$/.test(words[end + 1]?.tag ?? ''))
  const years = numbers.findLast((one) => one.at < at && one.nouns[0] === 'year')
  const follows = years !== undefined
  if (isShare && follows && (words[end]?.lower !== 'of' || /^(?:them|those|which)$/.test(words[end + 1]?.lower ?? '')))
    return true
  // `five years in a primary school and thirteen in a special school`, `You ask for five years; I have more than seven`
  const isLeftOut =
    follows &&
    unit === '' &&
    value < 50 &&
    !words.slice(years.until, at).some(({ verb }) => verb && !/^(?:have|be)$/.test(verb.base)) &&
    (end >= words.length || /^(?:in|at|as|with|on|[.,;)])$/.test(words[end]?.lower ?? '')) &&
    !/^at (?:a time|once)\b/.test(text.slice(words[end]?.start ?? text.length)) &&
    isOfTime.test(words[at - 1]?.lower ?? '') &&
    words[at - 2]?.kind === 'word' &&
    !/^(?:with|to|from|between)$/.test(words[at - 2]?.lower ?? '')
  if (isLeftOut) return true
  return (
    unit === '' &&
    rate === '' &&
    nouns.some((noun) => /^(?:year|month|decad)$/.test(noun)) &&
    !nouns.some((noun) => /^(?:old|age?|aged|warrant|plan|budget|contract|leas|program|cours|cycl)$/.test(noun))
  )
}

export const durations: Check = ({ read, isPostingAt }, scope, ground) => {
  for (const number of [...read.numbers, ...decadesIn(read)]) {
    if (!isDuration(number, read) || number.isOrdinal || countsItsList(number, read)) continue
    if (isSaid(number, read, scope)) continue
    if (isPostingAt(read.words[number.at]?.start ?? 0) && new RegExp(`\\b${number.value}\\b`).test(ground.postingText))
      continue
    const unit =
      number.nouns.some((noun) => noun === 'year') || !number.nouns.some((noun) => noun === 'month' || noun === 'decad')
        ? 12
        : number.nouns.some((noun) => noun === 'decad')
          ? 120
          : 1
    const spans = possibleSpans(number, read, scope, ground)
    if (unit === 12 && isSinceYear(number, read, scope, ground)) continue
    if (!spans.some((months) => fits(number, months, unit)))
      return refuse('years', `The dates in your resume do not give “${number.text}”.`)
  }
  return undefined
}

/** In the source itself, and beside something the sentence tells too. */
function isSaid(number: Quantity, { segments, words, numbers, keys: all }: ReadText, { texts }: Scope): boolean {
  const start = words[number.at]?.start
  const keys = segments.find((segment) => segment.words.some((word) => word.start === start))?.keys ?? []
  return texts.some(
    ({ read, role }) =>
      (role !== 'line' ||
        keys.length === 0 ||
        keys.some((key) => read.keys.has(key)) ||
        read.words.filter(({ isContent, key }) => isContent && all.has(key)).length > 2) &&
      read.numbers.some(
        (one) =>
          // `three years after the first`
          (one.isYear &&
            read.numbers.some((other) => other.isYear && Math.abs(one.value - other.value) === number.value)) ||
          (one.value === number.value &&
            one.nouns.some((noun) => number.nouns.includes(noun)) &&
            isPartTold(one, read, numbers) &&
            (one.bound === number.bound || number.bound !== 'over')),
      ),
  )
}

/** `about four years` of what is done since 2022, `ten years` of a licence of 2016. */
function isSinceYear({ value, bound }: Quantity, { keys }: ReadText, { texts }: Scope, { career }: Ground): boolean {
  const now = Number(career.today.slice(0, 4))
  return texts.some(({ role, read }) => {
    if (role !== 'line' && role !== 'credential') return false
    const named = read.words.filter(({ isContent, key }) => isContent && keys.has(key)).length
    return (
      named > (role === 'line' ? 0 : 1) &&
      read.numbers.some((one) => {
        // `from 2014 to 2016` is over.
        const isOver =
          /^(?:to|until|till)$/.test(read.words[one.end]?.lower ?? '') ||
          read.numbers.filter(({ isYear }) => isYear).length > 1
        const before = read.words[one.at - 1]?.lower
        const isSince = role === 'credential' || before === 'since' || (before === 'from' && !isOver)
        const years = now - one.value
        return (
          one.isYear &&
          isSince &&
          (bound === 'over' ? years > value && years < value + 3 : Math.abs(years - value) <= 1)
        )
      })
    )
  })
}

/** `all of the last 12 months` of who hit quota in 9 of them tells no part. */
function isPartTold(number: Quantity, read: ReadText, numbers: readonly Quantity[]): boolean {
  const part = partBefore(number, read)
  return part === undefined || numbers.some(({ value }) => value === part)
}

/** `for nearly a decade`: no number, and yet ten. */
export function decadesIn({ words, keys }: ReadText): Quantity[] {
  if (!keys.has('decad')) return []
  return words.flatMap((word, at): Quantity[] => {
    if (word.lower !== 'decade' || words[at - 1]?.lower !== 'a') return []
    const before = words.slice(Math.max(0, at - 4), at).map(({ lower }) => lower)
    const bound = /\b(?:more than|over)\b/.test(before.join(' ')) ? 'over' : 'about'
    return [{ ...plainDecade, bound, at, until: at + 1, end: at + 1 }]
  })
}

const plainDecade: Omit<Quantity, 'at' | 'until' | 'end' | 'bound'> = {
  value: 10,
  text: 'a decade',
  unit: '',
  isDuring: false,
  rate: '',
  nouns: ['year'],
  group: '',
  head: 'year',
  isOrdinal: false,
  isYear: false,
  isRange: false,
  isPaired: false,
}

/** `previously`, `after`, `and then`: the sentence goes on to another job. */
const turning =
  /\b(?:previously|formerly|former|earlier|before|after|following|later|then|prior|now|today|first|total|combined|altogether|overall)\b|;/i

/** Of the job named or told of; of those whose title or lines the sentence speaks of; of all. */
function possibleSpans(number: Quantity, read: ReadText, scope: Scope, ground: Ground): number[] {
  const { career, kind } = ground
  const months = (jobs: readonly Job[]) =>
    countMonths(
      jobs.map(({ source }) => source),
      career.today,
    )
  const start = read.words[number.at]?.start
  const segment = read.segments.find(({ words }) => words.some((word) => word.start === start))
  const inClause = namedJobs(segment ?? read, career.jobs)
  const isAt = /^\s*(?:years?|months?|decades?)(?: of)?(?: [\w-]+){0,3} (?:at|with|for) /i.test(
    read.text.slice(read.words[number.end]?.start ?? 0),
  )
  // `a decade in kitchens, running the line at Saltmarsh`
  const place = read.words[number.at]?.start ?? 0
  const isApart = inClause.some(({ company }) => {
    const at = read.text.indexOf(company, place)
    return at > place && read.text.slice(place, at).includes(',')
  })
  const named = isAt ? inClause : isApart ? [] : turning.test(read.text) ? [] : namedJobs(read, career.jobs)
  // `ten years of experience, and am now a cook at Mercy`: the years are not told of Mercy.
  const isCareer = /^(?:\s*years? of (?:[\w-]+ ){0,2}experience)(?:,| and (?:I\b|am\b|currently\b|now\b))/i.test(
    read.text.slice(read.words[number.end]?.start ?? 0),
  )
  if (isCareer) return subsetsOf(career.jobs).map(months)
  const given = named.length > 0 ? named : kind === 'line' ? scope.jobs : actJobs(read, number, ground)
  if (given.length > 0) {
    // `more than ten years` of one employer, in two jobs there.
    const employers = career.jobs.filter(({ company }) => given.some((job) => job.company === company))
    return [...given.map((job) => months([job])), months(given), months(employers)]
  }
  const titled = career.jobs.filter(({ title }) => sharesTitle(read, title))
  const spans = subsetsOf(career.jobs).map(months)
  const isAs = /^(?:of )?(?:\w+ ){0,2}as an? /.test(
    read.text.slice(read.words[number.end]?.start ?? 0).replace(/^years? /, ''),
  )
  if (!isAs || titled.length === 0) return spans
  return [...subsetsOf(titled).map(months), ...titled.map((job) => months([{ ...job, source: untilNow(job.source) }]))]
}

/** `For ten years I have taught nervous learners`: the one job whose lines tell of it. */
function actJobs({ words, text }: ReadText, { at }: Quantity, { scopes, kind }: Ground): readonly Job[] {
  if (kind !== 'letter' || turning.test(text)) return []
  const told = contentKeys(words.filter((_, place) => place < at || place > at + 1)).filter((key) => key !== 'year')
  const shares = scopes
    .filter(({ jobs, texts }) => jobs.length === 1 && texts.some(({ role }) => role === 'line'))
    .map(({ jobs, texts }) => ({
      jobs,
      share: told.filter((key) => texts.some(({ role, read }) => role === 'line' && read.keys.has(key))).length,
    }))
    .sort((one, other) => other.share - one.share)
  const [first, second] = shares
  return first && first.share > 1 && first.share > (second?.share ?? 0) ? first.jobs : []
}

/** `a nurse for twenty years`: since the first of the jobs, breaks and all. */
export function untilNow({ endDate: _, ...source }: Job['source']): Job['source'] {
  return { ...source, current: true }
}

/** Any of the jobs together: years in a field may leave out some of them. Of more than six, those in a row. */
function subsetsOf(jobs: readonly Job[]): Job[][] {
  if (jobs.length > 6)
    return jobs.flatMap((_, from) => jobs.slice(from).map((__, size) => jobs.slice(from, from + size + 1)))
  return Array.from({ length: 2 ** jobs.length - 1 }, (_, set) => jobs.filter((__, at) => ((set + 1) >> at) & 1))
}

function sharesTitle(read: ReadText, title: string): boolean {
  return title
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3)
    .some((word) => read.words.some(({ lower }) => lower === word || lower === `${word}s`))
}

/** Whether the dates of these jobs, or of some of them, give it. */
export function fitsJobs(number: Quantity, jobs: readonly Job[], today: string): boolean {
  return subsetsOf(jobs).some((some) =>
    fits(
      number,
      countMonths(
        some.map(({ source }) => source),
        today,
      ),
      12,
    ),
  )
}

function fits({ value, bound }: Quantity, months: number, unit: number): boolean {
  if (months <= 0) return false
  const whole = months / unit
  // `over ten years` of nearly twelve; nobody says `over seven` of nine.
  if (bound === 'over') return whole > value && whole < value + (value % 5 > 0 ? 1.5 : value < 20 ? 3 : 5)
  if (bound === 'about') return Math.abs(whole - value) <= (unit === 12 ? (value < 10 ? 0.7 : 1.2) : 2)
  if (bound === 'under') return whole <= value
  return Math.floor(whole + 0.09) === value || Math.round(whole) === value || Math.abs(whole - value) < 0.35
}
