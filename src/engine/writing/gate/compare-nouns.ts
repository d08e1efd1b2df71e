// Whether two numbers count the same thing.
import { nearness, vectorOf } from '#engine/language/word-vectors.ts'
import { isTime } from './derive-numbers.ts'
import { type Scope, type SourceText, says } from './ground.ts'
import { nearestLines, segmentAt } from './nearest-lines.ts'
import type { Quantity } from './quantity.ts'
import type { ReadText } from './read-segments.ts'
import { isOn, isSynonym } from './words.ts'

export type Source = { number: Quantity; text: SourceText }

/** `same` thing counted, `new` word for it, or an `other` thing of the source. */
export function compareNouns(
  number: Quantity,
  { number: source, text }: Source,
  { scope, read }: { scope: Scope; read: ReadText },
): 'same' | 'new' | 'other' {
  if (number.nouns.length === 0 || source.nouns.length === 0) return 'same'
  if (number.unit !== '' && source.unit !== '') return 'same'
  if (number.head === source.head && number.nouns.every((noun) => source.nouns.includes(noun))) return 'same'
  const [time, other] = [number.nouns.find(isTime), source.nouns.find(isTime)]
  if (time !== undefined && time !== other && (other !== undefined || number.nouns[0] === time)) return 'other'
  // `three shifts` of `two shifts and 3 shift leads`
  const isOthers = text.read.numbers.some(
    (one) =>
      one.value !== number.value &&
      one.head === number.head &&
      number.head !== '' &&
      !(one.isPaired && source.isPaired),
  )
  if (
    isOthers &&
    number.head !== source.head &&
    !number.nouns.includes(source.head) &&
    !isSynonym(number.head, source.head)
  )
    return 'other'
  // Any word for people fits `people`.
  const isPeople = (nouns: readonly string[]) =>
    nouns.some((noun) => /^(?:peopl|person|individual|user|other|member)$/.test(noun))
  if (isPeople(source.nouns) || isPeople(number.nouns))
    return isOn('people', number.head) && isOn('people', source.head) ? 'same' : 'new'
  // `12 branches` are not `12 branch employees`.
  if (
    source.nouns.includes(number.head) &&
    !number.nouns.includes(source.head) &&
    isOn('people', source.head) &&
    !isOn('people', number.head) &&
    read.words.slice(number.end, number.until).some(({ key, tag }) => key === number.head && tag === 'NOUN')
  )
    return 'other'
  // `84-year-old client` counts years, not clients; `48 IEP goals` share only a modifier with `48 IEP students`.
  const isCompound =
    !source.isRange && text.read.words[source.end]?.text === '-' && read.words[number.end]?.text !== '-'
  const counted = isCompound ? [source.nouns[0] ?? '', source.group] : source.nouns
  const isSame =
    counted.some((noun) => isSynonym(noun, number.head)) ||
    (!isCompound && number.nouns.some((noun) => isSynonym(noun, source.head))) ||
    number.head === '' ||
    source.head === ''
  if (isSame) return 'same'
  const own = [number.head, number.nouns[0] ?? '']
  const beside = [text, ...nearestLines(scope, contentBeside(number, read))]
  const countsOther = beside.some((other) =>
    other.read.numbers.some(
      (one) =>
        one.value !== number.value &&
        !(one.isRange && read.numbers.some(({ value }) => value === one.value)) &&
        one.nouns.some((noun) => own.includes(noun)),
    ),
  )
  const isOfSort = text.read.keys.has(number.head) && isNear(wordOf(source, text.read), wordOf(number, read))
  return countsOther || (isOn('people', source.head) && says(scope, number.head) && !isOfSort) ? 'other' : 'new'
}

/** What a number counts, as it is written. */
function wordOf({ at, until, head }: Quantity, { words }: ReadText): string {
  return words.slice(at, until + 3).find(({ key }) => key === head)?.lower ?? ''
}

const LEAST_NEAR = 0.5

/** `12 toddlers` of 12 kids. */
function isNear(one: string, other: string): boolean {
  const [first, second] = [vectorOf(one), vectorOf(other)]
  return first !== undefined && second !== undefined && nearness(first, second) > LEAST_NEAR
}

/** What else the clause says, near the number. */
export function contentBeside({ at, until }: Quantity, { words, segments }: ReadText): string[] {
  const segment = segmentAt({ segments }, words[at]?.start ?? 0)
  const inside = new Set(words.slice(at, until).map((word) => word.start))
  return (segment?.words ?? [])
    .filter(({ isContent, start: place }) => isContent && !inside.has(place))
    .map(({ key }) => key)
}
