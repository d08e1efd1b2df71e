// Whether a resume answers one thing a posting asks for, each kind in its own way: a licence only by a licence, years only
// by dates.
import type { Career } from '../facts/career.ts'
import { kindsOf } from '../facts/kinds-of-work.ts'
import { topicsOf } from '../facts/topics.ts'
import type { Requirement, RequirementKind } from '../posting/posting.ts'
import { readDegree } from '../words/degrees.ts'
import { languageNames } from '../words/languages-data.ts'
import { findTerms } from '../words/terms.ts'
import { coverage, type Found, findEvidence, toEvidence } from './find-evidence.ts'
import { isOfJobs, judgeYears } from './judge-years.ts'
import { lacksCode, namesPaper } from './names-paper.ts'
import { heldInOtherWords } from './other-words.ts'
import { isSoftWish } from './soft-wishes.ts'

type Judge = (requirement: Requirement, career: Career) => Found

const nothing: Found = { state: 'missing', evidence: [] }

const judgeWords: Judge = ({ quote }, career) => withOtherWords(quote, career, findEvidence(quote, career.lines))

/** `McLeod` shows `any TMS`, though they share no word. */
export function withOtherWords(quote: string, career: Career, found: Found): Found {
  const held = found.state === 'met' ? undefined : heldInOtherWords(quote, career)
  if (!held?.isSure || (!held.isWhole && found.state === 'partly')) return found
  return { state: held.isWhole ? 'met' : 'partly', evidence: [toEvidence(held.line)] }
}

/** Nobody can read from a resume that a person is friendly or can lift 50 pounds, unless work they tell of says so. */
const askInstead: Judge = (requirement, career) => {
  const found = judgeWords(requirement, career)
  if (requirement.kind === 'trait' && !isSoftWish(requirement.quote))
    return found.state === 'missing' ? { state: 'ask', evidence: [] } : found
  const told = found.evidence.filter(({ path, shared }) => path.endsWith('.description') && shared.length > 1)
  return found.state === 'met' && told.length > 0
    ? { state: 'met', evidence: told.slice(0, 1) }
    : { state: 'ask', evidence: [] }
}

const judgeLanguage: Judge = ({ quote }, { languages, lines }) => {
  const wanted = languageNames.filter((name) => new RegExp(`\\b${name}\\b`, 'i').test(quote))
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
  if (wanted.every((name) => name === 'English') && (wanted.length > 0 || isSoftWish(quote)))
    return { state: 'ask', evidence: [] }
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
  if (isSoftWish(quote)) return askInstead(requirement, career)
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
  // `EPA 608` beside what was done with it: by its initials, since `network` in a line is no Network+.
  const short = quote.match(ownName) ?? []
  const told = career.lines.filter(
    ({ text, role }) =>
      role === 'line' && short.some((name) => text.includes(name)) && namesPaper(quote, text) === 'all',
  )
  if (told.length > 0) return { state: 'partly', evidence: told.slice(0, 1).map((line) => toEvidence(line)) }
  return nothing
}

/** `EPA`, `ServSafe` */
const ownName = /\b\p{Lu}\p{L}*\p{Lu}\p{L}*\b/gu

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
    // School is left out by many who have been to it.
    return { state: wanted <= 1 ? 'ask' : 'missing', evidence: [] }
  }
  const area = topicsOf(quote).filter(
    ({ key }) => !/degree|diploma|bachelor|master|school|accredit|universit|colleg|doctor|associate/.test(key),
  )
  const kinds = kindsOf(quote)
  const inArea = held.find(
    ({ header: { text, topics } }) =>
      coverage(area, { topics }).heavy > 0 || [...kindsOf(text).keys()].some((kind) => kinds.has(kind)),
  )
  const isOpen = area.length === 0 || wanted <= 1 || /related|equivalent|similar|any/i.test(quote)
  return { state: inArea || isOpen ? 'met' : 'partly', evidence: [toEvidence((inArea ?? best).header)] }
}

/** What nobody can lack is asked about at most; `supervisory experience` is a wish for such a job. */
const judgeSkill: Judge = (requirement, career) => {
  if (isSoftWish(requirement.quote)) return askInstead(requirement, career)
  return isOfJobs(requirement.quote) ? judgeYears(requirement, career) : judgeWords(requirement, career)
}

export const judges: Record<RequirementKind, Judge> = {
  skill: judgeSkill,
  experience: judgeSkill,
  trait: askInstead,
  physical: askInstead,
  language: judgeLanguage,
  licence: judgeLicence,
  degree: judgeDegree,
  years: judgeYears,
}
