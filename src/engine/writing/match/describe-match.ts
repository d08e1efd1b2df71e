// How a resume fits a job, in a sentence that begins with what was found. Never a percentage.
import type { MatchState } from './match.ts'

type Judged = { state: MatchState }

/** For one and two of them English has words of its own. */
const allOf: Record<number, string> = { 1: 'the one thing', 2: 'both things' }
const anyOf: Record<number, string> = { 1: 'the one thing', 2: 'either of the two things' }

export function describeMatch(mustHave: readonly Judged[]): string {
  if (mustHave.length === 0) return 'The posting names no must-haves.'
  const { found, of } = countFound(mustHave)
  if (of === 0) return 'What they ask for can’t be judged from a resume.'
  if (found === 0) return `Your resume doesn’t speak to ${anyOf[of] ?? `any of the ${of} things`} they ask for yet.`
  if (found === of) return `Your resume speaks to ${allOf[of] ?? `all ${of} things`} they ask for.`
  return `Your resume speaks to ${found} of the ${of} things they ask for.`
}

/** What the resume answers, in whole or in part, of what can be judged from one. */
export function countFound(needs: readonly Judged[]): { found: number; of: number } {
  const count = (...states: MatchState[]) => needs.filter(({ state }) => states.includes(state)).length
  return { found: count('met', 'partly'), of: count('met', 'partly', 'missing') }
}
