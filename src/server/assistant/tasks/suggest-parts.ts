// What the wizard is offered for a part of a resume. Runs in a worker thread.
import { canonicalText } from '#engine/formats/text.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { cannedSkills } from '#engine/writing/canned-skills.ts'
import { readCareer } from '#engine/writing/facts/career.ts'
import { openGround } from '#engine/writing/gate/ground.ts'
import { judgeText } from '#engine/writing/gate/judge.ts'
import { writeSummary } from '#engine/writing/summary.ts'
import { fence } from '../model/fence.ts'

type Drafting = { resume: Resume; forModel: boolean }
type DraftingSummary = Drafting & { today: string }

/** The summary that the resume gives by itself, and what a model would be asked. */
export function draftSummary({ resume, today, forModel }: DraftingSummary): { summary: string; prompt: string } {
  return { summary: writeSummary(resume, today), prompt: forModel ? fenceResume(resume) : '' }
}

/** The sentences of a model's summary that the resume says; empty where there is none. */
export function checkSummary({ resume, today, text }: { resume: Resume; today: string; text: string }): string {
  const ground = openGround({ kind: 'summary', career: readCareer(resume, { today }) })
  return judgeText(text, ground)
    .filter(({ refusal, open }) => !refusal && open.length === 0)
    .map(({ sentence }) => sentence)
    .join(' ')
}

export function draftSkills({ resume, category, forModel }: Drafting & { category: string }): {
  skills: string[]
  prompt: string
} {
  const prompt = forModel ? [fence('category', category), fenceResume(resume)].join('\n\n') : ''
  return { skills: [...cannedSkills(category)], prompt }
}

function fenceResume(resume: Resume): string {
  const { profileImage: _photo, ...personalInfo } = resume.personalInfo
  return fence('resume', canonicalText({ ...resume, personalInfo }))
}
