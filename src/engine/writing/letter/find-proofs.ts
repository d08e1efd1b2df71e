// The lines of a resume that can stand in a letter as proof: acts with a doer's verb, told in the first person.
import { addArticles, lacksArticle } from '#engine/language/add-articles.ts'
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { readLine } from '#engine/language/read-line.ts'
import { sayInFirstPerson } from '#engine/language/say-line.ts'
import type { Career, Job, SourceLine } from '../facts/career.ts'
import { runSteps } from '../run-steps.ts'
import { capitalize, type LineContext } from '../steps/_step.ts'
import { lineContexts, readResumeContext, tenseOfJob } from '../upgrade/line-context.ts'
import { isRoleNoun } from '../words/roles.ts'
import { countWords, shortenClause } from './shorten-clause.ts'

export type Proof = {
  job: Job
  line: SourceLine
  /** What follows `I`. */
  clause: string
  hasNumber: boolean
  /** Told in the past, in a job that goes on too. */
  isPast: boolean
  /** How well it reads and how much it says, apart from any posting. */
  strength: number
}

const SHORTEST = 3
const LONGEST_DUTY = 12

/** Things a resume lists that nobody says in a letter: salary, notice, references, page furniture. */
const noProof =
  /^[\p{L} ]{2,30}\s?:|\b(?:salary|notice (?:period)?|references?\b.*(?:request|available)|reason for leaving|industry|contact info|marital|nationality|date of birth|he\/she|his\/her|s\/he|designed with|all rights reserved|page \d+)\b|https?:|www\.|@|\.\.\.|…|\b(?:i\.?e|e\.?g)\b[.:]|\bstatus post\b/iu

export function findProofs(career: Career): Proof[] {
  const whole = readResumeContext(career.resume)
  return career.jobs.flatMap((job, place) => {
    const tense = tenseOfJob(job.source)
    const areActs = lineContexts(job.source.description, tense, whole)[0]?.beside.areActs
    return job.lines.flatMap((line): Proof[] => {
      if (line.role !== 'line') return []
      return mendFirst(line.text, { ...whole, place: 'line', tense, beside: { areActs } }).flatMap((text): Proof[] => {
        const clause = sayProof(text, job)
        if (!clause) return []
        const hasNumber = /\d/.test(clause.replace(/\b(?:19|20)\d\d\b/g, ''))
        const isPast = !job.isCurrent || readLine(text).verbs[0]?.form === 'past'
        return [{ job, line, clause, hasNumber, isPast, strength: strengthOf(clause, hasNumber) - place * 0.12 }]
      })
    })
  })
}

/** What a careful writer would set right without asking; two lines that ran together are two. */
function mendFirst(text: string, context: LineContext): string[] {
  const mended = runSteps(text, context, { onlySafe: true })
  return (mended?.text ?? text).split('\n').map((line) => line.replace(/^- /, ''))
}

/** The line as a clause after `I`; undefined where it reads like none. */
function sayProof(text: string, job: Pick<Job, 'isCurrent'>, longest?: number): string | undefined {
  const bare = text.replace(/^[\s•*–-]+/, '').trim()
  if (noProof.test(bare) || countWords(bare) < SHORTEST || isShouted(bare)) return undefined
  if (readLine(bare).shape === 'unclear' || isBroken(findFault(capitalize(bare)))) return undefined
  const said = sayInFirstPerson(bare, job.isCurrent ? 'present' : 'past')
  if (!said || /\b(?:i|my|me)\b/i.test(said)) return undefined
  if (/^(?:was|am) responsible\b/.test(said) && countWords(said) > LONGEST_DUTY) return undefined
  // `supervised Accounts Payable Officer`: one of whom?
  if (
    /^\p{Ll}+(?: \p{Ll}+)? (?:\p{Lu}\p{L}+ (?:and )?)+\p{Lu}\p{L}+[^s\W]$/u.test(said) &&
    isRoleNoun(said.split(' ').at(-1) ?? '')
  )
    return undefined
  const clause = shortenClause(said, longest)
  if (!clause || countWords(clause) < SHORTEST || isBroken(findFault(capitalize(clause))) || isOpenList(clause))
    return undefined
  return addArticles(calm(clause))
}

function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '')
  return letters.length > 12 && letters === letters.toUpperCase()
}

/** `cardiac drips, PCA pumps` */
function isOpenList(clause: string): boolean {
  const last = /,\s+([^,]+)$/.exec(clause)?.[1] ?? ''
  if (last === '' || last.split(' ').length > 5 || /\b(?:and|or|&)\b/.test(last)) return false
  return !/^(?:\p{L}+ing|which|who|where|while|with|as|to|for|by|in|at|on|from|resulting)\b/u.test(last)
}

function calm(clause: string): string {
  return clause
    .replace(/\s+/g, ' ')
    .replace(/\s*&\s*(?=\p{Ll})/gu, ' and ')
    .replace(/,\s+and (?=and\b)/g, ', ')
    .replace(/ ,/g, ',')
    .replace(/(\p{Ll}), and (\p{L}+), and /gu, '$1 and $2, and ')
    .replace(
      /(\b(?:to|for|with|by|assisted|supported|advised|briefed|helped)) (?=(?:C[A-Z]O|director|owner|principal|controller|manager|supervisor|charge nurse|lead teacher|physician|attorney|doctor|chef|superintendent|foreman)\b)/g,
      '$1 the ',
    )
}

const weakVerbs =
  /^(?:was responsible|am responsible|assisted|helped|participated|attended|worked|was|had|have|am|maintained a|used|kept)\b/

/** How well a clause reads and how much it says, apart from any posting. */
export function strengthOf(clause: string, hasNumber = /\d/.test(clause)): number {
  const words = countWords(clause)
  return (
    (hasNumber ? 0.5 : 0) +
    (/\b(?:by|from) \$?\d|\b\d[\d,.]*\s?(?:%|percent)|\$\d/.test(clause) ? 0.3 : 0) -
    (weakVerbs.test(clause) ? 0.3 : 0) -
    (words > 20 ? 0.15 : 0) -
    (words < 6 ? 0.2 : 0) -
    ((clause.match(/,/g) ?? []).length > 3 ? 0.25 : 0) -
    (/\b(?:various|etc|duties|as needed|and more|variety of)\b/i.test(clause) ? 0.3 : 0) -
    (/\b(?:not|never)\b|n't\b/.test(clause) ? 0.5 : 0) -
    (lacksArticle(clause) ? 0.7 : 0)
  )
}
