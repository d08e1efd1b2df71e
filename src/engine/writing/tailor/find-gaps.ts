import type { Match } from '../match/match.ts'
import type { Gap } from '../proposal.ts'

/** What the posting wants and the resume does not say. */
export function findGaps(match: Match): Gap[] {
  return [...match.mustHave, ...match.niceToHave]
    .filter(({ state }) => state === 'missing')
    .map(({ requirement: { id, need, quote } }) => ({ requirementId: id, need, quote }))
}
