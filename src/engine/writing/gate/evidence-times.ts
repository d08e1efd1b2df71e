// Since when and how long, beside the time that the resume gives for that very thing: its line, its certificate, its post.
import type { Alignment } from './align.ts'
import type { Claim } from './check.ts'
import { isDuration } from './checks/durations.ts'
import { claimedRoles } from './checks/roles.ts'
import type { Ground, Scope } from './ground.ts'
import { segmentAt } from './nearest-lines.ts'
import type { Quantity } from './quantity.ts'
import { type ReadText, readText } from './read-segments.ts'
import { contentKeys } from './read-words.ts'

export function timesOf(
  { clauses }: Alignment,
  { read, kind, isPostingAt }: Claim,
  scope: Scope,
  { career }: Ground,
): Record<string, number> {
  const figures = { otherSpan: 0, otherProof: 0, earlyRole: 0 }
  const now = Number(career.today.slice(0, 4))
  for (const number of read.numbers) {
    const start = read.words[number.at]?.start ?? 0
    if (isPostingAt(start)) continue
    const segment = segmentAt(read, start)
    const line = clauses.find((clause) => clause.segment === segment)?.line?.read
    if (isYears(number, read) && line) {
      const spans = spansIn(line, now)
      if (spans.length > 0 && !spans.some((span) => Math.abs(span - number.value) <= 1)) figures.otherSpan += 1
    }
    if (!isSince(number, read)) continue
    const keys = contentKeys(segment?.words ?? [])
    const proofs = scope.texts.filter(
      ({ role, read: own }) =>
        role === 'credential' && own.numbers.some(({ isYear }) => isYear) && keys.some((key) => own.keys.has(key)),
    )
    const isProven = proofs.some(({ read: own }) => own.numbers.some(({ value }) => value === number.value))
    if (proofs.length > 0 && !isProven) figures.otherProof += 1
    // `Night manager at the Fernie since 2011` of who was a receptionist there then.
    for (const role of kind === 'line' ? [] : claimedRoles(read, kind)) {
      const held = [...readText(role).keys]
      const jobs = career.jobs.filter(({ title }) => held.every((key) => readText(title).keys.has(key)))
      const isEarly = jobs.every(({ source }) => Number(source.startDate.slice(0, 4)) > number.value)
      if (jobs.length > 0 && isEarly && segment === segmentAt(read, placeOf(role, read))) figures.earlyRole += 1
    }
  }
  return figures
}

function placeOf(role: string, { words }: ReadText): number {
  const last = role.split(' ').at(-1)
  return words.find(({ text }) => text === last)?.start ?? -1
}

function isYears(number: Quantity, read: ReadText): boolean {
  return isDuration(number, read) && !number.isOrdinal && number.nouns.includes('year')
}

/** `since 2016`, `since June 2016`. */
function isSince({ isYear, at }: Quantity, { words }: ReadText): boolean {
  return isYear && [words[at - 1], words[at - 2]].some((word) => /^(?:since|from)$/.test(word?.lower ?? ''))
}

/** How many years a line gives: `2 yrs`, `since 2021`. */
function spansIn(line: ReadText, now: number): number[] {
  return line.numbers.flatMap((number) => {
    if (isYears(number, line)) return [number.value]
    return isSince(number, line) ? [now - number.value] : []
  })
}
