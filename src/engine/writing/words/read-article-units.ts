// One of a unit said by its article, and halves of units: within an hour, a year and a half, half a day, half-milliliter.
import { timeUnits, unitKinds } from './quantity-words-data.ts'
import { unitOf } from './read-units.ts'
import type { Token } from './tokens.ts'

export type ArticleUnit = { value: number; unit: string; unitKind?: string; until: number }

const leading = /^(?:within|under|in|for|after|over|lasting|lasted|took|takes|take)$/
/** A summer or a shift is when something was, not how long it took. */
const durations = /^(?:second|minute|hour|day|week|fortnight|month|year|decade)$/
const goesOn = /^(?:of|and|or|to|with|by|at|from|for|in|on|when|while|before|after|as|each|per|the|a|an)$/

export function readArticleUnit(tokens: readonly Token[], at: number): ArticleUnit | undefined {
  return readHalfUnit(tokens, at) ?? readOneUnit(tokens, at)
}

function readOneUnit(tokens: readonly Token[], at: number): ArticleUnit | undefined {
  if (!/^an?$/.test(tokens[at]?.lower ?? '')) return undefined
  const kind = unitKinds[tokens[at + 1]?.lower ?? '']
  const place = kind === undefined ? at + 1 : at + 2
  const unit = timeUnits[tokens[place]?.lower ?? '']
  if (!unit || !durations.test(unit) || /[^s]s$/.test(tokens[place]?.lower ?? '')) return undefined
  const rest = [1, 2, 3].map((step) => tokens[place + step]?.lower).join(' ')
  if (rest === 'and a half') return { value: 1.5, unit, until: place + 4 }
  // `in a day program`, `spent a year`, `20 a day` count no time.
  const next = tokens[place + 1]
  const isLast = next?.kind !== 'word' ? next?.text !== '-' : goesOn.test(next.lower)
  if (!leading.test(tokens[at - 1]?.lower ?? '') || !isLast) return undefined
  return { value: 1, unit, until: place + 1, ...(kind ? { unitKind: kind } : {}) }
}

/** `half an hour`, `half-hour`, `half a year`. */
function readHalfUnit(tokens: readonly Token[], at: number): ArticleUnit | undefined {
  if (tokens[at]?.lower !== 'half') return undefined
  const step = tokens[at + 1]
  const place = step?.text === '-' || /^an?$/.test(step?.lower ?? '') ? at + 2 : at + 1
  const unit = unitOf(tokens[place])
  return unit && unit !== 'time' ? { value: 0.5, unit, until: place + 1 } : undefined
}
