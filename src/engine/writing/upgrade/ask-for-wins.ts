// A job of duties alone: what came of the work, only the person can say. Their answer becomes a line of that job.
import { capitalize } from '#engine/language/plain-words.ts'
import { comparePeriods } from '#engine/resume/dates.ts'
import type { Experience, Resume } from '#engine/resume/resume.ts'
import { type RichLine, splitLines } from '#engine/resume/rich-text.ts'
import type { Answer } from '../facts/answer.ts'
import { isBreak } from '../facts/is-break.ts'
import { atEmployer, isNoEmployer, isUnpaid, plainTitle, shortCompany } from '../letter/role-name.ts'
import type { Question } from '../proposal.ts'
import { runSteps } from '../run-steps.ts'
import { spellNames } from '../steps/_names.ts'

import { tellsOutcome } from '../tells-result.ts'
import { joinWords } from '../words/join-words.ts'
import { findTerms } from '../words/terms.ts'
import { type ResumeContext, tenseOfJob } from './line-context.ts'
import type { Draft } from './mend-lines.ts'
import { saysNo } from './put-answer.ts'

const LATEST_JOBS = 2
const FEWEST_LINES = 3

/** What somebody would be asked about, the latest first, and what they did for nothing last. */
export function workOf({ experiences }: Resume): Experience[] {
  const unpaid = ({ position, company }: Experience) => Number(isUnpaid({ title: position, company }))
  return experiences
    .filter(({ position, company }) => !isBreak({ title: position, company }))
    .toSorted((one, other) => unpaid(one) - unpaid(other) || comparePeriods(one, other))
}

/** The latest job without any line about results; whoever tells results in all of them isn't asked for more. */
export function askForWins(resume: Resume, asked: readonly Question[], answers: readonly Answer[]): Question[] {
  const answered = new Set(answers.map(({ questionId }) => questionId))
  const isAskedEnough = ({ id }: Experience) => asked.filter(({ entry }) => entry === `experiences.${id}`).length > 1
  const job = workOf(resume)
    .slice(0, LATEST_JOBS)
    .find((one) => !answered.has(idOf(one)) && nameJob(one, resume) !== '' && listsDuties(one) && !isAskedEnough(one))
  if (!job) return []
  const name = nameJob(job, resume)
  const isEmpty = splitLines(job.description).length === 0
  const tools = listsTools(job)
  return [
    {
      id: idOf(job),
      text: isEmpty
        ? `What did you do ${name}? Start with what you did most.`
        : tools
          ? `What did you build or do with ${tools} ${name}?`
          : `What went better ${name} because of you? A number helps.`,
      reason: isEmpty
        ? 'Nothing is said of this job yet.'
        : tools
          ? 'A list of tools doesn’t say what you did.'
          : 'A result would make this job stronger.',
      entry: `experiences.${job.id}`,
    },
  ]
}

function idOf({ id }: Experience): string {
  return `q-win-experiences.${id}`
}

function nameJob({ company, position }: Experience, { experiences }: Resume): string {
  const [employer, title] = [shortCompany(company).replace(/ Pty$/, ''), plainTitle(position)]
  if (/\b(?:self[- ]employed|freelance|sole trader)\b/i.test(company)) return 'in your own business'
  const isOnly = experiences.filter((other) => other.company === company).length === 1
  if (!isNoEmployer(employer) && (isOnly || !title)) return atEmployer(employer)
  return title ? `in your job as ${title}` : ''
}

const MOST_NAMED = 2
const HALF = 0.5

/** `React and TypeScript`, where a job names its tools and nothing that was done with them. */
function listsTools({ description, position }: Experience): string | undefined {
  const lines = splitLines(description).flatMap(({ text }) => (text.trim() === position.trim() ? [] : [text.trim()]))
  const named = lines.flatMap((line) => {
    const tools = findTerms(line).filter(({ term }) => term.kind === 'tool')
    const told = tools.reduce((sum, { start, end }) => sum + end - start, 0)
    return told > line.length * HALF ? tools.map(({ text }) => spellNames(text)) : []
  })
  const isList = lines.length > 1 && named.length >= lines.length * HALF && named.length > 1
  // What they named last is seldom what they know least.
  return isList ? joinWords([...new Set(named)].slice(-MOST_NAMED)) : undefined
}

/** A job in a line or two is told in short; one with nothing is asked about, and so is a list without a result. */
function listsDuties({ description }: Experience): boolean {
  const lines = splitLines(description)
  const tells = ({ text }: RichLine) => tellsOutcome(text) || countsTwice.test(text.replace(/\b(?:19|20)\d\d\b/g, ''))
  return lines.length === 0 || (lines.length >= FEWEST_LINES && !lines.some(tells))
}

/** `130 water heaters with 2 callbacks`: how much, and how well. */
const countsTwice = /\d.*\bwith (?:only |just |about )?(?:\d+|no|zero|one|two|three)\b/u

/** Their answers as lines of their jobs. */
export function addWins({ experiences }: Resume, whole: ResumeContext, answers: readonly Answer[]): Draft[] {
  return experiences.flatMap((job): Draft[] => {
    const said = answers.findLast(({ questionId }) => questionId === idOf(job))?.text.trim()
    if (!said || saysNo(said)) return []
    const tense = tenseOfJob(job)
    const line = capitalize(said)
    const after = runSteps(line, { ...whole, place: 'line', tense, beside: {} }, { onlySafe: true })?.text ?? line
    const draft = {
      path: `experiences.${job.id}.description`,
      kind: 'add' as const,
      group: 'impact' as const,
      before: '',
    }
    return [{ ...draft, after, reason: 'Your answer, as a line in that job.', safeAfter: after }]
  })
}
