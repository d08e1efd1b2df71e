// A job of duties alone: what came of the work, only the person can say. Their answer becomes a line of that job.
import { comparePeriods } from '#engine/resume/dates.ts'
import type { Experience, Resume } from '#engine/resume/resume.ts'
import { plain, splitLines } from '#engine/resume/rich-text.ts'
import type { Answer } from '../facts/answer.ts'
import type { Question } from '../proposal.ts'
import { runSteps } from '../run-steps.ts'
import { type ResumeContext, tenseOfJob } from './line-context.ts'
import type { Draft } from './mend-lines.ts'
import { saysNo } from './put-answer.ts'

const LATEST_JOBS = 2
const FEWEST_LINES = 3
const result =
  /\d(?!\d*(?:st|nd|rd|th)\b)|^(?:increased|reduced|improved|grew|raised|cut|saved|won|exceeded|doubled|tripled|eliminated|achieved)\b|\bresult(?:ed|ing) in\b|, (?:increasing|reducing|improving|raising|cutting|saving|eliminating|bringing)\b/i

/** Time at home is no job whose results somebody would ask about. */
export const isBreak =
  /\b(?:parent|full[- ]time carer|caregiver|caring|care of (?:a|my)|career (?:break|gap)|sabbatical|family leave|at home)\b/i

/** The latest jobs of which no line says what came of it. */
export function askForWins({ experiences }: Resume, answers: readonly Answer[]): Question[] {
  const answered = new Set(answers.map(({ questionId }) => questionId))
  return [...experiences]
    .sort(comparePeriods)
    .slice(0, LATEST_JOBS)
    .filter(
      (job) =>
        !isBreak.test(`${job.position} ${job.company}`) &&
        !answered.has(idOf(job)) &&
        nameOf(job) !== '' &&
        listsDuties(job),
    )
    .map((job) => ({
      id: idOf(job),
      text:
        splitLines(job.description).length === 0
          ? `What did you do ${nameOf(job)}? Start with what you did most.`
          : `What went better ${nameOf(job)} because of you? A number helps.`,
      reason: 'Nothing in this job says what came of your work.',
      entry: `experiences.${job.id}`,
    }))
}

function idOf({ id }: Experience): string {
  return `q-win-experiences.${id}`
}

function nameOf({ company, position }: Experience): string {
  const [employer, title] = [company.trim(), position.trim()]
  return employer ? `at ${employer}` : title ? `as ${title}` : ''
}

/** A job in a line or two is told in short; one with nothing is asked about, and so is a list without a result. */
function listsDuties({ description }: Experience): boolean {
  const lines = splitLines(description)
  return lines.length === 0 || (lines.length >= FEWEST_LINES && !lines.some(({ text }) => result.test(plain(text))))
}

/** Their answers as lines of their jobs. */
export function addWins({ experiences }: Resume, whole: ResumeContext, answers: readonly Answer[]): Draft[] {
  return experiences.flatMap((job): Draft[] => {
    const said = answers.findLast(({ questionId }) => questionId === idOf(job))?.text.trim()
    if (!said || saysNo(said)) return []
    const tense = tenseOfJob(job)
    const after = runSteps(said, { ...whole, place: 'line', tense, beside: {} }, { onlySafe: true })?.text ?? said
    const draft = {
      path: `experiences.${job.id}.description`,
      kind: 'add' as const,
      group: 'impact' as const,
      before: '',
    }
    return [{ ...draft, after, reason: 'Your answer, as a line of that job.', safeAfter: after }]
  })
}
