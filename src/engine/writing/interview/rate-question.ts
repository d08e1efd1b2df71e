// Whether a question is worth asking, from 0 to 1, by weights fitted to what people said they lack and to what recruiters said
// of some eight hundred questions (scripts/fit-questions.ts).
import type { Career } from '../facts/career.ts'
import { weighTrees } from '../match/weigh-trees.ts'
import type { Posting } from '../posting/posting.ts'
import { blendQuestion } from './choose-questions.ts'
import { gapWeights } from './gap-weights.gen.ts'
import { type AskedThing, figureQuestion } from './question-figures.ts'
import { worthWeights } from './worth-weights.gen.ts'

export function rateQuestion(asked: AskedThing, career: Career, posting: Posting): number {
  const figured = figureQuestion(asked, career, posting)
  return blendQuestion({ gap: weighTrees(gapWeights, figured), worth: weighTrees(worthWeights, figured) })
}
