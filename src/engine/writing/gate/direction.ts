// `brought load time from 6 seconds to 2.5` may be called a cut: the numbers say which way it went.
import { stem } from '../words/stem.ts'
import type { Token } from '../words/tokens.ts'
import type { ParsedText } from './parsed-text.ts'
import { rememberByText } from './remember.ts'
import type { Source } from './source.ts'

const downward = new Set(
  'reduce cut lower decrease drop shrink fall decline shorten trim bring go take move decreased'.split(' ').map(stem),
)
const upward = new Set('increase raise grow rise lift climb expand bring go take move improve'.split(' ').map(stem))

export function fitsDirection(token: Token, { primary }: Source): boolean {
  const goes = new Set(primary.flatMap(directionsIn))
  return (goes.has('down') && downward.has(token.stem)) || (goes.has('up') && upward.has(token.stem))
}

const amount = String.raw`(?:about |around |roughly |approximately |some |nearly )?[$€£]?(\d[\d,]*(?:\.\d+)?)\s?([a-z%]+)?`
const fromTo = new RegExp(String.raw`\bfrom ${amount}[^.;]{0,30}?\bto ${amount}`, 'gi')
const toFrom = new RegExp(String.raw`\bto ${amount}[^.;]{0,30}?\bfrom ${amount}`, 'gi')

const directionsIn = rememberByText(({ text }: ParsedText): ('up' | 'down')[] => [
  ...[...text.matchAll(fromTo)].flatMap(([, first, unit, last, other]) =>
    compare(size(first, unit ?? other), size(last, other ?? unit)),
  ),
  ...[...text.matchAll(toFrom)].flatMap(([, last, unit, first, other]) =>
    compare(size(first, other ?? unit), size(last, unit ?? other)),
  ),
])

function compare(first: number, last: number): ('up' | 'down')[] {
  if (first === last || Number.isNaN(first) || Number.isNaN(last)) return []
  return [first < last ? 'up' : 'down']
}

const factors: Readonly<Record<string, number>> = {
  k: 1e3,
  m: 1e6,
  million: 1e6,
  seconds: 1 / 3600,
  minutes: 1 / 60,
  hours: 1,
  days: 24,
  weeks: 168,
  months: 720,
}

function size(digits = '', unit = ''): number {
  return Number(digits.replaceAll(',', '')) * (factors[unit.toLowerCase()] ?? 1)
}
