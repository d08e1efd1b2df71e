// Whether a resume answers one thing a posting asks for, each kind in its own way: a licence only by a licence, years only
// by dates.
import { type Career, type Job, monthsIn, type SourceLine } from '../facts/career.ts'
import { topicsOf } from '../facts/topics.ts'
import type { Requirement, RequirementKind } from '../posting/posting.ts'
import { readYears } from '../posting/read-years-wanted.ts'
import { readDegree } from '../words/degrees.ts'
import { findTerms } from '../words/terms.ts'
import { coverage, type Found, findEvidence, toEvidence } from './find-evidence.ts'
import { lacksCode, namesPaper } from './names-paper.ts'
import { heldInOtherWords } from './other-words.ts'

type Judge = (requirement: Requirement, career: Career) => Found

const nothing: Found = { state: 'missing', evidence: [] }

const judgeWords: Judge = ({ quote }, career) => withOtherWords(quote, career, findEvidence(quote, career.lines))

/** `McLeod` shows `any TMS`, though they share no word. */
export function withOtherWords(quote: string, career: Career, found: Found): Found {
  const held = found.state === 'met' ? undefined : heldInOtherWords(quote, career)
  if (!held?.isSure || (!held.isWhole && found.state === 'partly')) return found
  return { state: held.isWhole ? 'met' : 'partly', evidence: [toEvidence(held.line)] }
}

/** Nobody can read from a resume that a person is friendly or can lift 50 pounds. */
const askInstead: Judge = (requirement, career) => {
  const found = judgeWords(requirement, career)
  return found.state === 'missing' ? { state: 'ask', evidence: [] } : found
}

const judgeLanguage: Judge = ({ quote }, { languages, lines }) => {
  const wanted = (quote.match(/\b\p{Lu}\p{Ll}{3,}\b/gu) ?? []).filter(
    (name) => !/^(?:Fluen|Native|Strong|Good|Ability|Bilingual|Must)/.test(name),
  )
  const names = (text: string) => wanted.some((name) => text.toLowerCase().includes(name.toLowerCase()))
  const spoken = languages.filter(({ text }) => names(text))
  if (spoken.length > 0) return { state: 'met', evidence: spoken.map((line) => toEvidence(line)) }
  const told = lines.filter(
    ({ text, entry }) =>
      names(text) &&
      // `Spanish` among the skills is spoken; `Spanish lessons` may be what somebody plans.
      (/\b(?:bilingual|fluent|speak|spoken|language|native)\b/i.test(text) ||
        (entry.startsWith('skillCategories.') &&
          wanted.some((name) => name.toLowerCase() === text.replace(spokenWell, '').trim().toLowerCase()))),
  )
  if (told.length > 0) return { state: 'met', evidence: told.slice(0, 2).map((line) => toEvidence(line)) }
  // The resume itself is in English.
  if (wanted.length > 0 && wanted.every((name) => name === 'English')) return { state: 'ask', evidence: [] }
  return nothing
}

/** `conversational Spanish`, `Spanish (fluent)` */
const spokenWell = /\(?\b(?:conversational|fluent|native|advanced|proficient|bilingual|working|professional)\b\)?/gi

const credentialWords =
  /\b(?:licen[cs]ed?|licensure|certifi\w+|certificate|registered|registration|admitted|permit|card|clearance)\b/i

const paperWords =
  /\b(?:licen[cs]\w*|certif\w*|cards?|tickets?|regist\w*|permit|qualif\w*|member\w*|clearance|checks?|medical|award|diploma|accredit\w*|endorsement|vaccin\w*|driver|driving|first aid|hygiene|trained|level \d)\b/i
/** `PALS` */
const initials = /\b\p{Lu}{3,}\b/u

/** A job title isn't a licence, and somebody else's licence mentioned in a line isn't theirs. */
const judgeLicence: Judge = (requirement, career) => {
  const { quote } = requirement
  if (readDegree(quote) > 0) return judgeDegree(requirement, career)
  const wanted = findTerms(quote).filter(({ term }) => term.kind === 'credential')
  const own = [
    ...career.credentials,
    ...career.lines.filter(
      ({ entry, text, role }) =>
        role === 'other' &&
        !entry.startsWith('certifications.') &&
        (credentialWords.test(text) ||
          (entry.startsWith('skillCategories.') ? isCredential(text) || isNamed(quote, text) : hasCredential(text))),
    ),
  ]
  const papers = [...own, ...career.schools.filter(({ source }) => !source.current).map(({ header }) => header)]
  const held = papers.filter(({ text }) => namesPaper(quote, text) === 'all')
  if (held.length > 0) return { state: 'met', evidence: held.slice(0, 3).map((line) => toEvidence(line)) }
  const isOther = lacksCode(
    quote,
    papers.map(({ text }) => text),
  )
  const named = own.filter(({ text }) => {
    const held = findTerms(text).map(({ term }) => term.id)
    return wanted.some(({ term }) => held.includes(term.id))
  })
  if (named.length > 0) {
    const ids = new Set(named.flatMap(({ text }) => findTerms(text).map(({ term }) => term.id)))
    const isAny = /\bor\b|,/.test(quote)
    const hasAll = wanted.every(({ term }) => ids.has(term.id))
    // `Registered nurse` at the top says what somebody is, and not that the licence is active.
    const isCalled = named.every(({ entry }) => entry === 'personalInfo')
    return {
      state: (isAny || hasAll) && !isOther && !isCalled ? 'met' : 'partly',
      evidence: named.slice(0, 3).map((line) => toEvidence(line)),
    }
  }
  const found = findEvidence(quote, own)
  if (wanted.length === 0 && found.state !== 'missing') return isOther ? { ...found, state: 'partly' } : found
  // `Competence in IV cannulation` asks for no paper.
  if (wanted.length === 0 && !paperWords.test(quote) && !initials.test(quote)) return judgeWords(requirement, career)
  return { state: /driver|driving|clearance|background|vaccin/i.test(quote) ? 'ask' : 'missing', evidence: [] }
}

/** `notary paperwork` among the skills is no commission. */
function isCredential(text: string): boolean {
  return findTerms(text).some(
    ({ term, text: name }) => term.kind === 'credential' && name.length === text.trim().length,
  )
}

/** `EPA 608 Universal`, `ServSafe Manager` among the skills, for a certificate of that name; `AWS` is a tool somebody uses. */
function isNamed(quote: string, skill: string): boolean {
  const words = skill.trim().split(/\s+/)
  return (
    words.length > 1 &&
    words.every((word) => /^[\p{Lu}\d]/u.test(word)) &&
    /\p{Lu}\p{L}*\p{Lu}|\d/u.test(skill) &&
    findTerms(skill).every(({ term }) => term.kind !== 'tool') &&
    namesPaper(quote, skill) === 'all'
  )
}

function hasCredential(text: string): boolean {
  return findTerms(text).some(({ term }) => term.kind === 'credential')
}

/** `National Diploma`, `HND`: above school, below a bachelor's. */
function rankOf(school: string): number {
  return readDegree(school) || (/\bdiploma\b|\bHN[CD]\b|\bcert(?:ificate)? (?:III|IV|V)\b/i.test(school) ? 2 : 0)
}

const judgeDegree: Judge = ({ quote }, { schools }) => {
  const wanted = readDegree(quote)
  const held = schools.filter(({ header, source }) => !source.current && rankOf(header.text) >= Math.max(1, wanted))
  const [best] = held
  if (!best) {
    const lower = schools.find(({ header }) => readDegree(header.text) > 0)
    if (lower) return { state: 'partly', evidence: [toEvidence(lower.header)] }
    return { state: schools.length > 0 && wanted <= 1 ? 'ask' : 'missing', evidence: [] }
  }
  const area = topicsOf(quote).filter(
    ({ key }) => !/degree|diploma|bachelor|master|school|accredit|universit|colleg|doctor|associate/.test(key),
  )
  const inArea = held.find(({ header }) => coverage(area, header).heavy > 0)
  const isOpen = area.length === 0 || wanted <= 1 || /related|equivalent|similar|any/i.test(quote)
  return { state: inArea || isOpen ? 'met' : 'partly', evidence: [toEvidence((inArea ?? best).header)] }
}

/** Counted from the dates of the jobs whose title or lines speak of it. */
function jobsAbout({ quote }: Pick<Requirement, 'quote'>, career: Career): readonly Job[] {
  const topics = topicsOf(quote).filter(
    ({ key }) => !/year|month|degree|bachelor|master|train|combin|equivalent/.test(key),
  )
  const about = (job: Job) =>
    topics.length === 0 ||
    job.lines.some((line) => coverage(topics, line).heavy > 0 || coverage(topics, line).share >= 0.5)
  return career.jobs.filter(about)
}

/** `eleven years in food distribution`, where all jobs together have as many: not every employer's name says its trade. */
function statesYears({ quote, years = 0 }: Requirement, career: Career): readonly SourceLine[] {
  if (monthsIn(career, () => true) < years * 12) return []
  const topics = topicsOf(quote).filter(({ key }) => !/^(?:year|month)$/.test(key))
  return career.lines.filter(
    (line) =>
      line.path === 'personalInfo.summary' &&
      (readYears(line.text) ?? 0) >= years &&
      coverage(topics, line).share >= 0.5,
  )
}

const judgeYears: Judge = (requirement, career) => {
  const { years = 0 } = requirement
  const stated = statesYears(requirement, career)
  if (stated.length > 0) return { state: 'met', evidence: stated.slice(0, 1).map((line) => toEvidence(line)) }
  const near = jobsAbout(requirement, career)
  if (near.length === 0) return nothing
  const months = monthsIn(career, (job) => near.includes(job))
  const evidence = near
    .slice(0, 3)
    .flatMap(({ lines }) => lines.filter(({ role }) => role === 'header').map((line) => toEvidence(line)))
  if (months >= years * 12) return { state: 'met', evidence }
  return months > 0 ? { state: months >= years * 6 ? 'partly' : 'missing', evidence } : { state: 'ask', evidence }
}

export const judges: Record<RequirementKind, Judge> = {
  skill: judgeWords,
  experience: judgeWords,
  trait: askInstead,
  physical: askInstead,
  language: judgeLanguage,
  licence: judgeLicence,
  degree: judgeDegree,
  years: judgeYears,
}
