// How much a line argues for one job, from 0 (nothing, or against it) to 3 (one of the best arguments there is). The weights
// are fitted to lines that people judged for a job (`scripts/fit-lines.ts`).
import { rememberOf } from '#engine/language/remember.ts'
import type { Career } from '../facts/career.ts'
import type { Posting } from '../posting/posting.ts'
import { figureLines } from './line-figures.ts'
import { lineWeights } from './line-weights.gen.ts'
import { weighTrees } from './weigh-trees.ts'

const MOST = 3

const ratedOf = rememberOf((career: Career) =>
  rememberOf(
    (posting: Posting) =>
      new Map(figureLines(career, posting).map((one) => [one.line.text, MOST * weighTrees(lineWeights, one)])),
  ),
)

/** By the text of the line. */
export function rateLines(career: Career, posting: Posting): ReadonlyMap<string, number> {
  return ratedOf(career)(posting)
}
