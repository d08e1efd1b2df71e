// Numbers that run up to another, and ordinals: 5-10, 13- to 17-year, second through fourth.
import { currencies, ordinalWords } from './quantity-words-data.ts'
import { type Amount, readAmount } from './read-amount.ts'
import { unitOf } from './read-units.ts'
import type { Token } from './tokens.ts'

export function currencyAt(tokens: readonly Token[], at: number): string | undefined {
  const isAmount = tokens[at + 1]?.kind === 'number' || /^multi/.test(tokens[at + 1]?.lower ?? '')
  return isAmount ? currencies[tokens[at]?.lower ?? ''] : undefined
}

export function readOrdinal(tokens: readonly Token[], at: number): { value: number; until: number } | undefined {
  const token = tokens[at]
  if (token?.kind === 'word') {
    const value = ordinalWords[token.lower]
    if (token.lower === 'second' && isTimeSecond(tokens, at)) return undefined
    return value === undefined ? undefined : { value, until: at + 1 }
  }
  const next = tokens[at + 1]
  if (token?.kind !== 'number' || !next || next.start !== token.end || !/^(?:st|nd|rd|th)$/.test(next.lower))
    return undefined
  return { value: Number(token.text.replace(/,/g, '')), until: at + 2 }
}

/** `900 requests per second`, `requests/second`, `12 a second`. */
function isTimeSecond(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.lower ?? ''
  return before === 'per' || before === '/' || (before === 'a' && tokens[at + 1]?.kind !== 'word')
}

const through = /^(?:-|–|—|to|through|thru)$/

export function readOrdinalRange(tokens: readonly Token[], at: number): { value: number; until: number } | undefined {
  if (!through.test(tokens[at]?.lower ?? '')) return undefined
  return readOrdinal(
    tokens,
    at + (tokens[at]?.text === '-' && /^(?:to|through)$/.test(tokens[at + 1]?.lower ?? '') ? 2 : 1),
  )
}

type End = { low: number; value: number; until: number; currency?: string }

/** `5-10`, `5 to 10`, `7 through 12`, `13- to 17-year`, `5 or 6`, `between 5 and 10`. From 220 to 610 are two numbers. */
export function readRange(tokens: readonly Token[], from: number, amount: Amount): End | undefined {
  const before = tokens.slice(Math.max(0, from - 3), from).map(({ lower }) => lower)
  // `Spanish 1 and 2 to 140 students`
  if (before.at(-1) === 'and' && tokens[from - 2]?.kind === 'number') return undefined
  const isBetween = before.includes('between')
  let at = amount.until
  const unit = tokens[at]
  if (unit?.text === '%' || (unitOf(unit) && through.test(tokens[at + 1]?.lower ?? ''))) at += 1
  const isOpen = tokens[at]?.text === '-' && /^(?:to|or|through)$/.test(tokens[at + 1]?.lower ?? '')
  if (isOpen) at += 1
  const joiner = tokens[at]?.lower ?? ''
  const isRange = through.test(joiner) || (isBetween && joiner === 'and')
  // From 220 to 610 is a change.
  if (joiner !== 'or' && (!isRange || before.at(-1) === 'from')) return undefined
  at += 1
  const currency = currencyAt(tokens, at)
  const high = readAmount(tokens, currency ? at + 1 : at)
  if (!high || high.isCode || high.value <= amount.value || high.isVague) return undefined
  // `five or six` is one number not quite known; `two or forty` would be two.
  if (joiner === 'or' && high.value > amount.value * 2) return undefined
  // `1 to 1.5 million`, `$2-3M`: the scale is said once.
  const said = Number(tokens[currency ? at + 1 : at]?.text.replace(/,/g, ''))
  const scale = said > 0 && high.value > said && said > amount.value ? high.value / said : 1
  return { low: amount.value * scale, value: high.value, until: high.until, ...(currency ? { currency } : {}) }
}
