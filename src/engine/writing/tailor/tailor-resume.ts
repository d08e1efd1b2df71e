// A resume for one job: the same facts, chosen, ordered and named for it, and a question for each thing it does not say.
import { applyChange } from '#engine/edit/apply-change.ts'
import type { Change } from '#engine/edit/change.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { plain, splitLines } from '#engine/resume/rich-text.ts'
import { readCareer } from '../facts/career.ts'
import type { Answer } from '../facts.ts'
import type { Match } from '../match/match.ts'
import { matchCareer } from '../match/match-posting.ts'
import type { Posting } from '../posting/posting.ts'
import type { Proposal, Question } from '../proposal.ts'
import type { DraftChange } from '../proposal-builder.ts'
import { addSkills } from './add-skills.ts'
import { adoptTheirNames } from './adopt-their-names.ts'
import { draftHeadline } from './draft-headline.ts'
import { draftSummary } from './draft-summary.ts'
import { findGaps } from './find-gaps.ts'
import { hideLines } from './hide-lines.ts'
import { orderLines, orderSkills } from './order-for-posting.ts'

export type TailorRequest = {
  resume: Resume
  posting: Posting
  /** `YYYY-MM-DD` */
  today: string
  answers?: readonly Answer[] | undefined
}

export function tailorResume({ resume, posting, today, answers = [] }: TailorRequest): Proposal {
  const career = readCareer(resume, { today, answers })
  const match = matchCareer(career, posting)
  const drafts = [
    ...addAnswers(answers),
    ...draftHeadline(career, posting),
    ...draftSummary(career, posting),
    ...adoptNames(resume, posting),
    ...orderLines(resume, posting),
    ...addSkills(career, posting),
    ...orderSkills(resume, posting),
    ...hideLines(career, posting),
  ]
  return { ...applyDrafts(resume, drafts), dropped: [], gaps: findGaps(match), questions: askAbout(match) }
}

/** Each draft in turn on what the ones before it made. */
export function applyDrafts(resume: Resume, drafts: readonly DraftChange[]): Pick<Proposal, 'resume' | 'changes'> {
  const changes: Change[] = []
  let next = resume
  for (const [index, draft] of drafts.entries()) {
    const change: Change = { facts: [], ...draft, id: `c${index + 1}` }
    const changed = applyChange(next, change)
    if (!changed) continue
    next = changed
    changes.push(change)
  }
  return { resume: next, changes }
}

/** What the person said they did in a job becomes a line of that job. */
function addAnswers(answers: readonly Answer[]): DraftChange[] {
  return answers
    .filter(
      ({ questionId, entry, text }) => questionId.startsWith('q-') && entry?.startsWith('experiences.') && text.trim(),
    )
    .map(({ text, entry }) => ({
      path: `${entry}.description`,
      kind: 'add' as const,
      group: 'match' as const,
      before: '',
      after: text.trim(),
      reason: 'Your answer, as a line of that job.',
    }))
}

/** Their name for a thing the resume calls otherwise; the same thing only. */
function adoptNames(resume: Resume, posting: Posting): DraftChange[] {
  return resume.experiences.flatMap((job) =>
    splitLines(job.description).flatMap(({ text }): DraftChange[] => {
      const after = plain(text) === text ? adoptTheirNames(text, posting) : text
      if (after === text) return []
      return [
        {
          path: `experiences.${job.id}.description`,
          kind: 'replace',
          group: 'match',
          before: text,
          after,
          reason: 'Uses their name for the same thing.',
        },
      ]
    }),
  )
}

const MOST_QUESTIONS = 8

/** About every gap, must-haves first, then about what the resume says only in part. */
function askAbout({ mustHave, niceToHave }: Match): Question[] {
  const all = [...mustHave, ...niceToHave].filter(({ requirement: { kind } }) => kind !== 'trait')
  const gaps = all.filter(({ state }) => state === 'missing' || state === 'ask')
  const parts = mustHave.filter(({ state }) => state === 'partly')
  return [...gaps, ...parts].slice(0, MOST_QUESTIONS).map(({ requirement, state }) => ({
    // Named after what it asks for, so that an answer stays with it whatever is asked next.
    id: `q-${requirement.id}`,
    text:
      state === 'partly'
        ? `They ask for “${requirement.quote}”. Have you done more of this?`
        : `They ask for “${requirement.quote}”. Do you have this?`,
    reason: state === 'partly' ? 'Your resume shows part of it.' : 'Your resume doesn’t show it.',
    requirementId: requirement.id,
  }))
}
