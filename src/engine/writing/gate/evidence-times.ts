// How long somebody is said to have been something, and since when, beside the time that the resume gives for that very thing.
import { countMonths } from '../work-years.ts'
import type { Claim } from './check.ts'
import { decadesIn, isDuration, untilNow } from './checks/durations.ts'
import { claimedRoles } from './checks/roles.ts'
import type { Ground } from './ground.ts'
import { namedJobs } from './named-jobs.ts'
import type { Quantity } from './quantity.ts'
import { type ReadText, readText } from './read-segments.ts'
import type { Word } from './read-words.ts'
import { headOf, partsOfTitle } from './title-words.ts'
import { isOn } from './words.ts'

/** Nobody counts the months. */
const LEAST_OVER = 0.6
const MOST_OVER = 5

/** `longPost`: the years that a post is told for too long; `longBeside`: that stand beside one that was held for less. */
export function timesOf({ read, kind, isPostingAt }: Claim, ground: Ground): Record<string, number> {
  const figures = { longPost: 0, longBeside: 0, earlySince: 0 }
  for (const number of [...read.numbers, ...decadesIn(read)]) {
    if (isPostingAt(read.words[number.at]?.start ?? 0)) continue
    if (number.isYear) {
      if (kind !== 'line' && isSince(number, read) && isEarlyAct(number, read, ground)) figures.earlySince += 1
      continue
    }
    // `29 Year 4 pupils`
    if (
      number.isOrdinal ||
      !/^(?:years?|decades?)'?$/.test(read.words[number.end]?.text ?? read.words[number.end - 1]?.text ?? '') ||
      !isDuration(number, read)
    )
      continue
    const over = yearsOver(number, read, kind, ground)
    if (over < LEAST_OVER) continue
    const name = isOfPost(number, read, kind, ground) ? 'longPost' : 'longBeside'
    figures[name] = Math.max(figures[name], Math.min(MOST_OVER, over))
  }
  return figures
}

/** By how many years it is told longer than the posts of that name, or the certificate, were held. */
function yearsOver(number: Quantity, read: ReadText, kind: Claim['kind'], ground: Ground): number {
  const { value, bound } = number
  const held = claimedRoles(read, kind).flatMap((role) => monthsAs(headOf(role), ground))
  const spans = held.length > 0 ? held : monthsSince(wordsBefore(number, read), ground)
  if (spans.length === 0) return 0
  const least = bound === 'over' ? value + 0.5 : bound === 'about' ? value - 0.5 : value
  return least - Math.max(...spans) / 12
}

const NEAR = 6

/** What stands before the years in the same breath. */
function wordsBefore({ at }: Quantity, { words }: ReadText): Word[] {
  const near = words.slice(Math.max(0, at - NEAR), at)
  return near.slice(near.findLastIndex(({ kind }) => kind === 'sign') + 1)
}

function monthsAs(head: string, { career }: Ground): number[] {
  const held = career.jobs.filter(({ title }) => partsOfTitle(title).some((part) => headOf(part) === head))
  if (held.length === 0) return []
  const months = countMonths(
    held.map(({ source }) => source),
    career.today,
  )
  if (!held.some(({ isCurrent }) => isCurrent)) return [months]
  // Breaks and all, for who is one still.
  return held.map(({ source }) => countMonths([untilNow(source)], career.today)).concat(months)
}

/** Certificates that are named by two of their words. */
function monthsSince(told: readonly Word[], { career }: Ground): number[] {
  const now = Number(career.today.slice(0, 4))
  return career.credentials.flatMap(({ text }) => {
    const proof = readText(text)
    const year = proof.numbers.find(({ isYear }) => isYear)
    const named = proof.words.filter(({ isContent, key }) => isContent && told.some((word) => word.key === key))
    return year && named.length > 1 ? [12 * (now - year.value + 1)] : []
  })
}

/** `supervisor for 15 years`, `ten years as a cook`; `with ten years of experience` may be told of more than the post. */
function isOfPost(number: Quantity, read: ReadText, kind: Claim['kind'], ground: Ground): boolean {
  const before = wordsBefore(number, read)
  const next = read.words.slice(number.end, number.end + 4)
  const end = next.findIndex(({ kind: sort }) => sort === 'sign')
  const after = end < 0 ? next : next.slice(0, end)
  const heads = claimedRoles(read, kind).map(headOf)
  const isNamed = before.some(({ lower }) => heads.includes(lower)) || monthsSince(before, ground).length > 0
  return (
    (isNamed && before.some(({ lower }) => lower === 'for')) || after.some(({ lower }) => /^(?:as|being)$/.test(lower))
  )
}

function isSince({ at }: Quantity, { words }: ReadText): boolean {
  return [words[at - 1], words[at - 2]].some((word) => /^(?:since|from)$/.test(word?.lower ?? ''))
}

/** `registered with the NMC since 2014` */
function isYearOfProof(year: number, { credentials, schools }: Ground['career']): boolean {
  const dated = [...credentials.map(({ text }) => text), ...schools.flatMap(({ source }) => source.endDate ?? '')]
  return dated.some((text) => text.includes(String(year)))
}

/** `managed produce since 2012` of who stocked shelves there then. */
function isEarlyAct({ value }: Quantity, read: ReadText, { career, scopes }: Ground): boolean {
  const named = namedJobs(read, career.jobs)
  const jobs =
    named.length > 0 ? career.jobs.filter(({ company }) => named.some((job) => job.company === company)) : career.jobs
  if (jobs.length < 2) return false
  const shares = jobs.map((job) => {
    const texts = scopes.find(({ jobs: own }) => own.length === 1 && own[0] === job)?.texts ?? []
    const own = texts.filter(
      ({ entry, role, read: text }) => entry === job.entry && (role === 'line' || text.text === job.title),
    )
    const company = readText(job.company).keys
    const keys = [...read.keys].filter((key) => !isOn('plain', key) && !company.has(key))
    const isDated =
      own.some(({ read: text }) => text.numbers.some((one) => one.value === value)) || isYearOfProof(value, career)
    return { job, isDated, share: keys.filter((key) => own.some(({ read: text }) => text.keys.has(key))).length }
  })
  const [first, second] = shares.sort((one, other) => other.share - one.share)
  if (!first || first.share === 0 || first.share === second?.share || first.isDated) return false
  return Number(first.job.source.startDate.slice(0, 4)) > value
}
