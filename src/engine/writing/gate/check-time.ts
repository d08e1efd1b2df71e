// Time: years of experience are counted from the dates, and nobody used a tool before there was one.
import type { Experience } from '#engine/resume/resume.ts'
import type { Facts } from '../facts.ts'
import type { Verdict } from '../proposal.ts'
import type { Quantity } from '../words/quantities.ts'
import { isRoleNoun, isSameRole } from '../words/roles.ts'
import { mayStandFor } from '../words/thesaurus.ts'
import { isPlainWord } from '../words/vocabulary.ts'
import { countMonths, firstYear, lastYear, latestDate } from '../work-years.ts'
import { findRoles } from './check-roles.ts'
import { isVerbAt, type ParsedText } from './parsed-text.ts'
import { allLines, type SourceLine } from './source.ts'

const passed: Verdict = { ok: true }

const career = /^(?:experience|experienced|background|practice|service|career)$/
/** Verbs that say no more of a time than that one worked. */
const workVerbs =
  /^(?:work|spend|spent|bring|brought|have|has|had|serv|offer|built|build|gain|accumulat|taught|teach|nurs|driv|drove|cook|weld|manag|sell|sold|been|practic|combin|come|hold|held|employ)/

/** Whether a number says how long somebody has worked: `8 years of experience`, `for six years`. */
export function isExperienceYears(text: ParsedText, { kind, unit, until, from }: Quantity, isSummary = false): boolean {
  if (kind !== 'count' || (unit !== 'year' && unit !== 'decade' && unit !== 'month')) return false
  const after = text.tokens.slice(until, until + 7).map(({ lower }) => lower)
  const before = text.tokens.slice(Math.max(0, from - 3), from).map(({ lower }) => lower)
  if (after.some((word) => career.test(word))) return true
  // A summary tells of times at work: `eight years at Oakfield`, `four years as a clerk`, `two as an assistant`.
  if (isSummary && /^(?:at|as|in|with|for|of|on)$/.test(after[0] ?? '')) return true
  if (isSummary && after.length === 0) return before.some((word) => /^(?:for|with|after|past|last)$/.test(word))
  // `was top seller for two years` says how long one thing lasted, and no date covers that.
  const isOther = text.tokens.some(
    (token, at) => at < from && isVerbAt(text.tokens, at) && !workVerbs.test(token.lower),
  )
  if (isOther) return false
  if (
    /^(?:as|in|at|with|of|working|on|teaching|nursing|driving|cooking|welding|managing|selling)$/.test(after[0] ?? '')
  )
    return true
  if (after.slice(0, 2).includes('from') && before.includes('for')) return true
  if (!before.some((word) => /^(?:for|spent|with|over|after|is|past|last)$/.test(word))) return false
  return after.length < 2 || /\b(?:work|worked|been|background|spent|career)\b|\bI was an? /i.test(text.text)
}

export function saysDuration({ quantities }: ParsedText): boolean {
  return quantities.some(({ kind, unit }) => kind === 'count' && /^(?:year|month|decade|week|day)$/.test(unit ?? ''))
}

/** The claim of years, where the resume does not make it itself, must be covered by its dates. */
export function checkYears(text: ParsedText, quantity: Quantity, facts: Facts, entry?: string): Verdict {
  const today = facts.today ?? latestDate(facts.resume)
  // A line of one job speaks of that job.
  const jobs = jobsMeant(text, quantity, facts).filter(({ id }) => entry === undefined || entry === `experiences.${id}`)
  const months = countMonths(jobsAt(text, quantity, facts) ?? jobs, today)
  const inMonths = { month: 1, year: 12, decade: 120 }[quantity.unit ?? 'year'] ?? 12
  const claimed = (quantity.upTo ?? quantity.value) * inMonths
  const enough = quantity.bound === 'over' ? months > claimed : months >= claimed
  // A line says how long that job was, not how long one thing of it lasted.
  const isWhole =
    entry === undefined ||
    months - claimed < 12 ||
    career.test(text.tokens[quantity.until + 1]?.lower ?? '') ||
    /\b(?:experience|career|background)\b/i.test(text.text)
  if (enough && isWhole) return passed
  return { ok: false, reason: 'years', detail: `${quantity.text}: the dates give ${Math.floor(months / 12)}` }
}

/** `eight years at Oakfield` were all there. */
function jobsAt(
  { tokens, text }: ParsedText,
  { until, boundFrom }: Quantity,
  { resume }: Facts,
): Experience[] | undefined {
  // `at Oakfield for five years`
  if (tokens[boundFrom - 1]?.lower === 'for') {
    const before = text.slice(0, tokens[boundFrom - 1]?.start)
    const named = resume.experiences.filter(({ company }) => namesEmployer(before, company))
    if (named.length > 0) return named
  }
  if (!/^(?:at|with|for)$/.test(tokens[until]?.lower ?? '')) return undefined
  const rest = text.slice(tokens[until + 1]?.start ?? text.length)
  const jobs = resume.experiences.filter(({ company }) => {
    const at = company.trim() === '' ? -1 : (patternFor(company)?.exec(rest)?.index ?? -1)
    return at >= 0 && at <= 4
  })
  return jobs.length > 0 ? jobs : undefined
}

/** The jobs the claim speaks of: those whose title or lines share its words; all where it names nothing. */
function jobsMeant(text: ParsedText, quantity: Quantity, facts: Facts): Experience[] {
  const held =
    roleBefore(text, quantity) ??
    findRoles(text)[0]
      ?.words.map(({ text: word }) => word)
      .join(' ')
  if (held) return facts.resume.experiences.filter(({ position }) => isSameRole(held, position))
  const topics = text.tokens
    .slice(quantity.until, quantity.until + 9)
    .filter(
      (token) =>
        token.kind === 'word' &&
        !isPlainWord(token.lower, token.stem) &&
        !/^(?:experienc|background|profess|professional|hand|total|combin|full|industr|proven|career)/.test(token.stem),
    )
    .map((token) => token.stem)
  const named = topics.slice(0, 3)
  const { experiences } = facts.resume
  if (named.length === 0) return experiences
  const lines = allLines(facts)
  return experiences.filter((job) => {
    const own = lines.filter(({ entry }) => entry === `experiences.${job.id}`)
    return named.some((topic) =>
      own.some((line) => line.stems.has(topic) || (line.role === 'header' && mayStandFor(topic, line.stems))),
    )
  })
}

/** `Line cook with 6 years of experience` claims them as a line cook. */
function roleBefore(text: ParsedText, quantity: Quantity): string | undefined {
  const words = text.tokens.slice(0, quantity.boundFrom)
  if (words.at(-1)?.lower !== 'with') return undefined
  const title = words.slice(0, -1).filter(({ kind }) => kind === 'word')
  return title.length > 0 && title.length <= 5 && isRoleNoun(title.at(-1)?.lower ?? '')
    ? title.map(({ text: word }) => word).join(' ')
    : undefined
}

/** `at Oakfield since 2014`, `from 2014 to 2019`: the job there must have begun and ended then. */
export function checkSince(text: ParsedText, facts: Facts, titled: readonly Experience[] = []): Verdict {
  const employers = facts.resume.experiences.filter(({ company }) => namesEmployer(text.text, company))
  const follows = ({ boundFrom, kind }: Quantity, words: RegExp) =>
    kind === 'year' && text.tokens.slice(Math.max(0, boundFrom - 2), boundFrom).some(({ lower }) => words.test(lower))
  const holds = (value: number) => (job: Experience) =>
    firstYear(job) === value || lastYear(job, facts.today) === value || job.description.includes(String(value))
  const wrong = text.quantities.find((quantity) => {
    const named = employers.length > 0 ? employers : follows(quantity, /^since$/) ? titled : []
    if (named.length === 0 || quantity.kind !== 'year' || named.some(holds(quantity.value))) return false
    if (follows(quantity, /^(?:since|from|to|until)$/)) return true
    // `In 2016, at Junction Clinic`, where they came in 2018
    const isDuring = (job: Experience) =>
      (firstYear(job) ?? 0) <= quantity.value && (lastYear(job, facts.today) ?? 9999) >= quantity.value
    return !earnedThen.test(text.text) && !named.some(isDuring)
  })
  return wrong ? { ok: false, reason: 'years', detail: `nothing began or ended in ${wrong.text} there` } : passed
}

/** What was earned, not done, in a year. */
const earnedThen =
  /\b(?:certif\w+|licen[cs]\w+|degree|diploma|graduat\w+|earned|school|college|university|card|permit|training)\b/i

/** No tool in a job that ended before the tool appeared. */
export function checkToolTimes(text: ParsedText, entry: string, facts: Facts): Verdict {
  const job = facts.resume.experiences.find(({ id }) => entry === `experiences.${id}`)
  const ended = job && lastYear(job, facts.today)
  if (ended === undefined) return passed
  const early = text.terms.find(({ term }) => term.since !== undefined && term.since > ended)
  if (!early) return passed
  return {
    ok: false,
    reason: 'time',
    detail: `${early.text} appeared in ${early.term.since}, the job ended in ${ended}`,
  }
}

/** `at Bluefin, in React`, where Bluefin was before React. */
export function checkToolsAt({ terms }: ParsedText, jobs: readonly Experience[], facts: Facts): Verdict {
  const ends = jobs.map((job) => lastYear(job, facts.today) ?? 9999)
  const early = ends.length > 0 && terms.find(({ term }) => term.since !== undefined && term.since > Math.max(...ends))
  return early
    ? { ok: false, reason: 'time', detail: `${early.text} appeared in ${early.term.since}, the job had ended` }
    : passed
}

/** The lines of the entries whose employer the text names; all where it names none. */
export function linesOfNamedEmployers(
  text: ParsedText,
  facts: Facts,
  lines: readonly SourceLine[],
): readonly SourceLine[] {
  const named = facts.resume.experiences.filter(({ company }) => company.trim() !== '' && names(text.text, company))
  if (named.length === 0) return lines
  const entries = new Set(named.map(({ id }) => `experiences.${id}`))
  return lines.filter(
    (line) =>
      entries.has(line.entry) ||
      line.role === 'list' ||
      line.entry.startsWith('education.') ||
      line.entry.startsWith('certifications.'),
  )
}

/** Whether a text names that employer. */
export function namesEmployer(text: string, company: string): boolean {
  return company.trim() !== '' && names(text, company)
}

const companyPatterns = new Map<string, RegExp | undefined>()

function names(text: string, company: string): boolean {
  if (!companyPatterns.has(company)) {
    if (companyPatterns.size > 2000) companyPatterns.clear()
    companyPatterns.set(company, patternFor(company))
  }
  return companyPatterns.get(company)?.test(text) ?? false
}

function patternFor(company: string): RegExp | undefined {
  const core = company.replace(/[,.]?\s*(?:Inc|LLC|Ltd|Corp|Co|GmbH|PLC|LLP)\.?$/i, '').trim()
  if (core.length <= 2) return undefined
  return new RegExp(`(?<![\\p{L}\\p{N}])${core.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu')
}
