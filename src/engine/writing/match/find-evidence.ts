// The lines of a resume that speak of what a phrase is about, best first.
import type { SourceLine } from '../facts/career.ts'
import { isSameFamily, type Topic, topicsOf } from '../facts/topics.ts'
import type { Evidence, MatchState } from './match.ts'

export type Found = { state: MatchState; evidence: readonly Evidence[] }

/** How much of a phrase one line covers, and with which words. */
export type Coverage = { share: number; words: readonly string[]; keys: readonly string[]; heavy: number }

const leading = /^(?:supervis|lead|manag|overs|direct|head$|leadership)/
const FAMILY_CREDIT = 0.8
const MET = 0.6
const PARTLY = 0.34
const MOST_EVIDENCE = 4

export function coverage(topics: readonly Topic[], line: Pick<SourceLine, 'topics'>): Coverage {
  let got = 0
  let all = 0
  let heavy = 0
  const words: string[] = []
  const keys: string[] = []
  for (const topic of topics) {
    all += topic.weight
    const hit = line.topics.find(({ key }) => key === topic.key)
    const kin = hit ?? line.topics.find(({ key }) => isSameFamily(key, topic.key))
    if (!kin) continue
    const credit = topic.weight * (hit ? 1 : FAMILY_CREDIT)
    got += credit
    if (topic.weight >= 1) heavy += credit
    words.push(kin.word)
    keys.push(topic.key)
  }
  return { share: all === 0 ? 0 : got / all, words, keys, heavy }
}

/** Two specific words in common are no coincidence, however long the requirement. */
const ENOUGH = 1.8

/**
 * How well a line answers a wish, 0 where it does not: two of the words that name one thing, or half of them, and of a
 * wish for a tool the tool itself. `platform` alone does not answer `Unix platform`.
 */
export function rateAnswer(topics: readonly Topic[], line: Pick<SourceLine, 'topics'>): number {
  return rateCoverage(topics, coverage(topics, line))
}

export function rateCoverage(topics: readonly Topic[], cover: Coverage): number {
  const heavy = topics.filter(({ weight }) => weight >= 1)
  const all = heavy.reduce((sum, { weight }) => sum + weight, 0)
  const named = heavy.filter(({ key }) => key.startsWith('term:'))
  const hasName = named.length === 0 || named.some(({ key }) => cover.keys.includes(key))
  const isEnough = cover.heavy >= ENOUGH || (cover.heavy >= 0.8 && cover.heavy >= all * 0.5 && hasName)
  return isEnough ? cover.share * 0.5 + Math.min(1.5, cover.heavy / 2) : 0
}

function rankLines(phrase: string, lines: readonly SourceLine[]): { line: SourceLine; cover: Coverage }[] {
  const topics = topicsOf(phrase)
  return lines
    .map((line) => ({ line, cover: coverage(topics, line) }))
    .filter(({ cover }) => cover.heavy > 0 || cover.share >= MET)
    .sort((one, other) => other.cover.share - one.cover.share)
}

/** Words that fit any job do not count as proof, however many of them two lines share. */
export function findEvidence(phrase: string, lines: readonly SourceLine[]): Found {
  const topics = topicsOf(phrase)
  const ranked = rankLines(phrase, lines)
  const best = ranked[0]?.cover.share ?? 0
  const covered = new Set<string>()
  const kept = ranked.filter(({ cover }) => {
    const isNew = cover.share >= Math.max(0.2, best * 0.4) && cover.keys.some((key) => !covered.has(key))
    if (isNew) for (const key of cover.keys) covered.add(key)
    return isNew
  })
  const weight = topics.reduce((sum, topic) => sum + topic.weight, 0)
  const whole =
    topics.filter(({ key }) => covered.has(key)).reduce((sum, topic) => sum + topic.weight, 0) / (weight || 1)
  // Being in a crew is not leading one.
  const asksToLead = topics.some(({ key }) => leading.test(key))
  const leads = ranked.some(({ line }) => line.topics.some(({ key }) => leading.test(key)))
  const most = asksToLead && !leads ? 'partly' : 'met'
  return {
    state: best >= MET || whole >= 0.75 ? most : best >= PARTLY || whole >= PARTLY ? 'partly' : 'missing',
    evidence: kept.slice(0, MOST_EVIDENCE).map(({ line, cover }) => toEvidence(line, cover.words)),
  }
}

export function toEvidence(line: SourceLine, shared: readonly string[] = [line.text]): Evidence {
  return { path: line.path, entry: line.entry, quote: line.text, shared: [...new Set(shared)] }
}
