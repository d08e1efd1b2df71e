// What a sentence says of jobs, titles and schools beside those of the resume: a title of one job over the work of another, a degree of
// one school at another, what is over told as if it were not.
import type { Job } from '../facts/career.ts'
import { readDegree } from '../words/degrees.ts'
import { isRoleNoun } from '../words/roles.ts'
import { countMonths } from '../work-years.ts'
import type { AlignedClause } from './align.ts'
import type { Claim } from './check.ts'
import { isDuration } from './checks/durations.ts'
import { lesser } from './checks/roles.ts'
import type { Ground, Scope } from './ground.ts'
import { type ReadText, readText } from './read-segments.ts'
import { isOnExactly, keyOf } from './words.ts'

const turning =
  /\b(?:previously|formerly|former|earlier|before|after|following|later|then|prior|now|today|since then|came from)\b|;/i

export function careerOf(
  { read, kind }: Omit<Claim, 'ask'>,
  clauses: readonly AlignedClause[],
  scope: Scope,
  { career }: Ground,
): Record<string, number> {
  const lines = [...new Set(clauses.flatMap(({ line }) => (line?.role === 'line' ? line.entry : [])))]
  const titled = kind === 'line' ? [] : titledJobs(read, career.jobs)
  const isTurning = turning.test(read.text)
  const isOver = scope.jobs.length === 1 && scope.jobs[0]?.isCurrent === false
  return {
    jobsTold: lines.length > 1 && !isTurning ? lines.length : 0,
    otherSchool: otherSchools(read, scope),
    otherSpan: titled.length > 0 ? otherSpans(read, titled, career.today) : 0,
    raisedTitle: countRaised(read, clauses, career.jobs),
    newRoles: read.words.filter(({ lower, key }) => isOnExactly('people', lower) && !scope.keys.has(key)).length,
    otherSince: titled.length > 0 ? countSince(read, titled, career.jobs) : 0,
    othersRole: isOthersRole(read, scope) ? 1 : 0,
    nowOfEnded: isOver ? clauses.filter((clause) => isToldNow(clause, read)).length : 0,
  }
}

/** `editor` of an assistant editor, in a line or by title. */
function countRaised({ words, keys }: ReadText, clauses: readonly AlignedClause[], jobs: readonly Job[]): number {
  const lessened = ({ words: own }: ReadText) =>
    own.flatMap((word, at) => {
      const before = own[at - 1]
      return before && lesser.test(before.lower) && isRoleNoun(word.lower) && !keys.has(before.key) ? [word.key] : []
    })
  const titles = jobs.map(({ title }) => readText(title))
  const held = (key: string) => titles.some((title) => title.keys.has(key) && !lesser.test(title.text))
  const raised = [
    ...clauses.flatMap(({ line }) => (line ? lessened(line.read) : [])),
    ...titles.flatMap(lessened).filter((key) => !held(key)),
  ]
  return words.filter(({ key }) => raised.includes(key)).length
}

/** Opens with, or says `as`, what a line calls somebody else. */
function isOthersRole({ words }: ReadText, { texts }: Scope): boolean {
  return words.some(({ key, lower }, at) => {
    const isTold = at < 3 || words.slice(Math.max(0, at - 3), at).some((word) => /^(?:as|am|was)$/.test(word.lower))
    if (!isTold || !isRoleNoun(lower) || texts.some(({ role, read }) => role !== 'line' && read.keys.has(key)))
      return false
    return texts.some(
      ({ role, read }) =>
        role === 'line' &&
        read.words.some(
          (word, place) =>
            word.key === key &&
            read.words
              .slice(Math.max(0, place - 3), place)
              .some((one) => /^(?:the|by|under|with|for|our|to)$/.test(one.lower)),
        ),
    )
  })
}

/** The jobs whose title the sentence opens with: `Head teller with`, `As a paralegal`. */
function titledJobs({ words }: ReadText, jobs: readonly Job[]): Job[] {
  const from = words.findIndex(({ kind }) => kind === 'word')
  const end = words.findIndex(
    ({ lower, kind, verb }, at) =>
      at > from &&
      (kind === 'sign'
        ? lower !== '-' && lower !== '/'
        : /^(?:with|who|at|for|in|of|since)$/.test(lower) || verb?.form === 'ing'),
  )
  const opening = new Set(words.slice(0, end < 0 ? words.length : end).map(({ key }) => key))
  const shares = jobs.map((job) => titleKeys(job.title).filter((key) => opening.has(key)).length)
  const most = Math.max(0, ...shares)
  return most === 0 ? [] : jobs.filter((_, at) => shares[at] === most)
}

function titleKeys(title: string): string[] {
  return title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
    .map(keyOf)
}

/** `CTO since 2014` of who was something else there until 2019. */
function countSince({ words, numbers }: ReadText, titled: readonly Job[], jobs: readonly Job[]): number {
  const begins = (job: Job) => Number(job.source.startDate.slice(0, 4))
  return numbers.filter(({ isYear, value, at }) => {
    const isSince = [words[at - 1], words[at - 2]].some((word) => word?.lower === 'since')
    return (
      isYear && isSince && !titled.some((job) => begins(job) === value) && jobs.some((job) => begins(job) === value)
    )
  }).length
}

/** `Superintendent with 20 years in the role`: as long as they worked there, but longer than they were that. */
function otherSpans(read: ReadText, titled: readonly Job[], today: string): number {
  const months = [
    ...titled.map(({ source }) => countMonths([source], today)),
    countMonths(
      titled.map(({ source }) => source),
      today,
    ),
  ]
  return read.numbers.filter((number) => {
    if (!isDuration(number, read) || !number.nouns.includes('year')) return false
    return months.every((span) => span > 0 && Math.abs(span / 12 - number.value) > 1.1)
  }).length
}

const common = /^(?:universit|colleg|school|institut|state|academ|center|high|of|the|at|in|and|communit|technic)/

/** `an Ed.D. from Dayton` of who has it from Ashland. */
function otherSchools(read: ReadText, { schools }: Scope): number {
  let from = 0
  let count = 0
  const places = schools.flatMap(({ source }) => {
    const names = new Set(
      source.institution
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .map(keyOf)
        .filter((key) => key.length > 2 && !common.test(key)),
    )
    const at = read.words.findIndex(({ key, text }) => names.has(key) && /^\p{Lu}/u.test(text))
    return at < 0 ? [] : [{ at, names }]
  })
  for (const { at, names } of places.sort((one, other) => one.at - other.at)) {
    const told = read.text.slice(read.words[from]?.start ?? 0, read.words[at]?.start)
    const rank = readDegree(told)
    const own = schools.filter(({ source }) =>
      source.institution
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .some((word) => names.has(keyOf(word))),
    )
    if (rank > 0 && !own.some(({ source }) => readDegree(`${source.degree} ${source.field}`) === rank)) count += 1
    from = at + 1
  }
  return count
}

/** `I pull wire` of a job that ended. */
function isToldNow({ segment, line }: AlignedClause, { words }: ReadText): boolean {
  if (!line) return false
  const verb = segment.words.find((word) => word.verb)
  if (verb?.verb?.form !== 'base' && verb?.verb?.form !== 'third') return false
  const before = words[words.indexOf(verb) - 1]
  return before === undefined || /^(?:i|and|who|also|now|,)$/.test(before.lower)
}
