// A span of time beside the jobs that tell of what it is told of: `ten years in cardiology` of who went there four years ago.
import type { Job } from '../facts/career.ts'
import { countMonths } from '../work-years.ts'
import { untilNow } from './checks/durations.ts'
import type { Ground } from './ground.ts'
import type { Quantity } from './quantity.ts'
import type { ReadText } from './read-segments.ts'
import type { Word } from './read-words.ts'
import { isOn, isSynonym } from './words.ts'

/** By how many years it is longer, and shorter, than those jobs. */
export function yearsBeyond(number: Quantity, read: ReadText, ground: Ground): readonly [over: number, under: number] {
  const { value, bound, nouns } = number
  const years = nouns.includes('decad') ? value * 10 : nouns.includes('month') ? value / 12 : value
  const own = spanOf(jobsSaying(timedWords(number, read), ground), ground.career.today) / 12
  // `over ten`, `nearly ten`
  const least = bound === 'over' ? years + 0.3 : bound === 'about' || bound === 'under' ? years - 0.6 : years
  return [least - own, own - years]
}

/** From the first of these jobs to the last, breaks and all. */
export function spanOf(jobs: readonly Job[], today: string): number {
  const isCurrent = jobs.some((job) => job.isCurrent)
  const spans = jobs.flatMap(({ source }) =>
    isCurrent
      ? [countMonths([untilNow(source)], today)]
      : jobs.map((last) => countMonths([{ ...last.source, startDate: source.startDate }], today)),
  )
  return Math.max(0, ...spans)
}

/** The jobs that say most of these words; all where none says one. */
function jobsSaying(words: readonly Word[], { career, scopes }: Ground): readonly Job[] {
  const counts = career.jobs.map((job) => {
    const texts = scopes.find(({ jobs: own }) => own.length === 1 && own[0] === job)?.texts ?? []
    const own = texts.filter(({ entry, role }) => entry === job.entry && (role === 'line' || role === 'header'))
    return words.filter((word) => own.some(({ read }) => read.words.some((one) => isKin(word, one)))).length
  })
  const most = Math.max(0, ...counts)
  return most === 0 ? career.jobs : career.jobs.filter((_, at) => counts[at] === most)
}

const [LEAST_SHARED, MOST_SHARED] = [4, 6]

/** `supervised` of a supervisor, `accounting` of an accountant. */
function isKin(one: Word, other: Word): boolean {
  if (one.key === other.key || isSynonym(one.key, other.key)) return true
  const shared = Math.min(one.key.length, other.key.length, MOST_SHARED)
  return shared >= LEAST_SHARED && one.key.slice(0, shared) === other.key.slice(0, shared)
}

const ofTime = /^(?:years?|months?|decades?|experience|over|more|than|nearly|almost|about|around|just|some)$/

/** What follows it to the next sign, else what stands before. */
function timedWords({ at, until }: Quantity, { words }: ReadText): Word[] {
  const isTold = ({ isContent, lower, key, kind }: Word) =>
    kind === 'word' && isContent && !ofTime.test(lower) && !isOn('plain', key)
  const isEnd = ({ kind, text, lower }: Word) =>
    (kind === 'sign' && /^[,;:()—–]$/.test(text)) || /^(?:who|and|where|which|with)$/.test(lower)
  const next = words.findIndex((word, place) => place >= until && isEnd(word))
  const after = words.slice(until, next < 0 ? words.length : next).filter(isTold)
  if (after.length > 0) return after
  const before = words.slice(words.slice(0, at).findLastIndex(isEnd) + 1, at).filter(isTold)
  return before.length > 0 ? before : words.filter(isTold)
}
