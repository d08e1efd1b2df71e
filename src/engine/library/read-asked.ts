// The words of a title, each with the words of the index it may stand for: itself, its kin, what was misspelt or cut.
import { familyWords } from './family-words-data.ts'
import type { Family } from './occupation.ts'
import { spellingDistance } from './spelling-distance.ts'
import type { Index } from './title-index.ts'
import { isBroad, isKin, isLeader, isParticle, isQualifier, singular, spellOut, splitTitle } from './title-words.ts'

/** A word of the title with the words of the index it may stand for, and how surely. */
export type Asked = {
  word: string
  weight: number
  isHead: boolean
  /** After the place or the speciality began. */
  isTail: boolean
  stands: ReadonlyMap<string, number>
}

export const UNKNOWN_WEIGHT = 2.2
/** What a leader leads tells more than that they do. */
const LEADING = 0.9

export const byFamilyWord = new Map<string, Family>(
  familyWords.flatMap(({ family, words }) => words.split(/\s+/).map((word): [string, Family] => [word, family])),
)

/** What is before the place, the employer or the speciality: `Front desk` of `Front desk at a surgery`. */
export function headPart(title: string): string {
  return title.split(/\s[-–|@]\s|,|\(|\s(?:at|for|to|in|on|with)\s/i, 1)[0] ?? ''
}

export function readAsked(index: Index, title: string, isTyping: boolean): Asked[] {
  const words = splitTitle(title).map(singular)
  const cut = splitTitle(headPart(title)).length
  const joined = joinKnown(index, words)
  const isTelling = (word: string) => index.weights.has(word) && !isQualifier(word) && !isBroad(word)
  // At the end it is no rank but the person: a `customer operations lead` leads them.
  const end = Math.max(1, cut) - 1
  if (joined[end] === 'lead' && joined.slice(0, end).some(isTelling)) joined[end] = 'leader'
  const head = joined.findLastIndex((word, place) => place < Math.max(1, cut) && !isQualifier(word))
  return joined.flatMap((word, place): Asked[] => {
    const isLast = isTyping && place === joined.length - 1
    const stands = standsFor(index, word, isLast)
    if (isParticle(word)) return []
    const known = [...stands.keys()].map((other) => index.weights.get(other) ?? UNKNOWN_WEIGHT)
    const base = known.length > 0 ? Math.max(...known.slice(0, 1)) : UNKNOWN_WEIGHT
    const isTail = place >= Math.max(1, cut)
    const headWeight = isLeader(word) && joined.slice(0, place).some(isTelling) ? LEADING : 1.25
    const part = place === head ? headWeight : isTail ? 0.5 : 1
    // The head is a manager like any other: what is managed stands before the department.
    const isLight = isQualifier(word) || (isBroad(word) && place !== head && joined.slice(0, place).some(isTelling))
    return [{ word, weight: base * part * (isLight ? 0.2 : 1), isHead: place === head, isTail, stands }]
  })
}

/** `care giver` is a caregiver, and a `truckdriver` drives a truck. */
function joinKnown({ weights }: Index, words: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = ''] = [words[at], words[at + 1]]
    const whole = singular(word + next)
    if (next !== '' && weights.has(whole)) {
      joined.push(whole)
      at += 1
      continue
    }
    const split = weights.has(word) || byFamilyWord.has(word) || word.length < 7 ? undefined : findSplit(weights, word)
    joined.push(...(split ?? [word]))
  }
  return joined
}

function findSplit(weights: ReadonlyMap<string, number>, word: string): string[] | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)]
    if (parts.every((part) => weights.has(part))) return parts
  }
  return undefined
}

const MOST_REMEMBERED = 500

function standsFor(index: Index, word: string, isUnfinished: boolean): ReadonlyMap<string, number> {
  const key = isUnfinished ? `${word}…` : word
  const known = index.remembered.get(key)
  if (known) return known
  const stands = findStands(index, word, isUnfinished)
  if (index.remembered.size >= MOST_REMEMBERED) index.remembered.clear()
  index.remembered.set(key, stands)
  return stands
}

/** The likeliest first. A word we know isn't a misspelling of another. */
function findStands({ weights, rarest }: Index, word: string, isUnfinished: boolean): ReadonlyMap<string, number> {
  const stands = new Map<string, number>()
  if (weights.has(word)) stands.set(word, 1)
  for (const full of spellOut(word)) if (weights.has(full)) stands.set(full, 0.97)
  const isKnown = stands.size > 0
  const isRare = (weights.get(word) ?? 0) >= rarest
  for (const other of weights.keys()) {
    if (stands.has(other)) continue
    if (isUnfinished && word.length >= 2 && other.startsWith(word)) {
      stands.set(other, 0.7 + (0.25 * word.length) / other.length)
      continue
    }
    if (isKin(word, other)) stands.set(other, 0.62)
    else if (!isKnown && !byFamilyWord.has(word)) {
      const near = nearness(word, other)
      if (near > 0) stands.set(other, near)
    }
    // A `garde manger` exists, and yet most mangers are managers.
    else if (isKnown && isRare && word.length > 4 && spellingDistance(word, other, 1) === 1) stands.set(other, 0.8)
  }
  return new Map([...stands].sort(([, one], [, other]) => other - one))
}

function nearness(word: string, other: string): number {
  const shorter = Math.min(word.length, other.length)
  if (shorter < 3 || (word[0] !== other[0] && shorter < 6)) return 0
  const most = shorter >= 9 ? 3 : shorter >= 6 ? 2 : 1
  const distance = spellingDistance(word, other, most)
  return distance > most ? 0 : 0.95 - (0.9 * distance) / shorter
}
