// How a resume fits a job, in a sentence that begins with what was found. Never a percentage.
import type { MatchState } from './match.ts'

type Judged = { state: MatchState }

/** For one and two of them English has words of its own. */
const allOf: Record<number, string> = { 1: 'the one thing', 2: 'both things' }
const anyOf: Record<number, string> = { 1: 'the one thing', 2: 'either of the two things' }
const noneOf: Record<number, string> = { 1: '', 2: ', but to neither for sure' }

export function describeMatch(mustHave: readonly Judged[]): string {
  if (mustHave.length === 0) return 'The posting names no must-haves.'
  const { met, maybe, of } = countMet(mustHave)
  if (of === 0) return 'What they ask for can’t be judged from a resume.'
  if (met === 0 && maybe === 0)
    return `Your resume doesn’t speak to ${anyOf[of] ?? `any of the ${of} things`} they ask for yet.`
  if (met === 0)
    return `Your resume may speak to ${partOf(maybe, of)} they ask for${noneOf[of] ?? ', but to none for sure'}.`
  return `Your resume speaks to ${partOf(met, of)} they ask for${describeMaybe(maybe, met + maybe === of)}.`
}

function partOf(some: number, of: number): string {
  return some === of ? (allOf[of] ?? `all ${of} things`) : `${some} of the ${of} things`
}

function describeMaybe(maybe: number, isRest: boolean): string {
  if (maybe === 0) return ''
  const many = maybe === 1 ? 'one' : maybe
  return isRest ? `, and maybe to the other ${many}` : `, and maybe to ${many} more`
}

/** What the resume answers, for sure or perhaps, of what can be judged from one. */
export function countMet(needs: readonly Judged[]): { met: number; maybe: number; of: number } {
  const count = (...states: MatchState[]) => needs.filter(({ state }) => states.includes(state)).length
  return { met: count('met'), maybe: count('partly'), of: count('met', 'partly', 'missing') }
}
