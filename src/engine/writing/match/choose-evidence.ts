// Which piece of a resume is shown as the proof of a wish: a line of a job before a name in a list, a line with a number
// before one without, and what people say of themselves at the top last of all.
import type { Career, SourceLine } from '../facts/career.ts'
import { asksToLead, isLeadingOnly, leadsPeople } from '../facts/leads-people.ts'
import { type Topic, topicsOf } from '../facts/topics.ts'
import { findTerms } from '../words/terms.ts'
import { type Found, rateAnswer, toEvidence } from './find-evidence.ts'
import type { Evidence, MatchState } from './match.ts'
import type { Wish } from './proof-figures.ts'
import type { Proof } from './prove.ts'

const SHOWN = 0.6
const NEAR = 0.35
/** One word in common is no chance where the rest is about as much. */
const NO_CHANCE = 0.2
const MOST_EVIDENCE = 2
/** What a line with a number in it has over another that is as near. */
const NUMBER = 0.1

type Candidate = { source: SourceLine; strength: number; rank: number }

/** `lacks`: it is for a thing by name, and the resume nowhere has the name. */
type Ground = { career: Career; proofs: readonly Proof[]; lacks: boolean }

/** By words and by weights, from the surest place. */
export function weighFound(wish: Wish, found: Found, { career, proofs, lacks }: Ground): Found {
  const isLeading = asksToLead(wish.quote)
  const strengths = new Map(proofs.map(({ source, strength }) => [source, strength]))
  const topics = topicsOf(wish.quote)
  const isBare = isLeadingOnly(wish.quote)
  const candidates = career.lines.flatMap((source): Candidate[] => {
    const rank = rankOf(source, wish, career)
    if (rank === undefined) return []
    // A crew is led by whoever says so; whoever is in it leads nobody.
    const leads =
      isLeading && source.role === 'line' && leadsPeople(source.text)
        ? isBare && isAsMany(source.text, wish.quote)
          ? SHOWN
          : NEAR
        : 0
    const weighed = strengths.get(source) ?? 0
    const strength = Math.max(weighed, toldBy(source, { found, topics, weighed }), leads)
    return strength >= NEAR ? [{ source, strength: strength + (/\d/.test(source.text) ? NUMBER : 0), rank }] : []
  })
  const ranked = candidates.toSorted(
    (one, other) =>
      Number(other.strength >= SHOWN) - Number(one.strength >= SHOWN) ||
      other.rank - one.rank ||
      other.strength - one.strength,
  )
  const state = stateOf()
  const isShown = state === 'met' || state === 'partly'
  return {
    state,
    evidence: isShown ? ranked.slice(0, MOST_EVIDENCE).map(({ source }) => evidenceFor(source, found)) : [],
  }

  function stateOf(): MatchState {
    // What only looked like an answer leaves it to the person.
    if (candidates.length === 0) return found.state === 'missing' || !wish.kind ? 'missing' : 'ask'
    // `first response time, CSAT and quality scores`: of work told in a row, one part may be named and another lacking.
    if (lacks && found.state !== 'met') return found.state === 'missing' && !wish.kind ? 'partly' : found.state
    if (!candidates.some(({ strength }) => strength >= SHOWN)) return 'partly'
    return isLeading && !candidates.some(({ source }) => leadsPeople(source.text)) ? 'partly' : 'met'
  }
}

/** `weighed`: how near it is by the weights. */
type Told = { found: Found; topics: readonly Topic[]; weighed: number }

/** How surely the words of a piece say it. */
function toldBy(source: SourceLine, { found, topics, weighed }: Told): number {
  if (found.state === 'missing') return 0
  if (isNamed(source.topics, topics)) return SHOWN
  const evidence = found.evidence.find(({ path, quote }) => path === source.path && quote === source.text)
  if (!evidence || source.entry === 'personalInfo') return 0
  if (isOneWord(evidence)) return weighed >= NO_CHANCE ? NEAR : 0
  // `Manhattan WMS` for `any WMS`: the thing itself, by another name.
  const isOtherName = evidence.shared[0] === evidence.quote
  if (isOtherName) return found.state === 'met' ? SHOWN : NEAR
  return Math.max(NEAR, Math.min(SHOWN, rateAnswer(topics, source)))
}

/** One word that both use may be chance: `output per hour` shows no `reliable hours`. A skill is listed on purpose. */
function isOneWord({ entry, shared, quote }: Evidence): boolean {
  const [word] = shared
  if (shared.length !== 1 || word === undefined || word === quote || entry.startsWith('skillCategories.')) return false
  return findTerms(word).length === 0
}

function evidenceFor(source: SourceLine, found: Found): Evidence {
  return found.evidence.find(({ path, quote }) => path === source.path && quote === source.text) ?? toEvidence(source)
}

/** Undefined where it proves nothing: the name of a job is no proof of work done in it, unless the wish is for such a job. */
function rankOf({ entry, role, path }: SourceLine, { kind, quote }: Wish, { jobs }: Career): number | undefined {
  if (entry.startsWith('experiences.') || entry.startsWith('projects.') || entry.startsWith('answers.')) {
    if (role !== 'header') return 3
    // The name of an employer or of its town speaks of no work.
    const title = jobs.find((job) => job.entry === entry)?.title ?? ''
    return kind === 'experience' && rateAnswer(topicsOf(quote), { topics: topicsOf(title) }) > 0 ? 1 : undefined
  }
  if (entry.startsWith('skillCategories.') || entry.startsWith('certifications.') || entry.startsWith('languages.'))
    return 2
  if (path === 'personalInfo.professionalTitle') return undefined
  return entry === 'personalInfo' ? 0 : 1
}

/** Who led 22 has not led 60. */
function isAsMany(text: string, quote: string): boolean {
  const most = (said: string) => Math.max(0, ...(said.match(/\d+/g) ?? []).map(Number))
  return most(text) >= most(quote)
}

/** `Excel`, in a line or a list: a tool goes by its name. */
function isNamed(told: readonly Topic[], asked: readonly Topic[]): boolean {
  return asked.some(({ key, weight }) => weight > 1 && told.some((one) => one.key === key))
}
