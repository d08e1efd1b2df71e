import type { Match, MatchedDuty, MatchedRequirement } from '#engine/writing/match/match.ts'
import type { Posting } from '#engine/writing/posting/posting.ts'
import type { Fit, MatchedNeed } from '#shared/api/assistant.ts'

export function toFit(posting: Posting, match: Match): Fit {
  return {
    title: posting.title?.text ?? '',
    company: posting.company?.text ?? '',
    words: match.words,
    mustHave: match.mustHave.map(toNeed),
    niceToHave: match.niceToHave.map(toNeed),
    duties: match.duties.map(toDuty),
  }
}

function toNeed({ requirement: { id, quote, kind }, state, evidence }: MatchedRequirement): MatchedNeed {
  return { id, quote, kind, state, evidence: evidence.map(({ path, quote: words }) => ({ path, quote: words })) }
}

function toDuty({ id, quote, state, evidence }: MatchedDuty): MatchedNeed {
  return { id, quote, state, evidence: evidence.map(({ path, quote: words }) => ({ path, quote: words })) }
}
