// Since when and how long, beside the time that the resume gives for that very thing: its certificate, its post, its line.
import type { Claim } from './check.ts'
import { isDuration } from './checks/durations.ts'
import { claimedRoles } from './checks/roles.ts'
import type { Ground, Scope } from './ground.ts'
import { nearestLines, segmentAt } from './nearest-lines.ts'
import type { Quantity } from './quantity.ts'
import { type ReadText, readText, type Segment } from './read-segments.ts'
import { isOn } from './words.ts'

/** `since 2016` of a licence of 2019, of a post held since 2020; `nine years` of what is done since 2021. */
export function isOfOtherTime({ read, kind, isPostingAt }: Claim, scope: Scope, ground: Ground): boolean {
  return read.numbers.some((number) => {
    const start = read.words[number.at]?.start ?? 0
    const segment = isPostingAt(start) ? undefined : segmentAt(read, start)
    if (!segment) return false
    if (isYears(number, read)) return isOtherSpan(number, segment, read, scope, ground)
    if (!isSince(number, read)) return false
    if (isOtherSince(number, segment, read, scope)) return true
    return isOtherProof(number, read, scope) || (kind !== 'line' && isEarlyPost(number, segment, read, ground))
  })
}

/** Words between the name of a certificate and its year: `licence held since 2016`. */
const MOST_BETWEEN = 5

function isOtherProof({ value, at }: Quantity, { words, numbers }: ReadText, { texts }: Scope): boolean {
  const before = new Set(words.slice(Math.max(0, at - MOST_BETWEEN), at).map(({ key }) => key))
  const keys = new Set(words.slice(0, at).map(({ key }) => key))
  return texts.some(({ role, read }) => {
    const named = read.words.filter(({ isContent }) => isContent)
    const years = read.numbers.filter(({ isYear }) => isYear)
    return (
      role === 'credential' &&
      named.length > 0 &&
      2 * named.filter(({ key }) => keys.has(key)).length >= named.length &&
      named.some(({ key }) => before.has(key)) &&
      years.length > 0 &&
      !years.some((year) => year.value === value || numbers.some((told) => told.value === year.value))
    )
  })
}

/** `valuations since 2018` of what the line tells since 2023. */
function isOtherSince({ value }: Quantity, { keys }: Segment, { numbers }: ReadText, scope: Scope): boolean {
  const told = keys.filter((key) => !isOn('plain', key) && key !== String(value))
  return nearestLines(scope, told).some(({ read }) => {
    const own = read.numbers.filter((number) => isSince(number, read))
    const isTold = told.some((key) => read.keys.has(key))
    return isTold && own.length > 0 && own.every((one) => !numbers.some((number) => number.value === one.value))
  })
}

/** `Night manager at the Fernie since 2011` of who was a receptionist there then. */
function isEarlyPost({ value }: Quantity, segment: Segment, read: ReadText, { kind, career }: Ground): boolean {
  return claimedRoles(read, kind).some((role) => {
    const keys = [...readText(role).keys]
    if (!keys.every((key) => segment.words.some((word) => word.key === key))) return false
    const held = career.jobs.filter(({ title }) => keys.every((key) => readText(title).keys.has(key)))
    return held.length > 0 && held.every(({ source }) => Number(source.startDate.slice(0, 4)) > value)
  })
}

/** `nine years of experience in the dementia wing`; `nine years at Marsh Lane` are told of the job. */
function isOtherSpan(
  { value, at, until }: Quantity,
  { keys }: Segment,
  { words, numbers }: ReadText,
  scope: Scope,
  { career }: Ground,
): boolean {
  const isOfIt = words.slice(Math.max(0, at - 3), at).some(({ lower }) => /^(?:for|last|past)$/.test(lower))
  if (!isOfIt && !/^(?:of|in|on|without)$|ing$/.test(words[until]?.lower ?? words[until - 1]?.lower ?? '')) return false
  const now = Number(career.today.slice(0, 4))
  return nearestLines(scope, keys).some(({ read }) => {
    const own = read.numbers.filter((number) => isYears(number, read) || isSince(number, read))
    const isTold = keys.filter((key) => read.keys.has(key)).length > 1
    return (
      isTold &&
      own.length > 0 &&
      own.every(
        (number) =>
          Math.abs((number.isYear ? now - number.value : number.value) - value) > 1 &&
          !numbers.some((told) => told.value === number.value),
      )
    )
  })
}

function isYears(number: Quantity, read: ReadText): boolean {
  return isDuration(number, read) && !number.isOrdinal && number.nouns.includes('year')
}

/** `since 2016`, `since June 2016`. */
function isSince({ isYear, at }: Quantity, { words }: ReadText): boolean {
  return isYear && [words[at - 1], words[at - 2]].some((word) => /^(?:since|from)$/.test(word?.lower ?? ''))
}
