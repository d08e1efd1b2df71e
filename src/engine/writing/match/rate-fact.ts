// How much a fact beside the jobs belongs into a letter for one job, from 0 (better unsaid) to 3 (must be said). The weights
// are fitted to facts that recruiters judged (`scripts/fit-facts.ts`).
import { rememberOf } from '#engine/language/remember.ts'
import type { Career } from '../facts/career.ts'
import type { Posting } from '../posting/posting.ts'
import { type Fact, figureFacts } from './fact-figures.ts'
import { factWeights } from './fact-weights.gen.ts'
import { weighTrees } from './weigh-trees.ts'

const MOST = 3

export type RatedFact = Fact & { rating: number }

const ratedOf = rememberOf((career: Career) =>
  rememberOf((posting: Posting): readonly RatedFact[] =>
    figureFacts(career, posting)
      .map((read) => ({ ...read.fact, rating: MOST * weighTrees(factWeights, read) }))
      .toSorted((one, other) => other.rating - one.rating),
  ),
)

/** The one that matters most first. */
export function rateFacts(career: Career, posting: Posting): readonly RatedFact[] {
  return ratedOf(career)(posting)
}
