// Who somebody is, at the head of a summary: `Lead welder with 17 years of experience.`
import { type Career, type Job, monthsIn } from '../facts/career.ts'
import { isBreak } from '../facts/is-break.ts'
import { isSameFamilyOfWork, kindsOf } from '../facts/kinds-of-work.ts'
import { tradeWords } from '../facts/title-held.ts'
import { sayFrame } from '../frames/_frame.ts'
import summaryLead from '../frames/summary-lead.ts'
import { atEmployer, isUnpaid, roleName } from '../letter/role-name.ts'

type Years = { count: string; isOne: boolean }
type LeadOptions = {
  /** Years the person named, and of which work; of that work they go before counted ones. */
  said?: (Years & { title: string }) | undefined
  /** An earlier title that describes somebody better than the latest one. */
  title?: string | undefined
}

const LEAST_YEARS = 2

export function leadSentence(career: Career, { said, title }: LeadOptions = {}): string | undefined {
  const paid = career.jobs.find(isWork)
  const job = career.jobs.find((one) => one.title === title) ?? paid ?? career.jobs[0]
  const named = job && !title ? ofTwoTrades(career, job) : job
  const role = named && roleName(named.title)
  if (!job || !role) return undefined
  const years = yearsOfField(career, named)
  // Three years with trees are not three years in a depot.
  const isOfIt = said?.title === named.title || isAkin(named, { ...named, title: said?.title ?? '' })
  const own = isOfIt ? said : undefined
  const at = job.company ? atEmployer(job.company) : undefined
  const [text] = sayFrame(summaryLead, 'plain', {
    role,
    year: own?.isOne ? own.count : undefined,
    years: own ? (own.isOne ? undefined : own.count) : years >= LEAST_YEARS ? String(years) : undefined,
    now: job.isCurrent ? at : undefined,
    before: job.isCurrent ? undefined : at,
  })
  return text
}

/** Nobody is what they do for nothing or did at home, unless they do nothing else. */
function isWork(job: Job): boolean {
  return !isUnpaid(job) && !isBreak(job)
}

/** `Carpenter & Joiner` at the top says more than `Carpenter`, and counts the years at both. */
function ofTwoTrades({ resume }: Career, job: Job): Job {
  const title = resume.personalInfo.professionalTitle
  const both = { ...job, title }
  return roleName(title)?.includes(' and ') && isAkin(both, job) ? both : job
}

/** Whole years in the latest job and in all that are akin to it. */
export function yearsOfField(career: Career, job = career.jobs[0]): number {
  return job ? Math.floor(monthsIn(career, (other) => other.entry === job.entry || isAkin(job, other)) / 12) : 0
}

const learning = /\b(?:intern|trainee|student|volunteer|apprentice|helper)\b/i
/** A teaching assistant isn't a teacher; an assistant manager manages. */
const helping = /\b(?:assistant|aide)\s*(?:\(.*\))?$/i
/** Work of one kind, or titles that share a word of their trade: a fitter and welder's years are a lead welder's too. */
function isAkin({ title: one }: Job, { title: whole }: Job): boolean {
  // Of `Kitchen assistant, then cook` nobody knows when.
  const [other = ''] = whole.split(/,? then\b/)
  if (learning.test(other) || (helping.test(other) && !helping.test(one))) return false
  const words = new Set(tradeWords(one))
  if (tradeWords(other).some((word) => words.has(word))) return true
  const kinds = [...kindsOf(one).keys()]
  return [...kindsOf(other).keys()].some((kind) => kinds.some((own) => own === kind && isSameFamilyOfWork(own, kind)))
}
