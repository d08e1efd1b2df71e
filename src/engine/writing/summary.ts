// A summary out of what the resume says and the person answers: who they are, what they do best, their own result or
// else their strongest line, and their first skills.
import type { Resume } from '#engine/resume/resume.ts'
import { cannedSummary, readYears, type SummaryAnswers, sayAnswers } from './canned-summary.ts'
import { readCareer } from './facts/career.ts'
import { sayFrame } from './frames/_frame.ts'
import summarySkills from './frames/summary-skills.ts'
import { findProofs } from './letter/find-proofs.ts'
import { skillName } from './letter/skill-name.ts'
import { leadSentence } from './tailor/draft-summary.ts'
import { joinWords } from './words/join-words.ts'

const MOST_SKILLS = 4
const LONGEST_SKILL = 32

export function writeSummary(resume: Resume, today: string, answers: SummaryAnswers = {}): string {
  const career = readCareer(resume, { today })
  const lead = leadSentence(career, { said: readYears(answers.years) })
  if (!lead) return cannedSummary(resume.personalInfo, answers)
  const [best] = findProofs(career).toSorted((one, other) => other.strength - one.strength)
  const hasOwn = answers.result !== undefined && answers.result.trim() !== ''
  const proof = best?.hasNumber && !hasOwn ? `${best.line.text.replace(/[.;,\s]+$/, '')}.` : undefined
  const skills = career.skills.map(({ text }) => text).filter((name) => name.length <= LONGEST_SKILL)
  const [listed] =
    skills.length > 1
      ? sayFrame(summarySkills, 'plain', { skills: joinWords(skills.slice(0, MOST_SKILLS).map(skillName)) })
      : []
  return [lead, ...sayAnswers(answers), proof, listed].filter(Boolean).join(' ')
}
