// What a sentence says of jobs and titles beside those of the resume: the years of one job over another, somebody else's title, what is
// over told as if it were not.
import type { Job } from '../facts/career.ts'
import { isRoleNoun } from '../words/roles.ts'
import { countMonths } from '../work-years.ts'
import type { AlignedClause } from './align.ts'
import type { Claim } from './check.ts'
import { isDuration } from './checks/durations.ts'
import type { Ground, Scope } from './ground.ts'
import type { ReadText } from './read-segments.ts'
import { isOnExactly, keyOf } from './words.ts'

export function careerOf(
  { read, kind }: Omit<Claim, 'ask'>,
  clauses: readonly AlignedClause[],
  scope: Scope,
  { career }: Ground,
): Record<string, number> {
  const titled = kind === 'line' ? [] : titledJobs(read, career.jobs)
  const isOver = scope.jobs.length === 1 && scope.jobs[0]?.isCurrent === false
  return {
    otherSpan: titled.length > 0 ? otherSpans(read, titled, career.today) : 0,
    newRoles: read.words.filter(({ lower, key }) => isOnExactly('people', lower) && !scope.keys.has(key)).length,
    othersRole: isOthersRole(read, scope) ? 1 : 0,
    nowOfEnded: isOver ? clauses.filter((clause) => isToldNow(clause, read)).length : 0,
  }
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

/** `I pull wire` of a job that ended. */
function isToldNow({ segment, line }: AlignedClause, { words }: ReadText): boolean {
  if (!line) return false
  const verb = segment.words.find((word) => word.verb)
  if (verb?.verb?.form !== 'base' && verb?.verb?.form !== 'third') return false
  const before = words[words.indexOf(verb) - 1]
  return before === undefined || /^(?:i|and|who|also|now|,)$/.test(before.lower)
}
