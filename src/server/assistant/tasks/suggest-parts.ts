// What the wizard is offered for a part of a resume. Runs in a worker thread.
import type { Resume } from '#engine/resume/resume.ts'
import { cannedSkills } from '#engine/writing/canned-skills.ts'
import { readCareer } from '#engine/writing/facts/career.ts'
import { type Opinion, openGround } from '#engine/writing/gate/ground.ts'
import { judgeText } from '#engine/writing/gate/judge.ts'
import { writeSummary } from '#engine/writing/summary.ts'
import { fence, fenceResume } from '../model/fence.ts'
import type { OpenSentence } from '../model/review-open.ts'

type Drafting = { resume: Resume; forModel: boolean }
type DraftingSummary = Drafting & { today: string }

/** The summary that the resume gives by itself, and what a model would be asked. */
export function draftSummary({ resume, today, forModel }: DraftingSummary): { summary: string; prompt: string } {
  return { summary: writeSummary(resume, today), prompt: forModel ? fenceResume(resume) : '' }
}

/** The sentences of a model's summary that the resume says, and those with words it does not. */
export function checkSummary({ resume, today, text, opinions }: Checking): { summary: string; open: OpenSentence[] } {
  const ground = openGround({ kind: 'summary', career: readCareer(resume, { today }), opinions })
  const judged = judgeText(text, ground)
  return {
    summary: judged
      .filter(({ refusal, open }) => !refusal && open.length === 0)
      .map(({ sentence }) => sentence)
      .join(' '),
    open: judged.flatMap(({ sentence, refusal, open }, place) =>
      refusal || open.length > 0
        ? [{ id: String(place), text: sentence, words: open.map((word) => word.text), why: refusal?.text }]
        : [],
    ),
  }
}

type Checking = { resume: Resume; today: string; text: string; opinions?: readonly Opinion[] | undefined }

export function draftSkills({ resume, category, forModel }: Drafting & { category: string }): {
  skills: string[]
  prompt: string
} {
  const prompt = forModel ? [fence('category', category), fenceResume(resume)].join('\n\n') : ''
  return { skills: [...cannedSkills(category)], prompt }
}
