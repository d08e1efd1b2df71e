// Whether a number is said of the same year: 104 % in 2021 is not 104 % in 2022, and what took until 2020 was not done in 2017.
import type { Quantity } from '../words/quantities.ts'
import type { Token } from '../words/tokens.ts'
import type { NumberPlace } from './number-place.ts'
import type { ParsedText } from './parsed-text.ts'
import { rememberByText } from './remember.ts'

/** `same` where both name years and mine are among theirs; `other` where mine belong elsewhere. */
export function compareYears(mine: NumberPlace, theirs: NumberPlace): 'same' | 'other' | undefined {
  const here = yearsOf(mine)
  const there = yearsOf(theirs)
  if (here.length === 0 || there.length === 0) return undefined
  const isThere = (year: number) => there.some(([from, to]) => year >= from && year <= to)
  // A rise that took from 2019 to 2022 did not take from 2019 to 2020.
  const isSpanned = ([from, to]: Span) => from !== to
  const isOtherSpan = (one: Span) =>
    isSpanned(one) && there.some(isSpanned) && !there.some(([from, to]) => from === one[0] && to === one[1])
  if (mine.quantity.mate !== undefined && here.some(isOtherSpan)) return 'other'
  return here.every(([from, to]) => isThere(from) && isThere(to)) ? 'same' : 'other'
}

type Span = readonly [from: number, to: number]

function yearsOf({ text, quantity }: NumberPlace): readonly Span[] {
  return yearsByNumber(text).get(quantity.from) ?? []
}

/** Years stand behind their numbers, or, where the first of them opens the sentence, before. */
const yearsByNumber = rememberByText(({ tokens, quantities }: ParsedText): ReadonlyMap<number, readonly Span[]> => {
  const found = new Map<number, readonly Span[]>()
  const parts = sentencesOf(tokens)
  for (const [start, end] of parts) {
    const inside = quantities.filter(({ from }) => from >= start && from < end)
    const years = inside.filter(({ kind }) => kind === 'year')
    const counts = inside.filter(({ kind }) => /^(?:count|percent|money|times)$/.test(kind))
    const [firstYear, firstCount] = [years[0], counts[0]]
    if (!firstYear || !firstCount) continue
    const isBefore = firstYear.from < firstCount.from
    for (const [index, count] of counts.entries()) {
      const [last, next] = [counts[index - 1]?.from ?? start, counts[index + 1]?.from ?? end]
      const own = years.filter(({ from }) =>
        isBefore ? from < count.from && from >= last : from > count.from && from < next,
      )
      found.set(count.from, spansOf(tokens, own))
    }
    // `from 88% to 95% in 2022` says the year of both.
    for (const [index, count] of counts.entries()) {
      const twin = [counts[index - 1], counts[index + 1]].find((other) => other && other.value === count.mate)
      if (twin && (found.get(count.from) ?? []).length === 0) found.set(count.from, found.get(twin.from) ?? [])
    }
  }
  return found
})

function sentencesOf(tokens: readonly Token[]): [number, number][] {
  const stops = tokens.flatMap(({ text }, at) => (/^[.;]$/.test(text) ? [at] : []))
  return [...stops, tokens.length].map((stop, index) => [index === 0 ? 0 : (stops[index - 1] ?? 0) + 1, stop])
}

function spansOf(tokens: readonly Token[], years: readonly Quantity[]): Span[] {
  return years.map((year, index) => {
    const [before, after] = [years[index - 1], years[index + 1]]
    if (after && isSpan(tokens, year, after)) return [year.value, after.value]
    return before && isSpan(tokens, before, year) ? [before.value, year.value] : [year.value, year.value]
  })
}

/** `between 2017 and 2020`, `from 2017 to 2020`, `2017-20`. */
function isSpan(tokens: readonly Token[], one: Quantity, other: Quantity): boolean {
  const between = tokens
    .slice(one.until, other.from)
    .map(({ lower }) => lower)
    .join(' ')
  if (/^(?:-|–|—|to|through|thru|until)$/.test(between)) return true
  return between === 'and' && tokens[one.from - 1]?.lower === 'between'
}

/** Whether a year is said to hold all that its source spread over several. */
export function narrowsSpan(mine: NumberPlace, theirs: NumberPlace): boolean {
  const before = mine.text.tokens[mine.quantity.boundFrom - 1]?.lower ?? ''
  const held = mine.text.tokens[mine.quantity.from - 1]?.lower ?? ''
  if (!/^(?:in|within|during)$/.test(held) && !/^(?:in|within|during)$/.test(before)) return false
  if (
    mine.text.tokens.some(({ lower }) => /^(?:start(?:ed|ing)?|beg[ai]n(?:ning)?|since|join(?:ed|ing)?)$/.test(lower))
  )
    return false
  const other = otherEnd(theirs)
  return other !== undefined && !mine.text.quantities.some(({ kind, value }) => kind === 'year' && value === other)
}

function otherEnd({ text: { tokens, quantities }, quantity }: NumberPlace): number | undefined {
  const at = quantities.indexOf(quantity)
  const [before, after] = [quantities[at - 1], quantities[at + 1]]
  if (after?.kind === 'year' && isSpan(tokens, quantity, after)) return after.value
  return before?.kind === 'year' && isSpan(tokens, before, quantity) ? before.value : undefined
}

const months = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|tember|ober)?$/

/** `March 2020` where the source has another month of that year. */
export function turnsMonth(mine: NumberPlace, theirs: NumberPlace): boolean {
  const [here, there] = [monthOf(mine), monthOf(theirs)]
  return here !== undefined && there !== undefined && here.slice(0, 3) !== there.slice(0, 3)
}

function monthOf({ text: { tokens }, quantity: { from } }: NumberPlace): string | undefined {
  const before = tokens[from - 1]?.text === ',' ? tokens[from - 3] : tokens[from - 1]
  return before && /^\p{Lu}/u.test(before.text) && months.test(before.lower) ? before.lower : undefined
}
