// What was put beside what is true, or in its place: `leak and fatigue testing` of leak testing, `Heroic firefighter`, `measles` of dengue.
import { nearness, vectorOf } from '#engine/language/word-vectors.ts'
import type { AlignedClause, Alignment } from './align.ts'
import type { Claim } from './check.ts'
import { claimedRoles, modifiers } from './checks/roles.ts'
import type { ReadText } from './read-segments.ts'

type Told = AlignedClause['words'][number]

const NEXT = 3

/** `joinedNew`: new words in a row with words of the line; `newBeforeRole`: before what somebody is; `siblings`: in place of the like. */
export function joinedOf({ clauses }: Alignment, { read, kind }: Claim): Record<string, number> {
  const told = new Map(clauses.flatMap(({ words }) => words.map((one) => [one.word.start, one] as const)))
  const swaps = clauses.flatMap(({ words }) => words.flatMap(siblingOf))
  return {
    joinedNew: countJoined(read, told),
    newBeforeRole: countBeforeRoles(read, kind, told),
    siblings: swaps.length,
    nearestSibling: Math.max(0, ...swaps),
  }
}

function isNew({ place, partner }: Told): boolean {
  return partner === undefined && (place === 'new' || place === 'extra')
}

/** `measles` of dengue, `bridges` of streets: a thing in the place of one of its sort, and how near they are. */
function siblingOf({ word, place, partner }: Told): number[] {
  if (place !== 'near' || !partner || !/^(?:NOUN|PROPN)$/.test(word.tag) || partner.verb) return []
  const [one, other] = [vectorOf(word.lower), vectorOf(partner.lower)]
  return one && other ? [nearness(one, other)] : []
}

function isOfLine({ place }: Told): boolean {
  return place === 'line' || place === 'kin'
}

function countJoined({ words }: ReadText, told: ReadonlyMap<number, Told>): number {
  return words.filter(({ lower }, at) => {
    if (!/^(?:and|or|&|,|plus)$/.test(lower)) return false
    const [left, right] = [words.slice(Math.max(0, at - NEXT), at), words.slice(at + 1, at + 1 + NEXT)].map((own) =>
      own.flatMap(({ start }) => told.get(start) ?? []),
    )
    const [before, after] = [left?.at(-1), right?.[0]]
    if (!before || !after) return false
    return (isOfLine(before) && isNew(after)) || (isNew(before) && isOfLine(after))
  }).length
}

/** `Decorated firefighter and EMT`; who was a nurse is called an experienced one by everybody. */
function countBeforeRoles(read: ReadText, kind: Claim['kind'], told: ReadonlyMap<number, Told>): number {
  const counts = claimedRoles(read, kind).map((role) => {
    const from = read.text.indexOf(role)
    const head = read.words.findLast(({ end }) => end <= from + role.length)
    const first = read.words.findIndex(({ start }) => start >= from)
    return read.words.slice(Math.max(0, first - 1)).filter((word) => {
      const own = told.get(word.start)
      return word.start < (head?.start ?? 0) && own !== undefined && isNew(own) && !modifiers.test(word.lower)
    }).length
  })
  return Math.max(0, ...counts)
}
