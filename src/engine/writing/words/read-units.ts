// What a number is measured in: days, square feet, 4-year-old, 0.001".
import { longUnits, measureUnits, timeUnits, unitKinds } from './quantity-words-data.ts'
import type { Token } from './tokens.ts'

export function readUnit(
  tokens: readonly Token[],
  at: number,
): { unit: string; unitKind?: string; until: number } | undefined {
  const first = tokens[at]?.text === '-' ? at + 1 : at
  const token = tokens[first]
  if (!token) return undefined
  // 0.001" and 6' stand at their number.
  const isGlued = token.start === tokens[first - 1]?.end
  if (isGlued && /^["”″]$/.test(token.text)) return { unit: 'inch', until: first + 1 }
  if (isGlued && /^['’′]$/.test(token.text)) return { unit: 'foot', until: first + 1 }
  if ((isGlued || tokens[first - 1]?.kind === 'number') && /^[AVW]$/.test(token.text))
    return { unit: { A: 'amp', V: 'volt', W: 'watt' }[token.text] ?? '', until: first + 1 }
  for (const length of [2, 3, 4]) {
    const long = tokens
      .slice(first, first + length)
      .map(({ lower }) => lower)
      .join(' ')
    if (longUnits[long]) return { unit: longUnits[long], until: first + length }
  }
  const isEnd = !tokens[first + 1] || tokens[first + 1]?.kind === 'sign'
  if (token.lower === 'in' && isEnd && /\./.test(tokens[first - 1]?.text ?? ''))
    return { unit: 'inch', until: first + 1 }
  if (/^(?:square|sq)$/.test(token.lower)) {
    const stop = tokens[first + 1]?.text
    const of = stop === '.' || stop === '-' ? first + 2 : first + 1
    const unit = unitOf(tokens[of])
    if (unit) return { unit: unit === 'foot' ? 'sqft' : `square ${unit}`, until: of + 1 }
  }
  if (token.lower === 'time' && tokens[first - 1]?.text === '-') return { unit: 'time', until: first + 1 }
  const unit = isOnlyModifier(tokens, first) ? undefined : unitOf(token)
  if (unit) return { unit, until: isOld(tokens, first + 1) ?? first + 1 }
  const kind = unitKinds[token.lower]
  const of = tokens[first + 1]?.text === '-' ? first + 2 : first + 1
  const later = kind === undefined ? undefined : unitOf(tokens[of])
  return later ? { unit: later, until: of + 1, ...(kind ? { unitKind: kind } : {}) } : undefined
}

const times = /^(?:night|evening|morning|afternoon|weekend|summer|shift|term|season)$/
const afterUnits = /^(?:of|in|at|a|per|and|or|for|to|with|on|each|every|from|by|shift)$/

/** `220 weekend covers`, `three shift leads`, `16 night-shift operators`: the word tells which covers and leads. */
function isOnlyModifier(tokens: readonly Token[], at: number): boolean {
  const [word, next] = [tokens[at]?.lower ?? '', tokens[at + 1]]
  // `two-shift warehouse`, `a 12-week course` are joined to the number.
  if (tokens[at - 1]?.text === '-') return false
  if (next?.text === '-')
    return tokens[at + 2]?.kind === 'word' && !/^(?:olds?|a|an|per)$/.test(tokens[at + 2]?.lower ?? '')
  if (word === 'second') return next?.kind === 'word' && ordinalNouns.test(next.lower)
  return times.test(word) && next?.kind === 'word' && !afterUnits.test(next.lower)
}

/** What a second one is: the second shift, second graders. */
const ordinalNouns = /^(?:shift|grade|graders?|year|floor|semester|language|class|tier|team|level|phase|stage|term)s?$/

/** `four years old`, `four years of age`, `four minutes long`. */
function isOld(tokens: readonly Token[], at: number): number | undefined {
  if (tokens[at]?.lower === 'of' && tokens[at + 1]?.lower === 'age') return at + 2
  // `videos, each three minutes long`
  if (tokens[at]?.lower === 'long' && timeUnits[tokens[at - 1]?.lower ?? '']) return at + 1
  return tokens[at]?.lower === 'old' && tokens[at - 1]?.text !== '-' ? at + 1 : undefined
}

export function unitOf(token: Token | undefined): string | undefined {
  return token && (timeUnits[token.lower] ?? measureUnits[token.lower])
}
