// How much a line argues for one job, from 0 (nothing, or against it) to 3 (one of the best arguments there is). The weights
// are fitted to lines that people judged for a job (`scripts/fit-lines.ts`).
import { rememberOf } from '#engine/language/remember.ts'
import type { Career } from '../facts/career.ts'
import { tellsOfFirm } from '../facts/tells-of-firm.ts'
import type { Posting } from '../posting/posting.ts'
import { type FiguredLine, figureLines } from './line-figures.ts'
import { lineWeights } from './line-weights.gen.ts'
import { weighTrees } from './weigh-trees.ts'

const MOST = 3

/**
 * People who make up a resume put what fits first and say most about it. Real ones do not, and there how near a line is to
 * the posting's words and to its occupation, beside the person's other lines, orders them better than the weights do.
 */
const NEAR = 0.2

function weigh(one: FiguredLine): number {
  const said = weighTrees(lineWeights, one)
  const { standsBearing = 0, standsTypical = 0 } = one.figures
  const odds = Math.log(said / (1 - said)) + NEAR * (standsBearing + standsTypical)
  return MOST / (1 + Math.exp(-odds))
}

const ratedOf = rememberOf((career: Career) =>
  rememberOf(
    (posting: Posting) =>
      new Map(
        figureLines(career, posting).map((one) => [one.line.text, tellsOfFirm(one.line, career) ? 0 : weigh(one)]),
      ),
  ),
)

/** By the text of the line. */
export function rateLines(career: Career, posting: Posting): ReadonlyMap<string, number> {
  return ratedOf(career)(posting)
}
