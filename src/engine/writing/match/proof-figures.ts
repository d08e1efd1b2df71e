// What speaks for a piece of a resume being the proof of one wish: as numbers, for the weights of `prove.ts`. Half of all
// proofs share no word of weight with the wish (`supervising a team`, `five carers under me`), so nearness of topic counts
// beside the words.
import { rememberOf } from '#engine/language/remember.ts'
import { nearness, vectorOf } from '#engine/language/word-vectors.ts'
import type { Career, SourceLine } from '../facts/career.ts'
import { isSameFamilyOfWork, type Kinds, kindsOf } from '../facts/kinds-of-work.ts'
import { type Topic, topicsOf } from '../facts/topics.ts'
import type { Requirement } from '../posting/posting.ts'
import { coverage, rateCoverage } from './find-evidence.ts'
import { judges } from './judges.ts'
import { kinship, massOf } from './needs.ts'
import { multiply, vectorOfTopics } from './topic-vectors.ts'

/** What is asked for; duties have no kind. */
export type Wish = Pick<Requirement, 'quote'> & Partial<Requirement>

type ProofFigures = Readonly<Record<string, number>>

/** `at`: the place of the piece among the lines of the career. */
export type Candidate = { at: number; source: SourceLine; figures: ProofFigures; product: Float32Array }

const kindsOfSource = ['line', 'job', 'school', 'skill', 'certificate', 'language', 'summary', 'other'] as const
const figureOfSource = kindsOfSource.map((kind) => [kind, `is-${kind}`] as const)

function sourceKind({ entry, role }: SourceLine): (typeof kindsOfSource)[number] {
  if (entry.startsWith('experiences.')) return role === 'header' ? 'job' : 'line'
  if (entry.startsWith('projects.')) return 'line'
  if (entry.startsWith('education.')) return 'school'
  if (entry.startsWith('skillCategories.')) return 'skill'
  if (entry.startsWith('certifications.')) return 'certificate'
  if (entry.startsWith('languages.')) return 'language'
  return entry === 'personalInfo' ? 'summary' : 'other'
}

const leads =
  /\b(?:supervis\w+|led?|leads?|leading|leadership|manag\w+|overs\w+|direct\w*|mentor\w*|coach\w*|train\w*|head)\b/i
const people =
  /\b(?:staff|team|crew|carers?|juniors?|apprentices?|employees|people|starters|volunteers|operatives|assistants|under (?:me|my)|reports)\b/i
const written = /\b(?:wr[io]t\w+|letters?|emails?|reports?|correspondence|documentation|records?)\b/i
const spoken =
  /\b(?:customers?|clients?|patients?|parents?|families|public|phones?|calls?|guests?|visitors?|complaints?)\b/i
const timed =
  /\b(?:deadlines?|on time|late|weekly|daily|by \w+day|per (?:shift|hour|day)|an? (?:day|week|hour|shift))\b/i
const shared = { leads, people, written, spoken, timed }

const sharedNames = Object.keys(shared)

const MOST_WORDS = 30

/** What a piece says regardless of the requirement, read once. */
const readSource = rememberOf((source: SourceLine) => ({
  own: vectorOfTopics(source.topics),
  told: Object.values(shared).map((pattern) => pattern.test(source.text)),
  kind: sourceKind(source),
  kinds: kindsOf(source.text),
  words: Math.min(MOST_WORDS, source.text.split(/\s+/).length),
  number: /\d/.test(source.text) ? 1 : 0,
}))

/** Every piece of a career that has anything in common with one wish. */
export function weighProofs(wish: Wish, career: Career, job: Float32Array | undefined): Candidate[] {
  if (wordNumbers.size >= MOST_NUMBERS) forgetWords()
  const topics = topicsOf(wish.quote)
  const mass = topics.reduce((sum, topic) => sum + massOf(topic), 0)
  const vector = vectorOfTopics(topics)
  const kinds = kindsOf(wish.quote)
  const judged = wish.kind ? judges[wish.kind](wish as Requirement, career) : undefined
  const asks = figuresOfWish(wish, mass, topics)
  const asking = Object.values(shared).map((pattern) => pattern.test(wish.quote))
  const first = career.lines.flatMap((source, at) => {
    const piece = readSource(source)
    const answered = answerBoth(topics, source.topics)
    const near = vector && piece.own ? nearness(vector, piece.own) : 0
    const isEvidence =
      judged?.evidence.some(({ path, quote }) => path === source.path && quote === source.text) === true
    // Nothing in common: most of what a resume says has nothing to do with one wish.
    if (answered.soft < FAR && near < FAR && !isEvidence) return []
    const cover = coverage(topics, source)
    const figures: Record<string, number> = {
      ...asks,
      ...answered,
      near,
      share: cover.share,
      heavy: cover.heavy,
      rate: rateCoverage(topics, cover),
      kinds: sharedKinds(kinds, piece.kinds),
      words: piece.words,
      topics: source.topics.length,
      number: piece.number,
      job: piece.own && job ? nearness(piece.own, job) : 0,
      evidence: isEvidence ? 1 : 0,
      judged: judged ? stateValue[judged.state] : -1,
    }
    for (const [place, name] of sharedNames.entries())
      figures[name] = asking[place] && piece.told[place] ? 2 : asking[place] ? -1 : piece.told[place] ? 1 : 0
    for (const [one, name] of figureOfSource) figures[name] = piece.kind === one ? 1 : 0
    return [{ at, source, figures, own: piece.own, soft: answered.soft, near }]
  })
  const bestSoft = Math.max(0, ...first.map(({ soft }) => soft))
  const bestNear = Math.max(0, ...first.map(({ near }) => near))
  const header = new Map(
    first.filter(({ source }) => source.role === 'header').map(({ source, soft }) => [source.entry, soft]),
  )
  const months = new Map(career.jobs.map(({ entry, months: count }) => [entry, count]))
  const place = new Map(career.jobs.map(({ entry }, at) => [entry, at]))
  return first.map(({ at, source, figures, own, soft, near }) => {
    figures.behindSoft = bestSoft - soft
    figures.behindNear = bestNear - near
    figures.header = header.get(source.entry) ?? 0
    figures.place = place.get(source.entry) ?? -1
    figures.enough = wish.years && months.has(source.entry) ? (months.get(source.entry) ?? 0) / 12 / wish.years : -1
    return { at, source, figures, product: multiply(vector, own) }
  })
}

const FAR = 0.25
const stateValue = { met: 3, partly: 2, ask: 1, missing: 0 }

const wishKinds = ['skill', 'experience', 'years', 'licence', 'degree', 'language', 'trait', 'physical'] as const

function figuresOfWish(wish: Wish, mass: number, topics: readonly Topic[]): Record<string, number> {
  const figures: Record<string, number> = { mass, asked: topics.length, years: wish.years ?? 0 }
  for (const one of wishKinds) figures[`wants-${one}`] = wish.kind === one ? 1 : 0
  return figures
}

function sharedKinds(one: Kinds, other: Kinds): number {
  let most = 0
  for (const [kind, share] of one)
    for (const [own, told] of other)
      most = Math.max(most, Math.min(share, told) * (kind === own ? 1 : isSameFamilyOfWork(kind, own) ? 0.5 : 0))
  return most
}

/** As answerOf, but every nearness counts, however small: of the wish by the piece, and of the piece by the wish. */
function answerBoth(topics: readonly Topic[], told: readonly Topic[]): { soft: number; back: number; top: number } {
  const backs = told.map(() => 0)
  let [all, got, top] = [0, 0, 0]
  for (const topic of topics) {
    const mass = massOf(topic)
    let most = 0
    for (const [at, other] of told.entries()) {
      const near = kinOrNear(topic, other)
      most = Math.max(most, near)
      backs[at] = Math.max(backs[at] ?? 0, near)
      if (near >= KIN) top = Math.max(top, near * Math.sqrt(mass))
    }
    all += mass
    got += mass * most
  }
  const masses = told.map(massOf)
  const whole = masses.reduce((sum, mass) => sum + mass, 0)
  const back = masses.reduce((sum, mass, at) => sum + mass * (backs[at] ?? 0), 0)
  return { soft: all === 0 ? 0 : got / all, back: whole === 0 ? 0 : back / whole, top }
}

const KIN = 0.8

/** Postings and resumes say the same words again and again: every word has a number, every pair of them what lies between. */
let numbers = new WeakMap<Topic, number>()
const nearPairs = new Map<number, number>()
const wordNumbers = new Map<string, number>()
const MOST_PAIRS = 60_000
const MOST_NUMBERS = 50_000

function numberOf(topic: Topic): number {
  const known = numbers.get(topic)
  if (known !== undefined) return known
  const word = `${topic.key}|${topic.word}`
  const number = wordNumbers.get(word) ?? wordNumbers.size
  wordNumbers.set(word, number)
  numbers.set(topic, number)
  return number
}

function kinOrNear(one: Topic, other: Topic): number {
  const pair = numberOf(one) * 2 * MOST_NUMBERS + numberOf(other)
  const known = nearPairs.get(pair)
  if (known !== undefined) return known
  const found = measureNear(one, other)
  if (nearPairs.size >= MOST_PAIRS) nearPairs.clear()
  nearPairs.set(pair, found)
  return found
}

/** A server that runs for months meets every word there is. */
function forgetWords(): void {
  numbers = new WeakMap()
  wordNumbers.clear()
  nearPairs.clear()
}

function measureNear(one: Topic, other: Topic): number {
  const kin = kinship(one, other)
  if (kin >= KIN) return kin
  const [left, right] = [vectorOf(one.word.toLowerCase()), vectorOf(other.word.toLowerCase())]
  return left && right ? Math.max(0, nearness(left, right)) : 0
}
