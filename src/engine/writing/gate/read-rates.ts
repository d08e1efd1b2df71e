// How often, and how nearly: `a day`, `per shift`; `about`, `more than`, `up to`.
import type { Word } from './read-words.ts'

export type Bound = '' | 'about' | 'over' | 'upto' | 'under'

const units_ =
  /^(?:hour|day|night|morning|evening|afternoon|shift|week|weekend|month|quarter|year|season|semester|term|visit|minute|session|class|event|game|trip|load|run|case|order|person|unit|round)s?$/
const adverbs = new Map([
  ['hourly', 'hour'],
  ['daily', 'day'],
  ['nightly', 'night'],
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['quarterly', 'quarter'],
  ['yearly', 'year'],
  ['annual', 'year'],
  ['annually', 'year'],
  ['fortnightly', '2 week'],
  ['biweekly', '2 week'],
  ['bimonthly', '2 month'],
])
const articles = new Set(['a', 'an', 'per', 'each', 'every', '/'])
const multiples = new Map(
  'other second two third three fourth four fifth five sixth six'
    .split(' ')
    .map((word, at) => [word, at < 3 ? 2 : Math.floor((at + 3) / 2)] as const),
)

/** `a day`, `per shift`, `every week`, `daily`, `/month`: the unit at this place. */
export function rateAt(words: readonly Word[], at: number): string {
  const word = words[at]
  if (!word) return ''
  // `Puget Weekly` is a name.
  const adverb = adverbs.get(word.lower)
  if (adverb && (word.isFirst || !/^\p{Lu}/u.test(word.text))) {
    // `two-weekly`
    const times = word.isJoined && words[at - 1]?.text === '-' ? multiples.get(words[at - 2]?.lower ?? '') : undefined
    return times ? `${times} ${adverb}` : adverb
  }
  if (!articles.has(word.lower)) return ''
  const next = words[at + 1]
  // `every other week`, `every 3 months`
  const times = /^(?:each|every)$/.test(word.lower)
    ? (multiples.get(next?.lower ?? '') ?? Number(/^\d+$/.exec(next?.lower ?? '')?.[0] ?? 0))
    : 0
  if (times > 1) {
    // `each 12-hour shift` is each shift.
    const [joint, unit] = [words[at + 2], words.slice(at + 2, at + 5).find(({ lower }) => units_.test(lower))]
    if (joint?.text === '-') {
      const shift = words.slice(at + 4, at + 6).find(({ lower }) => units_.test(lower))
      return shift ? shift.lower.replace(/s$/, '') : ''
    }
    if (unit) return `${times} ${unit.lower.replace(/s$/, '')}`
  }
  if (word.lower === 'per' && next?.kind === 'word' && next.isContent) {
    const head = words[at + 2]?.tag === 'NOUN' ? words[at + 2] : next
    return (head ?? next).lower.replace(/s$/, '')
  }
  if (
    word.lower === 'each' &&
    words[at - 1] &&
    !(next && units_.test(next.lower)) &&
    /^(?:NOUN|NUM)$/.test(words[at - 1]?.tag ?? '') &&
    !/^(?:NOUN|PROPN|ADJ|NUM)$/.test(next?.tag ?? '')
  )
    return 'each'
  // `for over a year`, `in under a month`: how long
  if (
    /^an?$/.test(word.lower) &&
    /^(?:over|than|under|about|almost|nearly|within|for|in|after)$/.test(words[at - 1]?.lower ?? '')
  )
    return ''
  // `as a shift supervisor`
  if (/^an?$/.test(word.lower) && /^(?:NOUN|PROPN)$/.test(words[at + 2]?.tag ?? '')) return ''
  if (word.text === '/' && next && units_.test(next.key)) return next.key
  if (word.text === '/' && next?.lower === 'h') return 'hour'
  if (
    next &&
    units_.test(next.lower) &&
    !(
      /^an?$/.test(word.lower) &&
      !/^(?:hour|day|night|week|month|year|shift|quarter|season|visit|minute)$/.test(next.lower)
    )
  )
    return next.lower.replace(/s$/, '')
  // `every working day`, `each business week`
  const other = words[at + 2]
  if (next && other && /^(?:working|business|single|school)$/.test(next.lower) && units_.test(other.lower))
    return other.lower.replace(/s$/, '')
  return ''
}

export const aboutWords =
  /^(?:usually|typically|generally|normally|about|around|approximately|approx|roughly|nearly|almost|some|circa|estimated|maybe|perhaps|~|≈)$/

function boundBefore(words: readonly Word[], at: number): Bound {
  const near = words
    .slice(Math.max(0, at - 4), at)
    .filter(({ text }) => !/^[$€£₦.]$/.test(text))
    .map(({ lower }) => lower)
  const tail = near.join(' ').replace(/ an?$/, '')
  if (/\b(?:up to|as \w+ as|at most|no more than|not more than|maximum of|max of|a maximum)$/.test(tail)) return 'upto'
  if (/\b(?:watch\w*|turn\w*|look\w*|presid\w*|rul\w*|hand\w*|took|take|taking) over$/.test(tail)) return ''
  if (
    /\b(?:(?:more|better) than|over|above|at least|min|exceeding|upwards of|upward of|in excess of|no fewer than|no less than|a minimum of|minimum of|well over|(?<!the )past|beyond|topped|surpassed|exceeded)$/.test(
      tail,
    )
  )
    return 'over'
  // `passed $400,000`; who passed on twelve cases counts twelve.
  if (/\bpassed$/.test(tail) && /^[$€£]$/.test(words[at - 1]?.text ?? '')) return 'over'
  if (/[>≥]$/.test(tail)) return 'over'
  if (/[<≤]$/.test(tail)) return 'under'
  if (/\b(?:close to|short of)$/.test(tail)) return 'about'
  if (/(?:an average of|average of|averaging|on average)$/.test(tail)) return 'about'
  if (/\b(?:less than|fewer than|under|below)$/.test(tail)) return 'under'
  // `within two days` is a bound, `within a $9,000 budget` names it.
  if (
    /\b(?:within|inside)$/.test(tail) &&
    words.slice(at, at + 4).some(({ key }) => /^(?:minut|hour|day|week|month|second|mil|foot|inch)$/.test(key))
  )
    return 'under'
  return aboutWords.test(near.at(-1) ?? '') || (aboutWords.test(near.at(-2) ?? '') && near.at(-1) === 'a')
    ? 'about'
    : ''
}

/** Before the number, or after what it counts: `five days or less`, `30 or so`. `over three seasons` says when, not how many. */
export function boundOf(words: readonly Word[], at: number, end: number, isMore: boolean): Bound {
  const after = words
    .slice(end, end + 2)
    .map(({ lower }) => lower)
    .join(' ')
  if (isMore || /^or (?:more|above|better)/.test(after)) return 'over'
  if (/^or (?:less|fewer|under)/.test(after)) return 'under'
  if (/^(?:or so|on average)/.test(after)) return 'about'
  return isDuring(words, at, end) ? '' : boundBefore(words, at)
}

export function isDuring(words: readonly Word[], at: number, end: number): boolean {
  const near = words.slice(Math.max(0, at - 2), at).map(({ lower }) => lower)
  if (near.at(-1) === 'a')
    return near.at(-2) === 'over' && !/^(?:hundred|thousand|million)$/.test(words[at]?.lower ?? '')
  return near.at(-1) === 'over' && timeWords.test(words[end - 1]?.lower ?? '') && words[end]?.lower !== 'of'
}

const timeWords =
  /^(?:days|hours|years|weeks|weekends|months|seasons|semesters|summers|winters|quarters|sessions|visits|shifts)$/
