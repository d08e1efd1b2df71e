// The person, the titles and the employers a text names, by weights fitted to texts of many hands.
import { type SpanModel, tagSpans, unpackModel } from '#engine/language/span-tagger.ts'
import type { Employer, Span, Title } from './things.ts'
import { toldFeatures, toldWords } from './told-features.ts'
import { toldWeights } from './told-weights.gen.ts'

export type Tagged = { person?: Span; titles: Title[]; employers: Employer[] }

let ownModel: SpanModel | undefined

type Marked = Span & { kind: string; weight: number }

/** Who tells of themselves has a name and a calling: where none is sure, the likeliest is taken, if it is likely at all. */
const leanings = [1, 2, 3]
const nobody = /^(?:n\/?a|none|nil|same(?: place)?)$/i

export function tagTold(text: string, other?: SpanModel): Tagged {
  ownModel ??= unpackModel(toldWeights)
  const model = other ?? ownModel
  const words = toldWords(text)
  const features = toldFeatures(text, words)
  const mark = (leaning?: Parameters<typeof tagSpans>[2]) =>
    tagSpans(model, features, leaning).map(({ kind, first, last, chance }): Marked => {
      const start = words[first]?.start ?? 0
      const end = closedEnd(text, start, words[last]?.end ?? 0)
      return { kind, start, end, text: text.slice(start, end).replace(/\s+/g, ' '), weight: chance }
    })
  let spans = mark()
  for (const wanted of ['name', 'title']) {
    for (const by of leanings) {
      if (spans.some(({ kind }) => kind === wanted)) break
      const found = mark({ kind: wanted, by }).filter(({ kind }) => kind === wanted)
      spans = [...found, ...spans.filter((span) => !found.some((one) => span.start < one.end && span.end > one.start))]
    }
  }
  spans.sort((a, b) => a.start - b.start)
  const [person] = spans.filter(({ kind }) => kind === 'name').toSorted((a, b) => b.weight - a.weight)
  return {
    // `Lindqvist, Maj-Britt`
    ...(person ? { person: { ...person, text: person.text.replace(/^([^,]+), ?([^,]+)$/, '$2 $1') } } : {}),
    titles: spans.flatMap((span) => (span.kind === 'title' ? [{ ...span, kind: 'title' as const }] : [])),
    employers: spans.flatMap((span) =>
      span.kind === 'employer' && !nobody.test(span.text) ? [{ ...span, kind: 'employer' as const }] : [],
    ),
  }
}

/** `Centre de Santé (Bamako` ends before the bracket that it does not close. */
function closedEnd(text: string, start: number, end: number): number {
  const open = /\s*[([][^)\]]*$/.exec(text.slice(start, end))?.index ?? 0
  return open > 0 ? start + open : end
}
