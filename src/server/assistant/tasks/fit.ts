import { describeMatch } from '#engine/writing/match/describe-match.ts'
import type { Match, MatchedDuty, MatchedRequirement } from '#engine/writing/match/match.ts'
import type { Posting } from '#engine/writing/posting/posting.ts'
import type { Fit, MatchedNeed } from '#shared/api/assistant.ts'

export function toFit(posting: Posting, match: Match): Fit {
  const toNeed = (matched: MatchedRequirement): MatchedNeed => {
    const { id, quote, kind } = matched.requirement
    const { state, evidence } = matched
    return { id, quote, kind, state, evidence: evidence.map(({ path, quote: words }) => ({ path, quote: words })) }
  }
  const mustHave = match.mustHave.map(toNeed)
  return {
    title: posting.title?.text ?? '',
    company: posting.company?.text ?? '',
    words: describeMatch(mustHave),
    mustHave,
    niceToHave: match.niceToHave.map(toNeed),
    duties: match.duties.map(toDuty),
  }
}

function toDuty({ id, quote, state, evidence }: MatchedDuty): MatchedNeed {
  return { id, quote, state, evidence: evidence.map(({ path, quote: words }) => ({ path, quote: words })) }
}
