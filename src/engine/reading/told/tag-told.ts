// The person, the titles and the employers a text names, by weights fitted to texts of many hands.
import { type SpanModel, tagSpans, unpackModel } from '#engine/language/span-tagger.ts'
import type { Employer, Span, Title } from './things.ts'
import { toldFeatures, toldWords } from './told-features.ts'
import { toldWeights } from './told-weights.gen.ts'

export type Tagged = { person?: Span; titles: Title[]; employers: Employer[] }

let model: SpanModel | undefined

export function tagTold(text: string): Tagged {
  model ??= unpackModel(toldWeights)
  const words = toldWords(text)
  const spans = tagSpans(model, toldFeatures(text, words)).map(({ kind, first, last, chance }) => {
    const start = words[first]?.start ?? 0
    const end = words[last]?.end ?? 0
    return { kind, start, end, text: text.slice(start, end).replace(/\s+/g, ' '), weight: chance }
  })
  const [person] = spans.filter(({ kind }) => kind === 'name').toSorted((a, b) => b.weight - a.weight)
  return {
    ...(person ? { person } : {}),
    titles: spans.flatMap((span) => (span.kind === 'title' ? [{ ...span, kind: 'title' as const }] : [])),
    employers: spans.flatMap((span) => (span.kind === 'employer' ? [{ ...span, kind: 'employer' as const }] : [])),
  }
}
