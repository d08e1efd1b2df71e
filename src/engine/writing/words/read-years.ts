// Years of the calendar: 2021, and the following year where one was named before.
import type { Token } from './tokens.ts'

export function isYear(token: Token, value: number): boolean {
  return token.kind === 'number' && /^(?:19[4-9]\d|20[0-4]\d)$/.test(token.text) && Number.isInteger(value)
}

const steps = new Map([
  ...['following', 'next', 'subsequent'].map((word) => [word, 1] as const),
  ...['previous', 'prior', 'preceding'].map((word) => [word, -1] as const),
])

/** `88% the following year` behind 2021 says 2022. */
export function readNextYear(
  tokens: readonly Token[],
  at: number,
  found: readonly { kind: string; value: number }[],
): { value: number; until: number } | undefined {
  const step = steps.get(tokens[at]?.lower ?? '')
  if (step === undefined || tokens[at + 1]?.lower !== 'year' || tokens[at - 1]?.lower !== 'the') return undefined
  const last = found.findLast(({ kind }) => kind === 'year')
  return last && { value: last.value + step, until: at + 2 }
}
