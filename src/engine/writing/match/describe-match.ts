// How a resume fits a job, in a sentence that begins with what was found. Never a percentage.
import type { MatchState } from './match.ts'

type Judged = { state: MatchState }

/** For one and two of them English has words of its own. */
const allOf: Record<number, string> = { 1: 'the one must-have', 2: 'both must-haves' }
const anyOf: Record<number, string> = { 1: 'the one must-have', 2: 'either of the two must-haves' }
const noneOf: Record<number, string> = { 1: '', 2: ' Neither is clear yet.' }

export function describeMatch(mustHave: readonly Judged[]): string {
  if (mustHave.length === 0) return 'The posting names no must-haves.'
  const { met, maybe, of } = countMet(mustHave)
  if (of === 0) return 'What the job asks for depends on things a resume can’t show.'
  return `${describeTold({ met, maybe, of })}${describeUntold(mustHave.length - of)}`
}

function describeTold({ met, maybe, of }: ReturnType<typeof countMet>): string {
  // What isn't found may still be true: nobody is told that they don't qualify.
  if (met === 0 && maybe === 0) {
    const sought = anyOf[of] ?? `any of the ${of} must-haves`
    return `We couldn’t find ${sought} in your resume. ${of === 1 ? 'Does it' : 'Do they'} apply to you?`
  }
  if (met === 0) return `Your resume may meet ${partOf(maybe, of)}.${noneOf[of] ?? ' None is clear yet.'}`
  return `Your resume meets ${partOf(met, of)}${describeMaybe(maybe, met + maybe === of)}.`
}

/** Without it the list below the sentence is longer than the count in it. */
function describeUntold(count: number): string {
  if (count === 0) return ''
  return ` ${count === 1 ? 'One more depends on something' : `${count} more depend on things`} a resume can’t show.`
}

function partOf(some: number, of: number): string {
  return some === of ? (allOf[of] ?? `all ${of} must-haves`) : `${some} of the ${of} must-haves`
}

function describeMaybe(maybe: number, isRest: boolean): string {
  if (maybe === 0) return ''
  const many = maybe === 1 ? 'one' : maybe
  return isRest ? `, and may meet the other ${many}` : `, and may meet ${many} more`
}

/** What the resume answers, for sure or perhaps, of what can be judged from one. */
export function countMet(needs: readonly Judged[]): { met: number; maybe: number; of: number } {
  const count = (...states: MatchState[]) => needs.filter(({ state }) => states.includes(state)).length
  return { met: count('met'), maybe: count('partly'), of: count('met', 'partly', 'missing') }
}
