// For how long and since when a deed or an employer is told, beside the jobs that it can have been done in: `supervised
// housekeeping for nine years` of who became a supervisor five years ago.
import type { Job } from '../facts/career.ts'
import type { Claim } from './check.ts'
import { decadesIn, isDuration } from './checks/durations.ts'
import type { Ground } from './ground.ts'
import { namedJobs } from './named-jobs.ts'
import type { Quantity } from './quantity.ts'
import { type ReadText, readText } from './read-segments.ts'
import type { Word } from './read-words.ts'
import { spanOf } from './told-years.ts'
import { isOn } from './words.ts'

/** Nobody counts the months. */
const LEAST_OVER = 0.6
const MOST_OVER = 5

/** `longThere`: years told of an employer beyond those spent there; `longAct`: of a deed beyond the jobs that tell of it. */
export function tenureOf({ read, isPostingAt }: Claim, ground: Ground): Record<string, number> {
  const figures = { longThere: 0, longAct: 0 }
  const { jobs } = ground.career
  if (jobs.length === 0) return figures
  for (const number of [...read.numbers, ...decadesIn(read)]) {
    if (isPostingAt(read.words[number.at]?.start ?? 0) || !isTime(number, read)) continue
    if (isSaidAnywhere(number, ground)) continue
    const told = toldWith(number, read)
    const there = namedJobs({ words: placeIn(told, number, read) }, jobs)
    const employed = jobs.filter(({ company }) => there.some((job) => job.company === company))
    if (employed.length > 0) raise(figures, 'longThere', yearsOver(number, employed, ground))
    const acted = isOfDeed(told, number, read) ? jobsOfAct(told, employed.length > 0 ? employed : jobs, ground) : []
    if (acted.length > 0) raise(figures, 'longAct', yearsOver(number, acted, ground))
  }
  return figures
}

function raise(figures: Record<string, number>, name: string, over: number): void {
  if (over >= LEAST_OVER) figures[name] = Math.max(figures[name] ?? 0, Math.min(MOST_OVER, over))
}

function isTime(number: Quantity, read: ReadText): boolean {
  if (number.isYear) return /^since$/.test(linkBefore(number, read))
  return (
    !number.isOrdinal &&
    [read.words[number.end], read.words[number.end - 1]].some((word) =>
      /^(?:years?|decades?)'?$/.test(word?.lower ?? ''),
    ) &&
    isDuration(number, read)
  )
}

/** The preposition before a year, over a month: `since March 2016`. */
function linkBefore({ at }: Quantity, { words }: ReadText): string {
  return [words[at - 1], words[at - 2]].find((word) => /^(?:since|from)$/.test(word?.lower ?? ''))?.lower ?? ''
}

/** The person says so in these words, in a line or a summary of their own. */
function isSaidAnywhere({ value, isYear }: Quantity, { career }: Ground): boolean {
  return career.lines.some(({ text }) => {
    const own = readText(text).numbers.filter((number) => number.value === value)
    return own.some((number) => number.isYear === isYear && (isYear || number.nouns.includes('year')))
  })
}

/** The words that the time is told with: its own breath, and what follows where it opens the sentence. */
function toldWith({ at }: Quantity, { words }: ReadText): Word[] {
  const isEnd = ({ kind, text }: Word) => kind === 'sign' && /^[,;:.()—–]$/.test(text)
  const from = words.slice(0, at).findLastIndex(isEnd) + 1
  const next = words.findIndex((word, place) => place > at && isEnd(word))
  const until = next < 0 ? words.length : next
  const own = words.slice(from, until)
  // `For nine years, I have taken calls`
  const isOpening =
    from === 0 &&
    /^(?:for|over|in|during|since)$/.test(words[0]?.lower ?? '') &&
    words[until]?.text === ',' &&
    words[until + 1]?.lower === 'i'
  if (!isOpening) return own
  const end = words.findIndex((word, place) => place > until && isEnd(word))
  return words.slice(0, end < 0 ? words.length : end)
}

/** What follows `at`, `with` or `for`, where nothing else was put between: `years on the road and two at Plainsway` are more. */
function placeIn(told: readonly Word[], { at }: Quantity, { words }: ReadText): Word[] {
  const place = told.findIndex(
    ({ lower }, index) =>
      /^(?:at|with|for)$/.test(lower) && told.slice(index + 1, index + 3).some(({ text }) => /^\p{Lu}/u.test(text)),
  )
  if (place < 0) return []
  const number = words[at]
  const between = number ? told.slice(told.indexOf(number), place) : []
  return between.some(({ lower }) => /^(?:and|including|counting|plus|with|after|before|following|across)$/.test(lower))
    ? []
    : told.slice(place + 1)
}

/** `have supervised housekeeping for nine years`, `nine years of building pipelines`; `a nurse with nine years` is told of more. */
function isOfDeed(told: readonly Word[], { at, end, isYear }: Quantity, { words }: ReadText): boolean {
  // `Registered nurse for fifteen years`
  const deed = told.some(
    ({ verb, isFirst, lower }, place) =>
      !isFirst &&
      (verb
        ? !/^(?:have|spend|bring|work|be)$/.test(verb.base)
        : // The tagger takes `have supervised housekeeping` for a thing.
          /^(?:have|has|had|been)$/.test(told[place - 1]?.lower ?? '') && /(?:ed|ing)$/.test(lower)),
  )
  const before = words.slice(Math.max(0, at - 4), at).map(({ lower }) => lower)
  const [of, doing] = words.slice(end + 1, end + 3)
  return (
    deed &&
    (isYear ||
      before.some((lower) => /^(?:for|past|last)$/.test(lower)) ||
      (of?.lower === 'of' && /ing$/.test(doing?.lower ?? '')) ||
      /ing$/.test(of?.lower ?? ''))
  )
}

/** Of these jobs those that tell of the act; none where each does, or none does. */
function jobsOfAct(told: readonly Word[], jobs: readonly Job[], { career, scopes }: Ground): Job[] {
  const names = new Set(career.jobs.flatMap(({ company }) => [...readText(company).keys]))
  const acts = told.filter(
    ({ isContent, key, kind }) => isContent && kind === 'word' && !isOn('plain', key) && !names.has(key),
  )
  const shares = jobs.map((job) => {
    const texts = scopes.find(({ jobs: own }) => own.length === 1 && own[0] === job)?.texts ?? []
    const own = texts.filter(({ entry, role }) => entry === job.entry && (role === 'line' || role === 'header'))
    return acts.filter((word) => own.some(({ read }) => read.words.some((one) => isKin(word, one)))).length
  })
  const most = Math.max(0, ...shares)
  const acted = jobs.filter((_, at) => 2 * (shares[at] ?? 0) > most)
  return most === 0 || acted.length === jobs.length ? [] : acted
}

/** `supervised` of a supervisor, `coordinated` of a coordinator. */
function isKin(one: Word, other: Word): boolean {
  if (one.key === other.key) return true
  const shared = Math.min(one.key.length, other.key.length, MOST_SHARED)
  return shared >= LEAST_SHARED && one.key.slice(0, shared) === other.key.slice(0, shared)
}

const [LEAST_SHARED, MOST_SHARED] = [4, 6]

/** By how many years it is longer than from the first of these jobs to the last, breaks and all. */
function yearsOver(number: Quantity, jobs: readonly Job[], { career }: Ground): number {
  const { bound, isYear } = number
  const value = number.nouns.includes('decad') ? number.value * 10 : number.value
  const months = spanOf(jobs, career.today)
  if (months === 0) return 0
  const least = bound === 'over' ? value + 0.4 : bound === 'about' ? value - 0.5 : value
  if (!isYear) return least - months / 12
  const first = Math.min(...jobs.map(({ source }) => Number(/\d{4}/.exec(source.startDate)?.[0] ?? 0)))
  return first === 0 ? 0 : first - value
}
