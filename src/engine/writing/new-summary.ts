// A new summary from facts: who somebody is, what they bring by name, and the one result that says most. Their own
// sentences stay where they say something.

import { changeForms } from '#engine/language/change-forms.ts'
import { findFault } from '#engine/language/find-fault.ts'
import { readLine } from '#engine/language/read-line.ts'
import { isSureOpening } from '#engine/language/sure-opening.ts'
import { verbForms } from '#engine/language/verb-forms.ts'
import type { Career } from './facts/career.ts'
import { isWork, leadSentence } from './lead-sentence.ts'
import { plainTitle, roleName } from './letter/role-name.ts'
import { skillName } from './letter/skill-name.ts'
import { asWritten, namesRole, tellingSentences } from './own-sentences.ts'
import { capitalize, type Dictionary } from './steps/_step.ts'
import { joinTold, tellLine } from './tell-line.ts'
import { tellsResult } from './tells-result.ts'
import { readResumeContext } from './upgrade/line-context.ts'
import { mendJobs } from './upgrade/mend-jobs.ts'
import { canChange, mendText } from './upgrade/mend-lines.ts'
import { isSoftSkill } from './upgrade/whole-resume.ts'
import { strengthOf } from './words/strength.ts'

export type SummaryGround = {
  career: Career
  spelling?: Dictionary | undefined
  /** Whole sentences about licences. */
  held?: readonly string[]
  /** How strong a line is; undefined if it must not be in the summary. */
  rate: (line: string, place: number) => number | undefined
}

export type NewSummary = {
  text: string
  /** What was there and is left out. */
  hasDropped: boolean
  /** Whether it names a licence that the old one did not. */
  hasHeld: boolean
  hasResult: boolean
  /** A line about the amount of work, if none mentions a result. */
  hasAmount: boolean
}

/** What is added keeps to this; what the person says is theirs. */
const LONGEST = 64
const FULL = 40
/** `Cook.` */
const BARE_TITLE = 2

/** Undefined if it would say nothing that the old one does not say. */
export function writeNewSummary(ground: SummaryGround): NewSummary | undefined {
  const { career, held = [] } = ground
  const { summary } = career.resume.personalInfo
  const mended = mendSummary(ground)
  const role = roleName(career.jobs[0]?.title ?? '')
  const telling = tellingSentences(mended, { role })
  const [first = '', ...others] = telling
  const isWho = namesRole(first) && splitWords(first).length > BARE_TITLE
  const isYears = role !== undefined && /^(?:over |more than )?\d+\+? years\b/i.test(first)
  const lead = isWho
    ? first
    : isYears
      ? `${plainTitle(career.jobs[0]?.title ?? '') ?? capitalize(role)}, ${first}`
      : leadSentence(career, { noYears: /\byears?\b/i.test(telling.join(' ')) })
  const own = (isWho || isYears || splitWords(first).length <= BARE_TITLE ? others : telling).filter(
    (sentence) => held.length === 0 || !/^Bilingual\.$/.test(sentence),
  )
  if (!lead) return undefined
  // A summary in the first person must not switch to the third in between.
  const speaks = telling.filter((sentence) => /\bI\b/.test(sentence)).length * 2 > telling.length
  const isTheirs = isWho || isYears
  const who = speaks ? (isTheirs ? asWritten(lead, mended) : '') : lead
  const told = [who, ...own].filter(Boolean).join(' ')
  const count = splitWords(told).length
  const facts = count > LONGEST ? [] : bestFacts(ground, told, { asI: speaks }).slice(0, count > FULL ? 1 : 2)
  const result = joinTold(facts.map(({ text }) => text))
  const said = held.filter((sentence) => !told.includes(sentence.replace(/^\S+ (?:an? |the )?|\.$/g, '')))
  // The person's own sentences go before what was found for them.
  const isFull = splitWords([told, result].join(' ')).length > LONGEST
  const shown = isFull ? joinTold(facts.slice(0, 1).map(({ text }) => text)) : result
  const bring = splitWords(told).length < THIN ? listSkills(career, [told, shown].join(' ')) : undefined
  const [opening, ...rest] = who ? [who, ...own] : own
  const text = [opening, bring, shown, ...said, ...rest]
    .filter((one) => one !== undefined)
    .join(' ')
    .replace(/ {2,}/g, ' ')
  const same = (other: string) => other.trim().replace(/\s+/g, ' ') === text
  if (same(summary) || same(mended)) return undefined
  const kept = splitWords(telling.join(' '))
  return {
    text,
    hasDropped: summary.trim() !== '' && splitWords(mended).length > kept.length,
    hasHeld: said.length > 0,
    hasAmount: result !== undefined || bring !== undefined,
    hasResult: facts.some(({ isFact }) => isFact) || (result !== undefined && summary.trim() === ''),
  }
}

const FEWEST_WORDS_LEFT = 4

/** A bare title is no better than what is there. */
export function isBetter(
  { text, hasDropped, hasHeld, hasResult, hasAmount }: NewSummary,
  { wasEmpty }: { wasEmpty: boolean },
): boolean {
  if (hasResult || (wasEmpty && (hasAmount || hasHeld))) return true
  return hasDropped && (hasAmount || splitWords(text).length >= FEWEST_WORDS_LEFT)
}

function splitWords(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

function mendSummary({ career: { resume }, spelling }: SummaryGround): string {
  const { summary } = resume.personalInfo
  if (summary.trim() === '' || !canChange(summary)) return summary
  const context = {
    ...readResumeContext(resume, spelling),
    place: 'summary' as const,
    tense: 'none' as const,
    beside: {},
  }
  return mendText(summary, 'personalInfo.summary', context)?.after ?? summary
}

/** Apart from any posting: what says most of itself, the latest job first. */
export function rateByStrength(line: string, place: number): number {
  return strengthOf(line.toLowerCase()) - place * 0.75
}

const LATEST_JOBS = 4
const LONGEST_RESULT = 26
const FEWEST_WORDS = 5
/** What came of it goes before how much there was, and that before what was only done. */
const RESULT = 0.8
const AMOUNT = 0.4
/** What is only done has to read well to be at the top. */
const PLAIN = -0.05
const LONGEST_AMOUNT = 18
const notMuch = /\b(?:days|evenings|nights|mornings|times) (?:a|per) (?:day|week|month|year)\b|\d\s?[ap]m\b|, \d.*, \d/
const amount = /(?<![\p{L}\d.-])[$€£]?(?!1 )\d[\d,.]*(?![\p{L}\d])/u
const notTold = /\b(?:i|my|me|we|our|us|he|she|etc|assist\w*|help\w*|never|not)\b|[“”"]/i

type Fact = {
  text: string
  rated: number
  /** It says what came of the work, or how much of it there was. */
  isFact: boolean
}

/** Lines of the jobs as they would appear in a summary, best first. */
function bestFacts({ career, spelling, rate }: SummaryGround, said: string, { asI = false } = {}): Fact[] {
  const latest = career.jobs.find(isWork)
  return mendJobs(career.resume, spelling)
    .slice(0, LATEST_JOBS)
    .flatMap(({ lines: own, tense }, place) =>
      own.flatMap(({ pieces }) => pieces.map((text) => ({ text: text.trim().replace(/[.;]$/, ''), tense, place }))),
    )
    .flatMap(({ text, tense, place }): Fact[] => {
      const job = career.jobs[place]
      // People with paid work are not introduced by their unpaid work.
      if (!job || (latest && !isWork(job)) || said.includes(text)) return []
      const isNear = job === latest || !latest
      const result = isResult(text, tense) ? withoutHow(text) : undefined
      const counted = result ?? (isNear ? sayAmount(text, tense) : undefined)
      const told = asI
        ? tellLine(counted ?? text, tense, { asI })
        : (counted ?? (isNear ? tellLine(text, tense) : undefined))
      const rated = told === undefined ? undefined : rate(text, place)
      if (told === undefined || rated === undefined || (counted === undefined && rated < PLAIN)) return []
      const bonus = result !== undefined ? RESULT : counted !== undefined ? AMOUNT : 0
      return [{ text: told, rated: rated + bonus, isFact: counted !== undefined }]
    })
    .toSorted((one, other) => other.rated - one.rated)
}

/** One line word for word: what came of the work goes before how much of it there was. */
export function bestResult(ground: SummaryGround, said: string): string | undefined {
  const best = bestFacts(ground, said).find(({ isFact }) => isFact)
  return best && `${best.text}.`
}

const THIN = 12
const MOST_SKILLS = 4
const LONGEST_SKILL = 3

/** `Flat top, grill, prep, knife work.`: what the person put first. */
function listSkills({ skills }: Career, said: string): string | undefined {
  const names = skills
    .map(({ text }) => text)
    .filter(
      (name) =>
        name.split(/\s+/).length <= LONGEST_SKILL &&
        !/[(:;/]|\blicen[cs]e/i.test(name) &&
        !isSoftSkill(name) &&
        !said.toLowerCase().includes(name.toLowerCase()),
    )
    .slice(0, MOST_SKILLS)
  return names.length > 2 ? `${capitalize(names.map((name) => skillName(name)).join(', '))}.` : undefined
}

/** `Cut shrink from 7% to 5% - daily cull log, smaller orders`: how it was done is in the job. */
function withoutHow(text: string): string {
  const [what = '', how = ''] = text.split(/ [-–—] /)
  return tellsResult(what) && !/\b(?:with|together|under|team|we|our|helped)\b/i.test(how) ? what : text
}

/** `Managed payroll for 1,150 employees in 6 states, 3 plants`: more numbers behind it only make it longer. */
const moreNumbers = /(?:, \d[\d,]*[ -](?!of|on|in|with)\p{L}+(?: \p{L}+){0,2})+(?:\. \p{Lu}\p{L}+ of \d+)?$/u

/** Where nothing came of it in figures, how much of it there was. */
function sayAmount(line: string, tense: 'ended' | 'current' | 'none'): string | undefined {
  if (isByItself(line)) return line
  const text = line.replace(moreNumbers, '')
  const count = splitWords(text).length
  if (count < FEWEST_WORDS || count > LONGEST_AMOUNT || !amount.test(text) || notMuch.test(text) || notTold.test(text))
    return undefined
  if (/[;:]|, \p{Ll}/u.test(text.replace(/\([^()]*\)/g, '')) || !isSureOpening(text) || findFault(text, { tense }))
    return undefined
  const read = readLine(text)
  const [head] = read.verbs
  if (read.shape !== 'act' || !head || !read.isSure) return undefined
  // `Cost and invoice files` would read like an order too.
  if (head.form === 'past')
    return tense === 'current' && verbForms(head.base).base === text.split(' ')[0]?.toLowerCase() ? undefined : text
  // `Handle 65 calls a day` alone would read like an order.
  return tense === 'current' && head.form === 'base'
    ? capitalize(changeForms(read, read.verbs, 'third').trim())
    : undefined
}

/** `Top seller of the store 5 months in 2025`, `History uptake went from 17 to 41`: whole without a doer. */
const byItself =
  /^(?:(?:Top|Highest|Best|Employee of the|Store of the|Zero|0|No) [^,;:()]*|\p{Lu}\p{Ll}[^,;:()]* (?:went|fell|dropped|rose|grew) from [^;:()]*\d[^;:()]* to [^;:()]*\d[^;:()]*)$/u

function isByItself(text: string): boolean {
  const count = splitWords(text).length
  return (
    count >= FEWEST_WORDS && count <= LONGEST_AMOUNT && /\d/.test(text) && byItself.test(text) && !notTold.test(text)
  )
}

function isResult(text: string, tense: 'ended' | 'current' | 'none'): boolean {
  const count = splitWords(text).length
  if (count < FEWEST_WORDS || count > LONGEST_RESULT || !tellsResult(text) || notTold.test(text)) return false
  const read = readLine(text)
  return (
    read.shape === 'act' &&
    read.verbs[0]?.form === 'past' &&
    isSureOpening(text) &&
    findFault(text, { tense }) === undefined &&
    !/, (?:[\p{L}-]+ ){1,4}from \d/u.test(text)
  )
}
