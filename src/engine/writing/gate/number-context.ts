// What stands about a number, which tells which number it is: `6 with SEN plans` and `six of whom have special needs`.
import { nearness, vectorOf } from '#engine/language/word-vectors.ts'
import type { Quantity } from './quantity.ts'
import type { ReadText } from './read-segments.ts'
import type { Word } from './read-words.ts'
import { groupsOf } from './words.ts'

/** A word with all that it is compared by, looked up once. */
type Beside = { key: string; lower: string; groups: readonly number[]; vector: Float32Array | undefined }

type Context = readonly Beside[]

const [BEFORE, AFTER] = [4, 5]

const contexts = new WeakMap<Quantity, Context>()

/** Words that say something, before and after, up to another number or a turn. */
export function contextOf(number: Quantity, read: ReadText): Context {
  const known = contexts.get(number)
  if (known) return known
  const found = wordsAbout(number, read).map(({ key, lower }) => ({
    key,
    lower,
    groups: groupsOf('thesaurus', key),
    vector: vectorOf(lower),
  }))
  contexts.set(number, found)
  return found
}

function wordsAbout({ at, end, nouns }: Quantity, { words }: ReadText): Word[] {
  const isEnd = (word: Word) => word.kind === 'number' || /^[;,—(]$/.test(word.text)
  const before = words.slice(Math.max(0, at - BEFORE), at)
  const after = words.slice(end, end + AFTER)
  const next = after.findIndex(isEnd)
  return [...before.slice(before.findLastIndex(isEnd) + 1), ...(next < 0 ? after : after.slice(0, next))].filter(
    ({ isContent, key }) => isContent || nouns.includes(key),
  )
}

const likenesses = new WeakMap<Context, WeakMap<Context, number>>()

/** How much of the smaller context the other has, from 0 to 1; the same two are compared beside each job. */
export function likeness(one: Context, other: Context): number {
  const own = likenesses.get(one) ?? new WeakMap<Context, number>()
  likenesses.set(one, own)
  const known = own.get(other)
  if (known !== undefined) return known
  const found = compare(one, other)
  own.set(other, found)
  return found
}

/** Where nothing stands about one of them. */
const BARE = 0.3

function compare(one: Context, other: Context): number {
  const [small, large] = one.length < other.length ? [one, other] : [other, one]
  if (small.length === 0) return BARE
  let sum = 0
  for (const word of small) {
    let most = 0
    for (const own of large) if (most < 1) most = Math.max(most, alike(word, own))
    sum += most
  }
  return sum / small.length
}

const CLOSE = 0.45
const [LEAST_SHARED, MOST_SHARED] = [4, 5]

function alike(one: Beside, other: Beside): number {
  if (one.key === other.key) return 1
  if (one.groups.some((group) => other.groups.includes(group))) return 0.9
  const shared = Math.min(one.lower.length, other.lower.length, MOST_SHARED)
  if (shared >= LEAST_SHARED && one.lower.slice(0, shared) === other.lower.slice(0, shared)) return 0.8
  const between = one.vector && other.vector ? nearness(one.vector, other.vector) : 0
  return between > CLOSE ? between : 0
}
