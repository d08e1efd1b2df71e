// How long: counted one way, from the dates of the resume.

import type { Job } from '../../facts/career.ts'
import { countMonths } from '../../work-years.ts'
import { type Check, refuse } from '../check.ts'
import type { Ground, Scope } from '../ground.ts'
import { namedJobs } from '../named-jobs.ts'
import type { Quantity } from '../read-numbers.ts'
import type { ReadText } from '../read-segments.ts'

/** `12 years of experience`, `for six years`: time, which the dates may give. */
export function isDuration({ nouns, rate, unit, at, end }: Quantity, { words, numbers }: ReadText): boolean {
  const isCompound =
    words[end]?.text === '-' &&
    nouns.length > 1 &&
    !/^(?:experienc|career|histor|background|tenur|apprentic|stint|job|rol)/.test(nouns[1] ?? '')
  if (isCompound) return false
  // `11 years of experience, 7 of them at Dunn`
  const isShare =
    /^(?:of|at|as|with)$/.test(words[end]?.lower ?? '') &&
    nouns.every((noun) => noun === 'of' || noun.length < 2 || !/^(?:NOUN)$/.test(words[end + 1]?.tag ?? ''))
  const follows = numbers.some((one) => one.at < at && one.nouns.includes('year'))
  if (isShare && follows && (words[end]?.lower !== 'of' || /^(?:them|those|which)$/.test(words[end + 1]?.lower ?? '')))
    return true
  return (
    unit === '' &&
    rate === '' &&
    nouns.some((noun) => /^(?:year|month|decad)$/.test(noun)) &&
    !nouns.some((noun) => /^(?:old|ag|aged|warrant|plan|budget|contract|leas|program|cours|cycl)$/.test(noun))
  )
}

export const durations: Check = {
  find: ({ read, isOfPosting }, scope, ground) => {
    for (const number of read.numbers) {
      if (!isDuration(number, read) || number.isOrdinal) continue
      if (isSaid(number, read, scope)) continue
      if (isOfPosting && new RegExp(`\\b${number.value}\\b`).test(ground.postingText)) continue
      const unit =
        number.nouns.some((noun) => noun === 'year') ||
        !number.nouns.some((noun) => noun === 'month' || noun === 'decad')
          ? 12
          : number.nouns.some((noun) => noun === 'decad')
            ? 120
            : 1
      const spans = possibleSpans(number, read, scope, ground)
      if (!spans.some((months) => fits(number, months, unit)))
        return refuse('years', `The dates in your resume do not give “${number.text}”.`)
    }
    return undefined
  },
  examples: [
    {
      source: 'Drove a truck',
      title: 'Driver',
      start: '2016-11',
      end: '2020-10',
      kind: 'summary',
      passes: ['Driver with 4 years of experience', 'Driver with over three years of experience'],
      refuses: ['Driver with 7 years of experience', 'Driver with more than 4 years of experience'],
    },
  ],
}

/** In the source itself, and beside something the sentence tells too. */
function isSaid(number: Quantity, { segments, words }: ReadText, { texts }: Scope): boolean {
  const start = words[number.at]?.start
  const keys = segments.find((segment) => segment.words.some((word) => word.start === start))?.keys ?? []
  return texts.some(
    ({ read, role }) =>
      (role !== 'line' || keys.length === 0 || keys.some((key) => read.keys.has(key))) &&
      read.numbers.some(
        (one) =>
          one.value === number.value &&
          one.nouns.some((noun) => number.nouns.includes(noun)) &&
          (one.bound === number.bound || number.bound !== 'over'),
      ),
  )
}

/** Of the jobs named; of those whose title or lines the sentence speaks of; of all. */
function possibleSpans(number: Quantity, read: ReadText, scope: Scope, { career, kind }: Ground): number[] {
  const months = (jobs: readonly Job[]) =>
    countMonths(
      jobs.map(({ source }) => source),
      career.today,
    )
  const start = read.words[number.at]?.start
  const segment = read.segments.find(({ words }) => words.some((word) => word.start === start))
  const named = namedJobs(segment ?? read, career.jobs)
  const given = named.length > 0 ? named : kind === 'line' ? scope.jobs : []
  const isWhole =
    /^\s*(?:years?|decades?)(?: of)?(?: [\w-]+){0,4} (?:experience|work|background|career)|^\s*(?:years?|decades?) (?:in|of)\b/i.test(
      read.text.slice(read.words[number.end]?.start ?? 0),
    )
  const isAt = /^\s*(?:years?|months?|decades?)(?: of)?(?: [\w-]+){0,3} (?:at|with|for) /i.test(
    read.text.slice(read.words[number.end]?.start ?? 0),
  )
  if (given.length > 0 && !(isWhole && !isAt && kind !== 'line'))
    return [...given.map((job) => months([job])), months(given)]
  const titled = career.jobs.filter(({ title }) => sharesTitle(read, title))
  const groups =
    titled.length > 0 && titled.length < career.jobs.length
      ? [titled, ...titled.map((job) => [job]), career.jobs]
      : [
          career.jobs,
          ...career.jobs.map((job) => [job]),
          ...career.jobs.slice(1).map((_, at) => career.jobs.slice(at, at + 2)),
        ]
  const spans = groups.map(months)
  const isAs = /^(?:of )?(?:\w+ ){0,2}as an? /.test(
    read.text.slice(read.words[number.end]?.start ?? 0).replace(/^years? /, ''),
  )
  return isAs && titled.length > 0 ? [months(titled), ...titled.map((job) => months([job]))] : spans
}

function sharesTitle(read: ReadText, title: string): boolean {
  return title
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3)
    .some((word) => read.words.some(({ lower }) => lower === word || lower === `${word}s`))
}

function fits({ value, bound }: Quantity, months: number, unit: number): boolean {
  if (months <= 0) return false
  const whole = months / unit
  if (bound === 'over') return (whole > value && whole < value + 2.5) || (whole - value > 0 && whole <= value + 3)
  if (bound === 'about') return Math.abs(whole - value) <= (unit === 12 ? 0.7 : 2)
  if (bound === 'under') return whole <= value
  return Math.floor(whole + 0.09) === value || Math.round(whole) === value
}
