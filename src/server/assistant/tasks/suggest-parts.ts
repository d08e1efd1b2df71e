// What the wizard is offered for a part of a resume. Runs in a worker thread.
import { canonicalText } from '#engine/formats/text.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { cannedSkills } from '#engine/writing/canned-skills.ts'
import { collectFacts } from '#engine/writing/facts.ts'
import { checkSentences } from '#engine/writing/gate/check-sentences.ts'
import { writeSummary } from '#engine/writing/summary.ts'
import { fence } from '../model/fence.ts'
import { splitSentences } from './sentences.ts'

type Drafting = { resume: Resume; forModel: boolean }
type DraftingSummary = Drafting & { today: string }

/** The summary that the resume gives by itself, and what a model would be asked. */
export function draftSummary({ resume, today, forModel }: DraftingSummary): { summary: string; prompt: string } {
  return { summary: writeSummary(resume, today), prompt: forModel ? fenceResume(resume) : '' }
}

/** The sentences of a model's summary that the resume says; empty where there is none. */
export function checkSummary({ resume, today, text }: { resume: Resume; today: string; text: string }): string {
  const sentences = splitSentences(text)
  const verdicts = checkSentences(sentences, collectFacts(resume, [], today))
  return sentences.filter((_, place) => verdicts[place]?.ok).join(' ')
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
