// Holds the requirements of a posting against the lines of a resume.
import type { Resume } from '#engine/resume/resume.ts'
import { type Answer, collectFacts, type Facts } from '../facts.ts'
import { allLines, type SourceLine } from '../gate/source.ts'
import type { Posting, Requirement } from '../posting/posting.ts'
import { readDegree } from '../words/degrees.ts'
import { findTerms } from '../words/terms.ts'
import { countMonths, latestDate } from '../work-years.ts'
import { type Coverage, coverage, topicsOf } from './cover.ts'
import type { Evidence, Match, MatchedDuty, MatchedRequirement, MatchState } from './match.ts'

export type MatchOptions = { today?: string | undefined; answers?: readonly Answer[] | undefined }

export function matchPosting(resume: Resume, posting: Posting, { today, answers = [] }: MatchOptions = {}): Match {
  return matchFacts(collectFacts(resume, answers, today), posting)
}

/** As matchPosting, for whoever has collected the facts already. */
export function matchFacts(facts: Facts, posting: Posting): Match {
  const lines = allLines(facts).filter(({ role, entry }) => !(role === 'header' && entry === 'personalInfo'))
  const judge = (requirement: Requirement) => matchRequirement(requirement, lines, facts)
  const mustHave = posting.mustHave.map(judge)
  return {
    mustHave,
    niceToHave: posting.niceToHave.map(judge),
    duties: posting.duties.map(({ id, quote }): MatchedDuty => {
      const found = findEvidence(quote, lines)
      return { id, quote, state: stateOf(found.share, found.whole), evidence: found.evidence }
    }),
    words: describe(mustHave),
  }
}

function matchRequirement(requirement: Requirement, lines: readonly SourceLine[], facts: Facts): MatchedRequirement {
  const judged = judges[requirement.kind](requirement, lines, facts)
  return { requirement, ...judged }
}

type Judged = { state: MatchState; evidence: readonly Evidence[] }
type Judge = (requirement: Requirement, lines: readonly SourceLine[], facts: Facts) => Judged

const judges: Record<Requirement['kind'], Judge> = {
  skill: judgeWords,
  experience: judgeWords,
  other: judgeWords,
  trait: (requirement, lines) => askInstead(judgeWords(requirement, lines)),
  physical: (requirement, lines) => askInstead(judgeWords(requirement, lines)),
  language: judgeLanguage,
  licence: judgeLicence,
  degree: judgeDegree,
  years: judgeYears,
}

function judgeWords({ quote }: Pick<Requirement, 'quote'>, lines: readonly SourceLine[]): Judged {
  const { share, whole, evidence } = findEvidence(quote, lines)
  return { state: stateOf(share, whole), evidence }
}

/** Nobody can read from a resume that somebody is friendly or can lift 50 pounds. */
function askInstead(judged: Judged): Judged {
  return judged.state === 'missing' || judged.state === 'partly'
    ? { ...judged, state: judged.state === 'partly' && judged.evidence.length > 0 ? 'partly' : 'ask' }
    : judged
}

function judgeLanguage(requirement: Requirement, lines: readonly SourceLine[]): Judged {
  const wanted = requirement.quote.match(/\b\p{Lu}\p{Ll}+\b/gu) ?? []
  const spoken = lines.filter(
    ({ entry, text, role }) =>
      (entry.startsWith('languages.') || role === 'list') &&
      wanted.some((name) => new RegExp(`\\b${name}\\b`, 'i').test(text)),
  )
  if (spoken.length > 0) return { state: 'met', evidence: spoken.map((line) => evidenceOf(line, [line.text])) }
  const judged = judgeWords(requirement, lines)
  return judged.state === 'met' ? judged : { state: 'missing', evidence: [] }
}

function judgeLicence(requirement: Requirement, lines: readonly SourceLine[]): Judged {
  const wanted = findTerms(requirement.quote)
    .filter(({ term }) => term.kind === 'credential')
    .map(({ term }) => term.id)
  // Somebody else's licence in a line of work is none of theirs.
  const held = lines.filter((line) => wanted.some((id) => line.termIds.has(id)) && canHold(line))
  if (held.length > 0) {
    const isAny = /\bor\b|,/.test(requirement.quote)
    const all = wanted.every((id) => held.some(({ termIds }) => termIds.has(id)))
    return {
      state: isAny || all ? 'met' : 'partly',
      evidence: held.slice(0, 3).map((line) => evidenceOf(line, [line.text])),
    }
  }
  const certificates = lines.filter(
    ({ entry }) =>
      entry.startsWith('certifications.') || entry.startsWith('personalInfo') || entry.startsWith('answers'),
  )
  const judged = judgeWords(requirement, certificates)
  if (judged.state !== 'missing') return judged
  const anywhere = judgeWords(requirement, lines)
  if (
    anywhere.state === 'met' &&
    anywhere.evidence.some(({ quote }) => /licen[cs]|certif|admitted|registered|permit/i.test(quote))
  )
    return anywhere
  return { state: /driver|driving|clearance|background/i.test(requirement.quote) ? 'ask' : 'missing', evidence: [] }
}

function canHold({ role, text }: SourceLine): boolean {
  return role !== 'line' || /\b(?:licen[cs]ed?|certifi\w+|hold|holds|admitted|registered)\b/i.test(text)
}

function judgeDegree(requirement: Requirement, lines: readonly SourceLine[]): Judged {
  const wanted = readDegree(requirement.quote)
  const schools = lines.filter(({ entry, role }) => entry.startsWith('education.') && role === 'header')
  const held = schools.filter(({ text }) => readDegree(text) >= Math.max(1, wanted))
  const best = held[0]
  if (best) {
    const area = topicsOf(requirement.quote).filter(
      (topic) => !/degree|diploma|bachelor|master|school|accredit|universit|colleg|equivalent/.test(topic.stem),
    )
    const inArea = held.find((line) => coverage(area, line).share > 0)
    if (area.length === 0 || inArea)
      return { state: 'met', evidence: [evidenceOf(inArea ?? best, [(inArea ?? best).text])] }
    return {
      state: wanted <= 1 || /related|equivalent/i.test(requirement.quote) ? 'met' : 'partly',
      evidence: [evidenceOf(best, [best.text])],
    }
  }
  const lower = schools.find(({ text }) => readDegree(text) > 0)
  if (lower) return { state: 'partly', evidence: [evidenceOf(lower, [lower.text])] }
  return { state: schools.length > 0 && wanted <= 1 ? 'ask' : 'missing', evidence: [] }
}

function judgeYears(requirement: Requirement, lines: readonly SourceLine[], facts: Facts): Judged {
  const today = facts.today ?? latestDate(facts.resume)
  const topics = topicsOf(requirement.quote).filter(
    (topic) => !/year|month|degree|bachelor|master|train|combin/.test(topic.stem),
  )
  const jobs = facts.resume.experiences.map((job) => {
    const own = lines.filter(({ entry }) => entry === `experiences.${job.id}`)
    return { job, share: Math.max(0, ...own.map((line) => coverage(topics, line).share)), own }
  })
  const near = topics.length === 0 ? jobs : jobs.filter(({ share }) => share >= Math.min(0.34, 1 / topics.length))
  const months = countMonths(
    near.map(({ job }) => job),
    today,
  )
  const wanted = (requirement.years ?? 0) * 12
  const evidence = near
    .slice(0, 3)
    .flatMap(({ own }) => own.filter(({ role }) => role === 'header').map((line) => evidenceOf(line, [line.text])))
  if (months >= wanted && near.length > 0) return { state: 'met', evidence }
  return {
    state: months >= wanted * 0.5 && near.length > 0 ? 'partly' : 'missing',
    evidence: months > 0 ? evidence : [],
  }
}

const MOST_EVIDENCE = 4

type Found = { share: number; whole: number; evidence: Evidence[] }

/** The best lines for a quote, the share of its words the best covers, and what they cover together. */
function findEvidence(quote: string, lines: readonly SourceLine[]): Found {
  const topics = topicsOf(quote)
  if (topics.length === 0) return { share: 0, whole: 0, evidence: [] }
  const ranked = lines
    .map((line) => ({ line, cover: coverage(topics, line) }))
    .filter(({ cover }) => cover.share > 0)
    .sort((one, other) => other.cover.share - one.cover.share)
  const best = ranked[0]?.cover.share ?? 0
  const covered = new Set<string>()
  // Each further line must answer something the ones before it did not.
  const kept = ranked.filter(({ cover }) => {
    const isNew = cover.share >= Math.max(0.2, best * 0.4) && cover.topics.some((topic) => !covered.has(topic))
    if (isNew) for (const topic of cover.topics) covered.add(topic)
    return isNew
  })
  const weight = topics.reduce((sum, topic) => sum + topic.weight, 0)
  const whole = topics.filter((topic) => covered.has(topic.stem)).reduce((sum, topic) => sum + topic.weight, 0) / weight
  return {
    share: best,
    whole,
    evidence: kept.slice(0, MOST_EVIDENCE).map(({ line, cover }) => evidenceOf(line, wordsOf(cover))),
  }
}

function wordsOf(cover: Coverage): string[] {
  return [...new Set(cover.words)]
}

function evidenceOf(line: SourceLine, shared: readonly string[]): Evidence {
  return { path: pathOf(line), entry: line.entry, quote: line.text, shared }
}

function pathOf({ entry, role }: SourceLine): string {
  if (entry === 'personalInfo') return 'personalInfo.summary'
  if (/^(?:experiences|education|projects)\./.test(entry))
    return role === 'header'
      ? `${entry}.${entry.startsWith('experiences') ? 'position' : entry.startsWith('education') ? 'degree' : 'name'}`
      : `${entry}.description`
  return entry.startsWith('skillCategories') ? `${entry}.skills` : `${entry}.name`
}

function stateOf(share: number, whole: number): MatchState {
  if (share >= 0.6 || whole >= 0.75) return 'met'
  return share >= 0.3 ? 'partly' : 'missing'
}

function describe(mustHave: readonly MatchedRequirement[]): string {
  const count = (state: MatchState) => mustHave.filter((item) => item.state === state).length
  if (mustHave.length === 0) return 'The posting names no must-haves.'
  const parts = [
    `The resume shows ${count('met')} of ${mustHave.length} must-haves`,
    count('partly') > 0 ? `${count('partly')} in part` : '',
    count('ask') > 0 ? `${count('ask')} only you can answer` : '',
    count('missing') > 0 ? `${count('missing')} not found` : '',
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
