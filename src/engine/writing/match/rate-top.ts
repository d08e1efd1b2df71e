// How much a line says at the top of its resume, whatever the job, from 0 (it would hurt there) to 3 (one of the best things
// the person can say). The weights are fitted to lines that people judged (`scripts/fit-lines.ts`).
import { rememberOf } from '#engine/language/remember.ts'
import type { Career } from '../facts/career.ts'
import { tellsOfFirm } from '../facts/tells-of-firm.ts'
import { figureTops } from './top-figures.ts'
import { topWeights } from './top-weights.gen.ts'
import { weighTrees } from './weigh-trees.ts'

const MOST = 3

/** By the text of the line. */
export const rateTops = rememberOf(
  (career: Career): ReadonlyMap<string, number> =>
    new Map(
      figureTops(career).map((read) => [
        read.line.text,
        tellsOfFirm(read.line, career) ? 0 : MOST * weighTrees(topWeights, read),
      ]),
    ),
)
