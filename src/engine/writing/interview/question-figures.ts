// What speaks for a question being worth a tired person's while: as numbers, for the weights of `rate-question.ts`.
import { escapePattern } from '#engine/language/escape-pattern.ts'
import { remember, rememberOf } from '#engine/language/remember.ts'
import { nearness, rarityOf, vectorOf } from '#engine/language/word-vectors.ts'
import type { Career } from '../facts/career.ts'
import { type Topic, topicsOf } from '../facts/topics.ts'
import { lacksName, proofsOf } from '../match/prove.ts'
import { jobVector, vectorOfTopics } from '../match/topic-vectors.ts'
import type { Posting, Requirement, Span } from '../posting/posting.ts'
import { isSaidIn, type LackingName, nameTopics } from './lacking-names.ts'

/** A question that might be asked, and what it is about. */
export type AskedThing = {
  text: string
  quote: string
  span: Span
  chance: number
  /** Undefined for work of the post. */
  requirement?: Requirement | undefined
  /** Where it is about one name. */
  name?: LackingName | undefined
  /** Whether it asks about a post that leads others. */
  isRank?: boolean | undefined
}

const forms: readonly (readonly [string, RegExp])[] = [
  ['hold', /^Do you hold\b/],
  ['experience', /^Do you have (?:\S+ ){0,3}(?:experience|knowledge)\b/],
  ['done', /^Have you (?!used\b)/],
]

const given =
  /\b(?:train(?:ing|ed)?|provide[ds]?|we (?:will|can|pay)|full support|learn|teach|given|supplied|funded)\b/i
const kinds = ['skill', 'experience', 'licence', 'physical'] as const

export function figureQuestion(
  asked: AskedThing,
  career: Career,
  posting: Posting,
): { figures: Record<string, number>; product: Float32Array } {
  const { text, quote, span, chance, requirement, name, isRank } = asked
  const topics = nameTopics(quote)
  const vector = vectorOfTopics(topics)
  const job = jobVector(posting)
  const own = vectorOfTopics(career.lines.flatMap((line) => line.topics))
  const duty = posting.duties.find((one) => isAround(one.span, span))
  const wish = requirement ?? duty ?? { quote }
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
    duty: duty && !requirement ? 1 : 0,
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
    joined: / and | & /.test(quote) ? 1 : 0,
    either: / or |\//.test(quote) ? 1 : 0,
    given: given.test(row) ? 1 : 0,
    alone: row.trim().length - quote.length < ALONE ? 1 : 0,
    place: span.start / Math.max(1, posting.text.length),
    lines: career.lines.length,
  }
  Object.assign(figures, figureLacking(topics, { career, posting, span }))
  Object.assign(figures, {
    'is-rank': isRank ? 1 : 0,
    proper: name?.isProper ? 1 : 0,
    paper: /^Do you hold an?\b/.test(text) ? 1 : 0,
    'of-need': quote.length / Math.max(1, wish.quote.length),
    'need-said': shareSaid(wish.quote, career),
    'need-or': /\bor\b|\//.test(wish.quote) ? 1 : 0,
    'must-at': requirement ? posting.mustHave.findIndex(({ id }) => id === requirement.id) : -2,
    needs: posting.mustHave.length + posting.niceToHave.length,
    'into-need': requirement ? (span.start - requirement.span.start) / Math.max(1, requirement.quote.length) : 0,
  })
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

const isAround = (outer: Span, inner: Span) => outer.start <= inner.start && outer.end >= inner.end

function shareSaid(text: string, career: Career): number {
  const heavy = topicsOf(text).filter(({ weight }) => weight >= 1)
  return heavy.length === 0 ? -1 : heavy.filter((topic) => isSaidIn(career, topic)).length / heavy.length
}

type Around = { career: Career; posting: Posting; span: Span }

/** How much the posting makes of what the resume lacks. */
function figureLacking(topics: readonly Topic[], { career, posting, span }: Around): Record<string, number> {
  const lacking = topics.filter((topic) => topic.weight >= 1 && !isSaidIn(career, topic))
  const isIn = (text: string) => lacking.some(({ word }) => holds(text, word))
  const rows = posting.text.split('\n').filter(isIn).length
  const { mustHave, niceToHave, duties, title, text } = posting
  const vector = vectorOfTopics(lacking)
  const sentence = sentenceAround(text, span)
  const vectors = lacking.flatMap(({ word }) => vectorOf(word.toLowerCase()) ?? [])
  const own = ownVectors(career)
  const subject = title && vectorOfTopics(topicsOf(title.text))
  const [musts, nices, works] = [mustHave, niceToHave, duties].map(
    (wishes) => wishes.filter(({ quote }) => isIn(quote)).length,
  ) as [number, number, number]
  const titled = title ? lacking.filter(({ word }) => holds(title.text, word)) : []
  return {
    lacking: lacking.length,
    rows,
    musts,
    nices,
    duties: works,
    stress: titled.length + musts + nices / 2 + works / 2 + rows / 2,
    opening: isIn(text.slice(0, OPENING)) ? 1 : 0,
    mentions: Math.max(0, ...lacking.map(({ word }) => countOf(text, word))),
    rare: Math.max(0, ...lacking.map(({ word }) => rarityOf(word.toLowerCase()))),
    coded: lacking.some(({ word }) => /\p{Lu}[\p{L}&/-]*\p{Lu}|\p{L}\d|\d\p{L}/u.test(word)) ? 1 : 0,
    term: lacking.some(({ key }) => key.startsWith('term:')) ? 1 : 0,
    nearTitle: vector && subject ? nearness(vector, subject) : 0,
    wanted: wanted.test(sentence) ? 1 : 0,
    welcome: welcome.test(sentence) ? 1 : 0,
    pay: pay.test(rowAround(text, span)) ? 1 : 0,
    nearest: Math.max(0, ...own.map((one) => Math.max(0, ...vectors.map((vector) => nearness(vector, one))))),
  }
}

const OPENING = 500

const ownVectors = rememberOf(({ lines }: Career) => {
  const words = new Set(lines.flatMap(({ topics }) => topics.map(({ word }) => word.toLowerCase())))
  return [...words].flatMap((word) => vectorOf(word) ?? [])
})

function sentenceAround(text: string, { start, end }: Span): string {
  const from = Math.max(0, ...[...text.slice(0, start).matchAll(/[.;!?](?=\s)|\n/g)].map(({ index }) => index + 1))
  const rest = /[.;!?](?=\s)|\n|$/.exec(text.slice(end))
  return text.slice(from, end + (rest?.index ?? 0))
}
const wanted = /\b(?:must|essential|required?|need|have to|key|critical|minimum|only apply|no .{1,20} no)\b/i
const welcome =
  /\b(?:desirable|advantage\p{L}*|preferred|preferably|ideal(?:ly)?|plus|bonus|nice|welcome|asset|helpful|useful|similar|equivalent|gold)\b/iu
const pay =
  /[£$€]|\b(?:salary|pension|holidays?|leave|benefits?|bonus|allowance|insurance|hours?|shifts?|roster|apply|equal|veteran|disability)\b/i

const MOST_REMEMBERED = 2000

/** Names of two letters are looked for as they are written. */
const patternOf = remember(
  MOST_REMEMBERED,
  (word) => new RegExp(`(?<![\\p{L}\\d])${escapePattern(word.replace(/s$/, ''))}`, word.length < 3 ? 'gu' : 'giu'),
)

function countOf(text: string, word: string): number {
  return (text.match(patternOf(word)) ?? []).length
}

function holds(text: string, word: string): boolean {
  return countOf(text, word) > 0
}
