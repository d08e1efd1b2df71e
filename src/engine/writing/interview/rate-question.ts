// Whether a question is worth asking, from 0 to 1, by weights fitted to what recruiters said of some eight hundred
// (scripts/fit-questions.ts).
import type { Career } from '../facts/career.ts'
import { weighTrees } from '../match/weigh-trees.ts'
import type { Posting } from '../posting/posting.ts'
import { type AskedThing, figureQuestion } from './question-figures.ts'
import { questionWeights } from './question-weights.gen.ts'

export function rateQuestion(asked: AskedThing, career: Career, posting: Posting): number {
  return weighTrees(questionWeights, figureQuestion(asked, career, posting))
}
