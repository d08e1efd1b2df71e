// Numbers that follow from those of the line: 22 pickers and six drivers are 28 pickers and drivers, 61 to 74 % are 13 points.
import type { Quantity } from '../words/quantities.ts'
import { mayStandFor } from '../words/thesaurus.ts'
import type { Token } from '../words/tokens.ts'
import { findCounted, isAnyone, isPerson, isWorker } from './counted.ts'
import type { ParsedText } from './parsed-text.ts'

export function isDerived(text: ParsedText, quantity: Quantity, lines: readonly ParsedText[]): boolean {
  if (quantity.kind !== 'count' || quantity.upTo !== undefined || quantity.isEach) return false
  return lines.some((line) => isDifference(quantity, line) || isChange(quantity, line) || isSum(text, quantity, line))
}

/** Points between two shares; 13 percent would be something else. */
function isDifference({ value, bound, unit }: Quantity, { quantities }: ParsedText): boolean {
  const shares = quantities.filter(({ kind, upTo }) => kind === 'percent' && upTo === undefined)
  if (unit !== 'point' || bound !== 'exact' || shares.some((share) => share.bound !== 'exact')) return false
  return shares.length === 2 && Math.abs(Math.abs((shares[0]?.value ?? 0) - (shares[1]?.value ?? 0)) - value) < 1e-9
}

/** `by three days, from nine to six` */
function isChange({ value, bound, unit, preposition }: Quantity, { quantities }: ParsedText): boolean {
  if (unit === undefined || bound !== 'exact' || preposition !== 'by') return false
  return quantities.some(
    (one) =>
      one.mate !== undefined && one.unit === unit && one.kind === 'count' && Math.abs(one.value - one.mate) === value,
  )
}

/** Two things counted side by side, both named again or people all. */
function isSum(text: ParsedText, quantity: Quantity, line: ParsedText): boolean {
  if (quantity.unit !== undefined || quantity.bound !== 'exact') return false
  const mine = findCounted(text, quantity).heads
  return line.quantities.some((one, index) => {
    const other = line.quantities[index + 1]
    if (!other || !isPlain(one) || !isPlain(other) || one.value + other.value !== quantity.value) return false
    const between = line.tokens.slice(one.until, other.boundFrom)
    if (between.length > 4 || between.length < 2 || between.at(-1)?.lower !== 'and') return false
    const heads = [one, other].map((number) => findCounted(line, number).heads)
    return heads.every((nouns) => nouns.length > 0 && mine.some((noun) => names(noun, nouns)))
  })
}

function isPlain({ kind, unit, upTo, bound, isEach }: Quantity): boolean {
  return kind === 'count' && unit === undefined && upTo === undefined && bound === 'exact' && !isEach
}

function names(noun: Token, nouns: readonly Token[]): boolean {
  if (mayStandFor(noun.stem, new Set(nouns.map(({ stem }) => stem)))) return true
  return (isAnyone(noun) || isWorker(noun)) && nouns.every(isPerson)
}
