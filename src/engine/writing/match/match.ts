// How a resume answers a posting: words on both sides, no percentage.
import type { Duty, Requirement } from '../posting/posting.ts'

export type Evidence = {
  /** The field of the resume, e.g. `experiences.<id>.description`. */
  path: string
  entry: string
  /** The words of the resume. */
  quote: string
  /** The words both have in common, as the resume writes them. */
  shared: readonly string[]
}

/** met: the resume says it; partly: something near; missing: nothing; ask: only the person can know. */
export type MatchState = 'met' | 'partly' | 'missing' | 'ask'

export type MatchedRequirement = { requirement: Requirement; state: MatchState; evidence: readonly Evidence[] }

export type MatchedDuty = Pick<Duty, 'id' | 'quote' | 'chance'> & { state: MatchState; evidence: readonly Evidence[] }

export type Match = {
  mustHave: readonly MatchedRequirement[]
  niceToHave: readonly MatchedRequirement[]
  duties: readonly MatchedDuty[]
  /** `Your resume meets 5 of the 7 must-haves, and may meet one more.` */
  words: string
}
