// A summary out of what the resume says and the person answers: who they are, what they do best, their own result or
// else their strongest line, and their first skills.
import type { Resume } from '#engine/resume/resume.ts'
import { cannedSummary, readYears, type SummaryAnswers, sayAnswers } from './canned-summary.ts'
import { type Career, readCareer } from './facts/career.ts'
import { sayFrame } from './frames/_frame.ts'
import summarySkills from './frames/summary-skills.ts'
import { skillName } from './letter/skill-name.ts'
import { rateTops } from './match/rate-top.ts'
import { chooseProofs, findProofs } from './summary/choose-proofs.ts'
import { leadSentence } from './summary/lead-sentence.ts'
import { rateForTop } from './summary/rate-for-top.ts'
import { titleOfYears } from './summary/years-asked.ts'
import { joinWords } from './words/join-words.ts'

const MOST_SKILLS = 4
const LONGEST_SKILL = 32

export function writeSummary(resume: Resume, today: string, answers: SummaryAnswers = {}): string {
  const career = readCareer(resume, { today })
  const years = readYears(answers.years)
  const lead = leadSentence(career, { said: years && { ...years, title: titleOfYears(resume) } })
  if (!lead) return cannedSummary(resume, answers)
  const hasOwn = answers.result !== undefined && answers.result.trim() !== ''
  return [lead, ...sayAnswers(answers), hasOwn ? undefined : bestResult(career, lead), listSkills(career)]
    .filter(Boolean)
    .join(' ')
}

/** One line that says how much there was or what came of it, told as a sentence. */
function bestResult(career: Career, said: string): string | undefined {
  const proofs = findProofs(career, undefined).filter(({ told }) => /\d/.test(told))
  const [best] = chooseProofs(proofs, { rate: rateForTop(career, rateTops(career)), said, most: 1 })
  return best && `${best.told}.`
}

function listSkills({ skills }: Career): string | undefined {
  const names = skills.map(({ text }) => text).filter((name) => name.length <= LONGEST_SKILL && /\p{L}/u.test(name))
  const listed = joinWords(names.slice(0, MOST_SKILLS).map((name) => skillName(name)))
  return names.length > 1 ? sayFrame(summarySkills, 'plain', { skills: listed })[0] : undefined
}
