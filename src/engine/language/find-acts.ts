// Which words of a line of work tell what was done, by weights fitted to some seven thousand lines (scripts/fit-acts.ts).
import { actFeatures } from './act-features.ts'
import { actWeights } from './act-weights.gen.ts'
import { chancesOf, type SpanModel, unpackModel } from './span-tagger.ts'
import type { TaggedWord } from './tag-words.ts'

let model: SpanModel | undefined

/** How likely each word is to be an act. `leaning`: how much what stands before or around speaks for opening with one. */
export function actChances(words: readonly TaggedWord[], leaning = 0): number[] {
  model ??= unpackModel(actWeights)
  return chancesOf(model, actFeatures(words), { kind: 'act', by: leaning })
}
