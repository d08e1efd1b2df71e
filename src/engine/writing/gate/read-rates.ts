// How often, and how nearly: `a day`, `per shift`; `about`, `more than`, `up to`.
import type { Word } from './read-words.ts'

export type Bound = '' | 'about' | 'over' | 'upto' | 'under'

const units_ =
  /^(?:hour|day|night|morning|evening|afternoon|shift|week|weekend|month|quarter|year|season|semester|term|visit|minute|session|class|event|game|trip|load|run|case|order|person|unit|round)s?$/
const adverbs: Readonly<Record<string, string>> = {
  hourly: 'hour',
  daily: 'day',
  nightly: 'night',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annual: 'year',
  annually: 'year',
}

/** `a day`, `per shift`, `every week`, `daily`, `/month`: the unit at this place. */
export function rateAt(words: readonly Word[], at: number): string {
  const word = words[at]
  if (!word) return ''
  const adverb = adverbs[word.lower]
  if (adverb) return adverb
  if (!/^(?:a|an|per|each|every|\/)$/.test(word.lower)) return ''
  const next = words[at + 1]
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
  // `as a shift supervisor`
  if (/^an?$/.test(word.lower) && /^(?:NOUN|PROPN)$/.test(words[at + 2]?.tag ?? '')) return ''
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
  if (next && other && /^(?:working|business|single|school|other)$/.test(next.lower) && units_.test(other.lower))
    return other.lower.replace(/s$/, '')
  return ''
}

export const aboutWords =
  /^(?:usually|typically|generally|normally|mostly|about|around|approximately|approx|roughly|nearly|almost|some|circa|estimated|~|≈)$/

export function boundBefore(words: readonly Word[], at: number): Bound {
  const near = words
    .slice(Math.max(0, at - 4), at)
    .filter(({ text }) => !/^[$€£]$/.test(text))
    .map(({ lower }) => lower)
  const tail = near.join(' ')
  if (
    /(?:up to|as (?:many|much|high|long) as|at most|no more than|not more than|maximum of|max of|a maximum)$/.test(tail)
  )
    return 'upto'
  if (
    /(?:more than|over|above|at least|exceeding|upwards of|upward of|in excess of|no fewer than|no less than|a minimum of|minimum of|well over|past|beyond|plus)$/.test(
      tail,
    )
  )
    return 'over'
  if (/(?:an average of|average of|averaging|on average)$/.test(tail)) return 'about'
  if (/(?:less than|fewer than|under|below|within)$/.test(tail)) return 'under'
  return aboutWords.test(near.at(-1) ?? '') || (aboutWords.test(near.at(-2) ?? '') && near.at(-1) === 'a')
    ? 'about'
    : ''
}
