// Years that a posting asks for, counted from the dates of the jobs that are about it: those whose title says so, those that
// lead people where leading is asked for, those that deal with the people it names, and those whose lines speak of it.
import { type Career, type Job, monthsIn, type SourceLine } from '../facts/career.ts'
import { isBreak } from '../facts/is-break.ts'
import { isCommonKind, isSameFamilyOfWork, type Kinds, kindsOf } from '../facts/kinds-of-work.ts'
import { asksToLead, isLeadingOnly, leadsPeople, titleLeads } from '../facts/leads-people.ts'
import { topicsOf } from '../facts/topics.ts'
import type { Requirement } from '../posting/posting.ts'
import { readYears } from '../posting/read-years-wanted.ts'
import { coverage, type Found, toEvidence } from './find-evidence.ts'

type Asked = Pick<Requirement, 'quote' | 'years'>

/** `sure`: the job is this work; `maybe`: it has something of it. `line` says so where the title does not. */
type About = { job: Job; isSure: boolean; isTitle: boolean; line?: SourceLine | undefined }

const bareYears =
  /^(?:at least |a? ?minimum (?:of )?|min\.? )?(\d{1,2}|[a-z]+)(?: ?\+| or more| plus)? (?:in|as|of|with|on) (?=\S)/i
const numbers = 'one two three four five six seven eight nine ten'.split(' ')

/** `3+ in a supervisory role`: the second half of a wish, whose years were named in the first. */
function readBareYears(quote: string): number | undefined {
  const [, word = ''] = bareYears.exec(quote) ?? []
  const count = /^\d/.test(word) ? Number(word) : numbers.indexOf(word.toLowerCase()) + 1
  return count > 0 ? count : undefined
}

/** `supervisory experience`, `experience of working with the public`: whoever had such a job has it, and no word of a line. */
export function isOfJobs(quote: string): boolean {
  if (readBareYears(quote) !== undefined) return true
  if (asksToLead(quote)) return isLeadingOnly(quote)
  return dealing.test(quote) && dealtWith.some((one) => new RegExp(`(?:${one.source})\\W*$`, 'i').test(quote))
}

const MOST_EVIDENCE = 3
/** A date without its day is a month off. */
const ROUNDED = 1

export function judgeYears(wish: Asked, career: Career): Found {
  const years = wish.years ?? readYears(wish.quote) ?? readBareYears(wish.quote) ?? 0
  const wanted = years * 12 - ROUNDED
  const about = jobsAbout(wish.quote, career)
  const count = (found: readonly About[]) => monthsIn(career, (job) => found.some((one) => one.job === job))
  const sure = about.filter(({ isSure }) => isSure)
  if (sure.length > 0 && count(sure) >= wanted) return { state: 'met', evidence: evidenceOf(sure) }
  const stated = statesYears(wish, years, career)
  if (stated) return { state: 'met', evidence: [...evidenceOf(sure), toEvidence(stated)].slice(0, MOST_EVIDENCE) }
  const all = [...sure, ...about.filter(({ isSure }) => !isSure)]
  const months = count(all)
  if (months > 0 && months * 2 >= wanted) return { state: 'partly', evidence: evidenceOf(all) }
  // Whoever has worked long enough may have done it in a job whose lines don’t say so; undated jobs leave it open too.
  const isOpen = monthsIn(career, () => true) * 2 >= wanted || career.jobs.some((job) => job.months === 0)
  return { state: isOpen ? 'ask' : 'missing', evidence: isOpen ? [] : evidenceOf(all) }
}

function evidenceOf(found: readonly About[]) {
  const lines = found.flatMap(({ job, line, isTitle }) => {
    const header = job.lines.find(({ role }) => role === 'header')
    return isTitle ? (header ?? line ?? []) : (line ?? header ?? [])
  })
  return lines.slice(0, MOST_EVIDENCE).map((line) => toEvidence(line))
}

/** What the years are to be in, without the years. */
function fieldOf(quote: string): string {
  return quote
    .replace(/\([^)]*\)/g, ' ')
    .replace(/^.*?\b(?:years?|yrs?\.?|months?)\b[’'.]?/i, ' ')
    .replace(bareYears, ' ')
    .replace(/,? \bin any (?:trade|field|industry|setting)\b.*$/i, ' ')
    .replace(/\b(?:preferred|preferably|required|ideally|desirable)\b.*$/i, ' ')
    .trim()
}

function jobsAbout(quote: string, career: Career): About[] {
  const field = fieldOf(quote)
  const jobs = career.jobs.filter(({ title, company }) => !isBreak({ title, company }))
  const isLeading = asksToLead(quote)
  const judge = isLeading ? leadsIn(field) : (meetsIn(field) ?? worksIn(field))
  const found = jobs.flatMap((job) => judge(job) ?? [])
  // By title first: readers look there, and then at the dates.
  const rank = ({ isSure, isTitle, line }: About) =>
    Number(isSure) * 2 + Number(isTitle || (isLeading && line !== undefined))
  return found.toSorted((one, other) => rank(other) - rank(one))
}

type JudgeJob = (job: Job) => About | undefined

function linesOf({ lines }: Job): readonly SourceLine[] {
  return lines.filter(({ role }) => role === 'line')
}

/** With a number first: `a support team of 14 agents`. */
function leadsIn(field: string): JudgeJob {
  const trade = field.replace(
    /\b(?:supervis\w*|lead\w*|manag\w*|people|staff|teams?|others|roles?|positions?)\b/gi,
    ' ',
  )
  const isOfTrade = tradeTopics(trade).length > 0 ? worksIn(trade) : undefined
  return (job) => {
    const told = linesOf(job).filter(({ text }) => leadsPeople(text))
    const line = told.find(({ text }) => /\d/.test(text)) ?? told[0]
    const title = titleLeads(job.title)
    if (!line && !title) return undefined
    const isSure = Boolean(line) || title === 'sure'
    return { job, isSure: isSure && (!isOfTrade || isOfTrade(job) !== undefined), isTitle: title === 'sure', line }
  }
}

/** The people somebody deals with, and what else they are called. */
const dealtWith: readonly RegExp[] = [
  /\b(?:customers?|clients?|guests?|(?:general )?public|shoppers?|patrons?|callers?|passengers?|visitors?|diners?)\b/i,
  /\b(?:patients?|residents?|service users?)\b/i,
  /\b(?:child(?:ren)?|kids|students?|pupils?|youth|young people|teenagers?|toddlers?|infants?)\b/i,
]
const dealing =
  /^(?:(?:of )?experience )?(?:of |in )?(?:work(?:ing)? |deal(?:ing)? |interact(?:ing)? )?(?:directly )?(?:with|facing|serving|helping)\b|\b(?:customer|client|public)[- ]facing\b/i
/** Titles whose bearers meet the public all day. */
const ofCustomers =
  /^(?:customer-service|retail-sales|cash-handling|food-service|hotel|banking|reception|selling|account-management|phone-work|beauty)$/

function meetsIn(field: string): JudgeJob | undefined {
  const group = dealing.test(field) ? dealtWith.findIndex((one) => one.test(field)) : -1
  const pattern = dealtWith[group]
  if (!pattern) return undefined
  return (job) => {
    const isTitle =
      pattern.test(job.title) || (group === 0 && [...kindsOf(job.title).keys()].some((kind) => ofCustomers.test(kind)))
    const line = linesOf(job).find(({ text }) => pattern.test(text) || (group === 0 && /\bcalls\b/i.test(text)))
    return isTitle || line ? { job, isSure: true, isTitle, line } : undefined
  }
}

/** Said of every kind of work. */
const general =
  /^(?:year|month|degree|bachelor|master|train|combin|equivalent|professional|industr|commercial|busy|related|relevant|similar|progressive|field|setting|framework|combined|full-time|hands-on|direct)/

function tradeTopics(field: string) {
  return topicsOf(field).filter(({ key }) => !general.test(key))
}

const SAME_WORK = 0.6
/** As many lines make it the job, and not one thing done in it. */
const SEVERAL = 2

function worksIn(field: string): JudgeJob {
  const topics = tradeTopics(field)
  const kinds = kindsOf(field)
  const isTool = topics.some(({ key }) => key.startsWith('term:'))
  const says = ({ text, topics: told }: Pick<SourceLine, 'text' | 'topics'>) => {
    const cover = coverage(topics, { topics: told })
    return cover.heavy >= 0.8 || cover.share >= 0.5 || sharesKind(kinds, kindsOf(text)) >= SAME_WORK
  }
  return (job) => {
    if (topics.length === 0) return { job, isSure: true, isTitle: true }
    const isTitle = says({ text: job.title, topics: topicsOf(job.title) })
    const told = linesOf(job).filter(says)
    const isKin = sharesKind(kinds, kindsOf(job.title), 0.5) > 0
    if (!isTitle && told.length === 0 && !isKin) return undefined
    const isSure = isTitle || told.length >= SEVERAL || (isKin && told.length > 0) || (isTool && told.length > 0)
    return { job, isSure, isTitle: isTitle || (isKin && told.length === 0), line: told[0] }
  }
}

/** `family`: what a kind of the same family counts. */
function sharesKind(one: Kinds, other: Kinds, family = 0): number {
  let most = 0
  for (const [kind, share] of one) {
    if (isCommonKind(kind)) continue
    for (const [own, told] of other) {
      const nearness = kind === own ? 1 : isSameFamilyOfWork(kind, own) ? family : 0
      most = Math.max(most, Math.min(share, told) * nearness)
    }
  }
  return most
}

/** `eleven years in food distribution`, where all jobs together have as many: not every employer's name says its trade. */
function statesYears({ quote }: Asked, years: number, career: Career): SourceLine | undefined {
  if (monthsIn(career, () => true) < years * 12) return undefined
  const field = fieldOf(quote)
  const topics = tradeTopics(field)
  return career.lines.find(
    ({ path, text, topics: told }) =>
      path === 'personalInfo.summary' &&
      (readYears(text) ?? 0) >= years &&
      (!asksToLead(quote) || leadsPeople(text)) &&
      coverage(topics, { topics: told }).share >= 0.5,
  )
}
