// A summary out of what the resume says and the person answers: who they are, what they do best, their own result or
// else their strongest line, and their first skills.
import type { Resume } from '#engine/resume/resume.ts'
import { cannedSummary, readYears, type SummaryAnswers, sayAnswers } from './canned-summary.ts'
import { type Career, readCareer } from './facts/career.ts'
import { sayFrame } from './frames/_frame.ts'
import summarySkills from './frames/summary-skills.ts'
import { countWords } from './letter/shorten-clause.ts'
import { skillName } from './letter/skill-name.ts'
import type { Dictionary } from './steps/_step.ts'
import { findSummaryProofs } from './summary-proof.ts'
import { leadSentence } from './tailor/draft-summary.ts'
import { joinWords } from './words/join-words.ts'

const MOST_SKILLS = 4
const LONGEST_SKILL = 32
/** A short line without a number says too little to stand at the top. */
const LONG_ENOUGH = 9
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
  const [best, second] = findSummaryProofs(career, spelling)
    .filter(({ text, hasNumber }) => hasNumber || countWords(text) >= LONG_ENOUGH)
    .toSorted((one, other) => other.strength - one.strength)
  const lead = leadSentence(career)
  if (!lead || !best || career.jobs.flatMap(({ lines }) => lines).length < FEWEST_LINES) return undefined
  const more = second?.hasNumber && startsOtherwise(best.text, second.text) ? second.text : undefined
  return [...joinNow(lead, best.text), more].filter(Boolean).join(' ')
}

/** `currently at Lakeview. Currently caring for 12 residents` is one sentence. */
function joinNow(lead: string, proof: string): string[] {
  const [, doing] = /^Currently (.+)$/.exec(proof) ?? []
  return doing && /, currently at [^,]+\.$/.test(lead) ? [`${lead.slice(0, -1)}, ${doing}`] : [lead, proof]
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
