// Which words of a line of work tell what was done, by weights fitted to some seven thousand lines (scripts/fit-acts.ts).
import { actFeatures } from './act-features.ts'
import { actWeights } from './act-weights.gen.ts'
import { chancesOf, type SpanModel, unpackModel } from './span-tagger.ts'
import type { TaggedWord } from './tag-words.ts'

let model: SpanModel | undefined

/** How likely each word is to be an act. `leaning`: how much what stands before or around speaks for opening with one. */
export function actChances(words: readonly TaggedWord[], leaning = 0): number[] {
  model ??= unpackModel(actWeights)
  return chancesOf(model, actFeatures(words), { kind: 'act', by: leaning }).map((chance, at) =>
    words[at + 1]?.lower === 'of' && !takesOf.test(words[at]?.lower ?? '') ? 0 : chance,
  )
}

/** `Load of tunnel washer` became `Loaded of tunnel washer`: before `of` stands a thing, but for these. */
const takesOf =
  /ing$|^(?:dispos|approv|consist|compris|speak|spoke|think|thought|know|knew|hear|learn|inform|notif|remind|complain|advis|assur|cur|rid|made|out|took|tak)/
