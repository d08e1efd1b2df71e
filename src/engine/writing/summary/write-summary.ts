// A summary for a purpose where there is none: who somebody is, the lines of their latest job that prove most, and what they
// hold by name. What people say of themselves stays as it is: of the lines put beside it readers refused more than half.
import type { Resume } from '#engine/resume/resume.ts'
import { plain } from '#engine/resume/rich-text.ts'
import type { Career, Job } from '../facts/career.ts'
import { isBreak } from '../facts/is-break.ts'
import { jobYears } from '../letter/job-time.ts'
import { atEmployer, isNoEmployer, isOwnAccount, isUnpaid, roleName } from '../letter/role-name.ts'
import { namesRole, tellingSentences } from '../own-sentences.ts'
import { capitalize, type Dictionary } from '../steps/_step.ts'
import { readResumeContext } from '../upgrade/line-context.ts'
import { canChange, mendText } from '../upgrade/mend-lines.ts'
import { chooseProofs, findProofs, type Proof, type RateProof } from './choose-proofs.ts'

export type SummaryGround = {
  career: Career
  spelling?: Dictionary | undefined
  rate: RateProof
  /** Licences, tools and languages that matter here and are not said yet, as sentences. */
  nameMore: (said: string) => readonly string[]
}

const MOST_WORDS = 62
const MOST_TOLD = 2

/** Undefined where the person says something, or where there is nothing to say but a title. */
export function writeSummary({ career, spelling, rate, nameMore }: SummaryGround): string | undefined {
  if (saysSomething(career, spelling)) return undefined
  const proofs = chooseProofs(findProofs(career, spelling), { rate, said: '', most: MOST_TOLD })
  const who = sayWho(career, proofs)
  if (who === undefined || proofs.length === 0) return undefined
  const told = proofs.map((proof) => `${proof.told}.`)
  const more = nameMore([who, ...told].join(' '))
  return fitIn([who, ...told, ...more], MOST_WORDS)
    .join(' ')
    .replace(/\s+/g, ' ')
}

/** `Seeking a challenging position`, `Dedicated team player` say nothing. */
export function saysSomething({ resume, jobs }: Career, spelling: Dictionary | undefined): boolean {
  const { summary } = resume.personalInfo
  if (plain(summary) !== summary || summary.includes('\n')) return true
  const role = roleName(jobs[0]?.title ?? '')
  return tellingSentences(mendSummary(resume, spelling), { role }).length > 0
}

function fitIn(sentences: readonly string[], room: number): string[] {
  const kept: string[] = []
  for (const sentence of sentences) if (countWords([...kept, sentence].join(' ')) <= room) kept.push(sentence)
  return kept
}

/** The person's own sentences with their slips set right. */
export function mendSummary(resume: Resume, spelling?: Dictionary): string {
  const { summary } = resume.personalInfo
  if (summary.trim() === '' || !canChange(summary)) return summary
  const context = { ...readResumeContext(resume, spelling), place: 'summary', tense: 'none', beside: {} } as const
  return mendText(summary, 'personalInfo.summary', context)?.after ?? summary
}

/** `Web developer at Sandia Creative since 2021.`: years counted over several jobs were refused more often than not. */
export function sayWho(career: Career, proofs: readonly Proof[] = []): string | undefined {
  const job = career.jobs.find((one) => !isUnpaid(one) && !isBreak(one)) ?? career.jobs[0]
  const role = job && roleName(job.title)
  if (!job || !role) return undefined
  // `Parts counter` is where they work.
  const own = roleName(career.resume.personalInfo.professionalTitle)
  if (!namesRole(role) && own && namesRole(own)) return `${capitalize(own)}.`
  const isOfOne = proofs.every((one) => one.job.company === job.company)
  return `${capitalize([role, whereAndWhen(job, isOfOne)].filter(Boolean).join(' '))}.`
}

function whereAndWhen(job: Job, namesEmployer: boolean): string {
  const isNamed = namesEmployer && !isNoEmployer(job.company) && !isOwnAccount(job.company)
  const at = isNamed ? atEmployer(job.company) : ''
  const time = jobYears(job) ?? ''
  return job.isCurrent || time === '' ? `${at} ${time}`.trim() : `${at}, ${time}`.replace(/^, /, '')
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
