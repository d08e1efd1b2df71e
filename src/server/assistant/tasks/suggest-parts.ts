// What the wizard is offered for a part of a resume. Runs in a worker thread.

import { findHeldOccupations } from '#engine/library/held-occupations.ts'
import { occupationIndex } from '#engine/library/index.gen.ts'
import { loadLibrary } from '#engine/library/load-occupation.ts'
import { readOwnWords } from '#engine/library/own-words.ts'
import { openNearness } from '#engine/library/skill-nearness.ts'
import { type SuggestedSkills, suggestSkills } from '#engine/library/suggest-skills.ts'
import { openIndex } from '#engine/library/title-index.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { SummaryAnswers } from '#engine/writing/canned-summary.ts'
import type { Answer } from '#engine/writing/facts/answer.ts'
import { readCareer } from '#engine/writing/facts/career.ts'
import { type Opinion, openGround } from '#engine/writing/gate/ground.ts'
import { judgeText } from '#engine/writing/gate/judge.ts'
import { titleOfYears } from '#engine/writing/summary/years-asked.ts'
import { writeSummary } from '#engine/writing/summary.ts'
import { fence, fenceResume } from '../model/fence.ts'
import type { OpenSentence } from '../model/review-open.ts'

type Drafting = { resume: Resume; forModel: boolean }
type DraftingSummary = Drafting & { today: string; answers?: SummaryAnswers | undefined }

/** The summary that the resume gives by itself, and what a model would be asked. */
export function draftSummary({ resume, today, answers, forModel }: DraftingSummary): {
  summary: string
  prompt: string
} {
  const told = listAnswers(resume, answers).map(({ questionId, text }) => `${questionId}: ${text}`)
  const parts = [fenceResume(resume), ...(told.length > 0 ? [fence('answers', told.join('\n'))] : [])]
  return { summary: writeSummary(resume, today, answers), prompt: forModel ? parts.join('\n\n') : '' }
}

/** What the person says of themselves is a fact as the resume is. */
function listAnswers(resume: Resume, { years, wanted, best, result }: SummaryAnswers = {}): Answer[] {
  const said = { years: years && `${years} years of experience as ${titleOfYears(resume)}`, wanted, best, result }
  return Object.entries(said).flatMap(([questionId, text]) => (text?.trim() ? [{ questionId, text: text.trim() }] : []))
}

/** The sentences of a model's summary that the resume says, and those with words it does not. */
export function checkSummary({ resume, today, answers, text, opinions }: Checking): {
  summary: string
  open: OpenSentence[]
} {
  const ground = openGround({
    kind: 'summary',
    career: readCareer(resume, { today, answers: listAnswers(resume, answers) }),
    opinions,
  })
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

type Checking = {
  resume: Resume
  today: string
  answers?: SummaryAnswers | undefined
  text: string
  opinions?: readonly Opinion[] | undefined
}

const index = openIndex(occupationIndex)

type DraftingSkills = Drafting & { category: string; leaveOut: readonly string[] }

export async function draftSkills({
  resume,
  category,
  leaveOut,
  forModel,
}: DraftingSkills): Promise<SuggestedSkills & { prompt: string }> {
  const prompt = forModel ? [fence('category', category), fenceResume(resume)].join('\n\n') : ''
  const library = await loadLibrary()
  const held = findHeldOccupations(index, resume, library)
  const near = openNearness(readOwnWords(resume).lines)
  return { ...suggestSkills({ resume, category, held, library, leaveOut, near }), prompt }
}
