// The person, the titles and the employers a text names, by weights fitted to texts of many hands.
import { type SpanModel, tagSpans, unpackModel } from '#engine/language/span-tagger.ts'
import { schoolScore } from '../words/education-words.ts'
import { choosePerson } from './choose-person.ts'
import type { Employer, Span, Title } from './things.ts'
import { titleWorth } from './title-worth.ts'
import { toldFeatures, toldWords } from './told-features.ts'
import { toldWeights } from './told-weights.gen.ts'
import { joinShortened, wholeEmployer } from './whole-employers.ts'
import { withWholeTitles } from './whole-titles.ts'

export type Tagged = {
  person?: Span
  titles: Title[]
  employers: Employer[]
  /** The likeliest employer between two places, where one is all but certain to be named. */
  seekEmployer: (from: number, to: number) => Employer | undefined
}

let ownModel: SpanModel | undefined

type Marked = Span & { kind: string; weight: number }

/** Who tells of themselves has a name and a calling: where none is sure, the likeliest is taken, if it is likely at all. */
const wanted = { kinds: ['name', 'title'], cost: 6 }
/** Where a job has its years, its employer may be that much less likely than none. */
const soughtCost = 4
const nobody = /^(?:n\/?a|none|nil|same(?: place)?)$/i

export function tagTold(text: string, other?: SpanModel): Tagged {
  ownModel ??= unpackModel(toldWeights)
  const model = other ?? ownModel
  const words = toldWords(text)
  const features = toldFeatures(text, words)
  const mark = (first: number, last: number, wanted: Parameters<typeof tagSpans>[2]) =>
    tagSpans(model, features.slice(first, last), wanted).map((span): Marked => {
      const ends = { start: words[first + span.first]?.start ?? 0, end: words[first + span.last]?.end ?? 0 }
      const { start, end } = span.kind === 'employer' ? wholeEmployer(text, ends) : ends
      return { kind: span.kind, start, end, text: text.slice(start, end).replace(/\s+/g, ' '), weight: span.chance }
    })
  const marked = mark(0, words.length, wanted)
  const spans = withWholeTitles(text, joinShortened(text, withNeighbours(text, marked))).toSorted(
    (a, b) => a.start - b.start,
  )
  const person = choosePerson(text, spans)
  return {
    ...(person ? { person } : {}),
    titles: spans.flatMap((span) => (span.kind === 'title' ? [bareTitle(span)] : [])),
    employers: spans.flatMap((span) =>
      span.kind === 'employer' && !nobody.test(span.text) ? [{ ...span, kind: 'employer' as const }] : [],
    ),
    seekEmployer: (from, to) => {
      const first = words.findIndex(({ start }) => start >= from)
      const last = words.findLastIndex(({ end }) => end <= to)
      if (first < 0 || last < first) return undefined
      const [found] = mark(first, last + 1, { kinds: ['employer'], cost: soughtCost })
        .filter(
          ({ kind, start, end, text }) =>
            kind === 'employer' && !nobody.test(text) && spans.every((span) => span.end <= start || span.start >= end),
        )
        .toSorted((a, b) => b.weight - a.weight)
      return found && { ...found, kind: 'employer' }
    },
  }
}

/** `2nd yr apprentice electrician`, `self-employed gardener`: how long and for whom, and then what. */
const beforeTitle = /^(?:(?:experienced|seasoned|self[- ]employed|yr|year|(?:official |job )?title)\s+)+(?=\p{L}{3})/iu

function bareTitle({ text, start, ...span }: Marked): Title {
  const { length } = beforeTitle.exec(text)?.[0] ?? ''
  return { ...span, kind: 'title', text: text.slice(length), start: start + length }
}

const years = String.raw`\s?\((?:(?:since|from)\s)?(?:\p{L}{3,9}\.?\s)?(?:19|20)\d\d(?!\d)[^()\n]{0,24}\)`
const capitals = String.raw`\p{Lu}[\p{L}\p{M}\p{N}'’&.-]*`
const beside = new RegExp(
  `^${years}(?:,?\\s(?:and|then)\\s|[,;]\\s)(?:at\\s|with\\s|for\\s)?(${capitals}(?:\\s(?:(?:of|de|&)\\s)?${capitals}){0,4})(?=${years})`,
  'u',
)

/** In `at Salon Mirabel (2011-2016) and Studio Nine (2016-present)` the second stands as the first does: it is one too. */
function withNeighbours(text: string, spans: readonly Marked[]): Marked[] {
  const all = [...spans]
  for (const one of all) {
    if (one.kind !== 'employer') continue
    const [whole, name] = beside.exec(text.slice(one.end, one.end + 200)) ?? []
    if (whole === undefined || name === undefined || titleWorth(name) >= 1.2 || schoolScore(name) > 1) continue
    const end = one.end + whole.length
    const start = end - name.length
    if (all.every((other) => other.end <= start || other.start >= end))
      all.push({ kind: 'employer', start, end, text: name.replace(/\s+/g, ' '), weight: one.weight })
  }
  return all
}
