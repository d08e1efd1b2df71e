// How often: `a day`, `per shift`, `weekly`.
import type { Word } from './read-words.ts'

const rateUnits =
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
    !(next && rateUnits.test(next.lower)) &&
    /^(?:NOUN|NUM)$/.test(words[at - 1]?.tag ?? '') &&
    !/^(?:NOUN|PROPN|ADJ|NUM)$/.test(next?.tag ?? '')
  )
    return 'each'
  // `as a shift supervisor`
  if (/^an?$/.test(word.lower) && /^(?:NOUN|PROPN)$/.test(words[at + 2]?.tag ?? '')) return ''
  if (
    next &&
    rateUnits.test(next.lower) &&
    !(
      /^an?$/.test(word.lower) &&
      !/^(?:hour|day|night|week|month|year|shift|quarter|season|visit|minute)$/.test(next.lower)
    )
  )
    return next.lower.replace(/s$/, '')
  // `every working day`, `each business week`
  const other = words[at + 2]
  if (next && other && /^(?:working|business|single|school|other)$/.test(next.lower) && rateUnits.test(other.lower))
    return other.lower.replace(/s$/, '')
  return ''
}
