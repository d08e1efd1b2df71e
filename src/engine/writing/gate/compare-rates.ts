// How often: `daily` where the line says weekly.
import { type Claim, type Finding, refuse } from './check.ts'
import type { Scope } from './ground.ts'
import { nearestLines, sharedWith } from './nearest-lines.ts'
import type { Quantity } from './quantity.ts'
import { rateAt } from './read-rates.ts'
import type { ReadText, Segment } from './read-segments.ts'
import { contentKeys, type Word } from './read-words.ts'

export const periods = /^(?:\d+ )?(?:hour|day|night|week|weekend|month|quarter|year|season|shift)$/

/** `daily` where the line says weekly, without a number. */
export function checkRates({ read }: Claim, scope: Scope): Finding | undefined {
  for (const segment of read.segments)
    for (const at of segment.words.keys()) {
      const rate = rateAt(segment.words, at)
      if (!periods.test(rate) || isOfWork(segment.words, at)) continue
      const near = keysNear(segment, at, scope, read)
      const [same, other] = [
        shareOf(scope, near, (one) => isSameRate(one, rate)),
        shareOf(scope, near, (one) => !isSameRate(one, rate)),
      ]
      // `four times a year` of every quarter
      if (
        rate === 'year' &&
        /\bfour times a year\b/i.test(read.text) &&
        scope.texts.some(({ read: own }) => own.keys.has('quarter'))
      )
        continue
      const isNamed = scope.texts.some(({ read: source }) => source.keys.has(rate))
      if (same > 0 ? same >= other : isNamed && other === 0) continue
      const days = read.numbers.find(
        (number) => isOfWeek(number) && segment.words.includes(read.words[number.at] as Word),
      )
      if (days && scope.texts.some(({ read: { numbers } }) => numbers.some((one) => isSameDays(one, days)))) continue
      const nearest = nearestLines(scope, near)
      // `every day` of what is done on Saturdays
      if (rate === 'day' && nearest.length > 0 && nearest.every(({ read: line }) => isOfSomeDays(line.text, read.text)))
        return refuse('unit', 'Your resume does not say that this was every day.')
      if (other > 0 || (nearest.length > 0 && !nearest.some(({ read: source }) => timed.test(source.text))))
        return refuse('unit', `Your resume does not say that this was ${sayRate(rate)}.`)
    }
  return undefined
}

/** `my daily work`, `daily living`: how it is called. */
function isOfWork(words: Segment['words'], at: number): boolean {
  const next = words[at + 1]?.text === '-' ? words[at + 2] : words[at + 1]
  return words[at]?.lower === 'daily' && /^(?:work|life|living|rhythm|routine|business|use)$/.test(next?.lower ?? '')
}

/** `five nights a week` of who writes 5 nights. */
export function isOfWeek({ value, nouns, rate }: Quantity): boolean {
  return rate === 'week' && value < 8 && nouns.some((noun) => /^(?:day|night|morn|even|afternoon|shift)/.test(noun))
}

function isSameDays(one: Quantity, { value, nouns }: Quantity): boolean {
  return one.value === value && one.nouns.some((noun) => nouns.includes(noun))
}

const weekday = /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?|s)?\b/gi

function isOfSomeDays(line: string, told: string): boolean {
  const named = line.match(weekday)?.length ?? 0
  return (
    named > 0 &&
    named < 3 &&
    !/\b(?:daily|every ?day|each day|a day|per day|\/ ?day)\b/i.test(line) &&
    !told.match(weekday)
  )
}

const timed =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)s?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|spring|summer|fall|autumn|winter|night|nights|morning|mornings|weekends?|once|twice|times)\b/i

/** What the rate is said of: the words beside it, or all of the sentence where the source knows none of those. */
function keysNear({ words }: Segment, at: number, scope: Scope, read: ReadText): string[] {
  const beside = contentKeys([...words.slice(Math.max(0, at - 8), at), ...words.slice(at + 1, at + 4)])
  return nearestLines(scope, beside).length > 0 ? beside : contentKeys(read.words)
}

/** Most words shared with a line that tells such a rate. */
function shareOf({ texts }: Scope, near: readonly string[], isRate: (rate: string) => boolean): number {
  let most = 0
  for (const text of texts) {
    if (!ratesIn(text.read.words).some(isRate)) continue
    most = Math.max(most, near.length === 0 ? 1 : sharedWith(text, near))
  }
  return most
}

const remembered = new WeakMap<Segment['words'], string[]>()

export function ratesIn(words: Segment['words']): string[] {
  const known = remembered.get(words)
  if (known) return known
  const rates = words.map((_, at) => rateAt(words, at)).filter((rate) => periods.test(rate))
  remembered.set(words, rates)
  return rates
}

export function sayRate(rate: string): string {
  return / /.test(rate) ? `every ${rate}s` : `each ${rate}`
}

const withinDay = /^(?:day|night|shift)$/

function isSameRate(one: string, other: string): boolean {
  return one === other || (withinDay.test(one) && withinDay.test(other) && one !== 'day' && other !== 'day')
}
