// What speaks for a question being worth a tired person's while: as numbers, for the weights of `rate-question.ts`.
import { nearness, rarityOf } from '#engine/language/word-vectors.ts'
import type { Career } from '../facts/career.ts'
import { topicsOf } from '../facts/topics.ts'
import { lacksName, proofsOf } from '../match/prove.ts'
import { jobVector, vectorOfTopics } from '../match/topic-vectors.ts'
import type { Posting, Requirement, Span } from '../posting/posting.ts'

/** A question that might be asked, and what it is about. */
export type AskedThing = {
  text: string
  quote: string
  span: Span
  chance: number
  state: string
  /** Undefined for work of the post. */
  requirement?: Requirement | undefined
}

const forms: readonly (readonly [string, RegExp])[] = [
  ['hold', /^Do you hold\b/],
  ['used', /^Have you used\b/],
  ['experience', /^Do you have (?:\S+ ){0,3}(?:experience|knowledge)\b/],
  ['have', /^Do you have\b/],
  ['are', /^Are you\b/],
  ['done', /^Have you\b/],
  ['speak', /^Do you (?:speak|know)\b/],
  ['quoted', /“/],
]

const given =
  /\b(?:train(?:ing|ed)?|provide[ds]?|we (?:will|can|pay)|full support|learn|teach|given|supplied|funded)\b/i
const theirs =
  /\b(?:our|we|us|this|these|every|each|all|any|other|various|right|good|well|best|time|things|everything|people)\b/i
const kinds = ['skill', 'experience', 'years', 'licence', 'degree', 'language', 'physical'] as const

export function figureQuestion(
  { text, quote, span, chance, state, requirement }: AskedThing,
  career: Career,
  posting: Posting,
): { figures: Record<string, number>; product: Float32Array } {
  const topics = topicsOf(quote)
  const vector = vectorOfTopics(topics)
  const job = jobVector(posting)
  const own = vectorOfTopics(career.lines.flatMap((line) => line.topics))
  const wish = requirement ?? { quote }
  const [best, second] = proofsOf(wish, career, posting)
  const said = new Set(career.lines.flatMap((line) => line.topics.map(({ key }) => key)))
  const heavy = topics.filter(({ weight }) => weight >= 1)
  const words = quote.split(/\s+/)
  const row = rowAround(posting.text, span)
  const figures: Record<string, number> = {
    chance,
    weight: requirement?.weight ?? 0,
    must: requirement?.need === 'must' ? 1 : 0,
    nice: requirement?.need === 'nice' ? 1 : 0,
    duty: requirement ? 0 : 1,
    partly: state === 'partly' ? 1 : 0,
    words: words.length,
    length: text.split(/\s+/).length,
    proof: best?.strength ?? 0,
    second: second?.strength ?? 0,
    lacks: lacksName(wish, career) ? 1 : 0,
    heavy: heavy.length,
    topics: topics.length,
    said: heavy.length > 0 ? heavy.filter(({ key }) => said.has(key)).length / heavy.length : -1,
    nearSelf: vector && own ? nearness(vector, own) : 0,
    nearJob: vector && job ? nearness(vector, job) : 0,
    rarest: Math.max(0, ...topics.map(({ word }) => rarityOf(word.toLowerCase()))),
    commonest: Math.min(1, ...topics.map(({ word }) => rarityOf(word.toLowerCase()))),
    capitals: words.slice(1).filter((word) => /^\p{Lu}/u.test(word)).length + (/^\p{Lu}{2}/u.test(quote) ? 1 : 0),
    digits: /\d/.test(quote) ? 1 : 0,
    commas: quote.split(',').length - 1,
    joined: / and | & /.test(quote) ? 1 : 0,
    either: / or |\//.test(quote) ? 1 : 0,
    given: given.test(row) ? 1 : 0,
    theirs: theirs.test(quote) ? 1 : 0,
    alone: row.trim().length - quote.length < ALONE ? 1 : 0,
    place: span.start / Math.max(1, posting.text.length),
    lines: career.lines.length,
  }
  for (const kind of kinds) figures[`is-${kind}`] = requirement?.kind === kind ? 1 : 0
  const form = forms.find(([, pattern]) => pattern.test(text))?.[0]
  for (const [name] of forms) figures[`asks-${name}`] = form === name ? 1 : 0
  return { figures, product: vector ?? none }
}

/** A wish that fills its line was set down as one. */
const ALONE = 12
const none = new Float32Array(0)

function rowAround(text: string, { start, end }: Span): string {
  const from = text.lastIndexOf('\n', start) + 1
  const until = text.indexOf('\n', end)
  return text.slice(from, until < 0 ? undefined : until)
}
