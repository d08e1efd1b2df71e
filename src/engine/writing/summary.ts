// A summary out of what the resume says and the person answers: who they are, what they do best, their own result or
// else their strongest line, and their first skills.
import type { Resume } from '#engine/resume/resume.ts'
import { cannedSummary, readYears, type SummaryAnswers, sayAnswers } from './canned-summary.ts'
import { type Career, readCareer } from './facts/career.ts'
import { sayFrame } from './frames/_frame.ts'
import summarySkills from './frames/summary-skills.ts'
import { leadSentence } from './lead-sentence.ts'
import { countWords } from './letter/shorten-clause.ts'
import { skillName } from './letter/skill-name.ts'
import type { Dictionary } from './steps/_step.ts'
import { findSummaryProofs, type SummaryProof } from './summary-proof.ts'
import { joinWords } from './words/join-words.ts'

const MOST_SKILLS = 4
const LONGEST_SKILL = 32
/** A short line without a number says too little to stand at the top. */
const LONG_ENOUGH = 9
/** The latest job and what leads in it come first. */
const LATER = 0.03
/** Titles among them: with fewer the summary would say the resume over again. */
const FEWEST_LINES = 6
/** What is longer is no description of a job, and would take seconds to read. */
const LONGEST_JOB = 20_000

export function writeSummary(resume: Resume, today: string, answers: SummaryAnswers = {}): string {
  const career = readCareer(resume, { today })
  const lead = leadSentence(career, { said: readYears(answers.years) })
  if (!lead) return cannedSummary(resume.personalInfo, answers)
  const hasOwn = answers.result !== undefined && answers.result.trim() !== ''
  return [lead, ...sayAnswers(answers), hasOwn ? undefined : bestNumber(career), listSkills(career)]
    .filter(Boolean)
    .join(' ')
}

/** The same with nothing asked; undefined where the resume says too little for more than a title. */
export function sumUp(resume: Resume, today: string, spelling?: Dictionary): string | undefined {
  if (resume.experiences.some(({ description }) => description.length > LONGEST_JOB)) return undefined
  const career = readCareer(resume, { today })
  const [best, second] = strongestProofs(career, spelling)
  const lead = leadSentence(career)
  if (!lead || !best || career.jobs.flatMap(({ lines }) => lines).length < FEWEST_LINES) return undefined
  const more = second && saysHowMuch(second.text) && startsOtherwise(best.text, second.text) ? second.text : undefined
  return [lead, best.text, more].filter(Boolean).join(' ')
}

/** What says most of itself, whatever the job. */
export function strongestProofs(career: Career, spelling?: Dictionary): SummaryProof[] {
  return findSummaryProofs(career, spelling)
    .filter(({ text }) => saysHowMuch(text) || countWords(text) >= LONG_ENOUGH)
    .map((one, place) => ({ one, weight: weigh(one) - place * LATER }))
    .toSorted((left, right) => right.weight - left.weight)
    .map(({ one }) => one)
}

/** `5S` and `1099s` are names. */
function saysHowMuch(text: string): boolean {
  return /(?<![\p{L}\d.-])[$€£]?\d[\d,.]*(?![\p{L}\d])/u.test(text)
}

const result =
  /\bfrom \S+(?: \S+){0,3} to \S*\d|\d ?%|[$€£]\d|^(?:Cut|Saved|Reduced|Raised|Grew|Won|Increased|Doubled)\b/i

/** What came of the work says more than how much of it there was. */
function weigh({ text, strength }: SummaryProof): number {
  return strength + (saysHowMuch(text) ? 0 : -0.5) + (result.test(text) ? 0.5 : 0)
}

function startsOtherwise(one: string, other: string): boolean {
  return one.split(' ')[0] !== other.split(' ')[0]
}

function bestNumber(career: Career): string | undefined {
  const proofs = findSummaryProofs(career).filter(({ hasNumber }) => hasNumber)
  return proofs.toSorted((one, other) => other.strength - one.strength)[0]?.text
}

function listSkills({ skills }: Career): string | undefined {
  const names = skills.map(({ text }) => text).filter((name) => name.length <= LONGEST_SKILL && /\p{L}/u.test(name))
  const listed = joinWords(names.slice(0, MOST_SKILLS).map(skillName))
  return names.length > 1 ? sayFrame(summarySkills, 'plain', { skills: listed })[0] : undefined
}
