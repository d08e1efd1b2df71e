// How much a line argues for one job, from 0 (nothing, or against it) to 3 (one of the best arguments there is). The weights
// are fitted to lines that people judged for a job (`scripts/fit-lines.ts`).
import type { Career } from '../facts/career.ts'
import type { Posting } from '../posting/posting.ts'
import { figureLines } from './line-figures.ts'
import { lineWeights } from './line-weights.gen.ts'
import { weighTrees } from './weigh-trees.ts'

const MOST = 3

const known = new WeakMap<Career, WeakMap<Posting, ReadonlyMap<string, number>>>()

/** By the text of the line. */
export function rateLines(career: Career, posting: Posting): ReadonlyMap<string, number> {
  const own = known.get(career) ?? new WeakMap<Posting, ReadonlyMap<string, number>>()
  known.set(career, own)
  const rated =
    own.get(posting) ??
    new Map(figureLines(career, posting).map((one) => [one.line.text, MOST * weighTrees(lineWeights, one)]))
  own.set(posting, rated)
  return rated
}
