// How much a fact beside the jobs belongs into a letter for one job, from 0 (better unsaid) to 3 (must be said). The weights
// are fitted to facts that recruiters judged (`scripts/fit-facts.ts`).
import type { Career } from '../facts/career.ts'
import type { Posting } from '../posting/posting.ts'
import { type Fact, figureFacts } from './fact-figures.ts'
import { factWeights } from './fact-weights.gen.ts'
import { weighTrees } from './weigh-trees.ts'

const MOST = 3

export type RatedFact = Fact & { rating: number }

const known = new WeakMap<Career, WeakMap<Posting, readonly RatedFact[]>>()

/** The one that matters most first. */
export function rateFacts(career: Career, posting: Posting): readonly RatedFact[] {
  const own = known.get(career) ?? new WeakMap<Posting, readonly RatedFact[]>()
  known.set(career, own)
  const rated =
    own.get(posting) ??
    figureFacts(career, posting)
      .map((read) => ({ ...read.fact, rating: MOST * weighTrees(factWeights, read) }))
      .toSorted((one, other) => other.rating - one.rating)
  own.set(posting, rated)
  return rated
}
