// A resume for one job: the same facts, chosen, ordered and named for it, and a question for each thing it does not say.
import { applyChange } from '#engine/edit/apply-change.ts'
import type { Change } from '#engine/edit/change.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { plain } from '#engine/resume/rich-text.ts'
import type { Answer } from '../facts/answer.ts'
import { monthsIn, readCareer } from '../facts/career.ts'
import { askFor, isWorthAsking, urgencyOf } from '../interview/ask-for.ts'
import type { Match } from '../match/match.ts'
import { matchCareer } from '../match/match-posting.ts'
import { rateLine } from '../match/rate-line.ts'
import type { Posting, Requirement } from '../posting/posting.ts'
import type { DraftChange, Proposal, Question } from '../proposal.ts'
import type { Dictionary } from '../steps/_step.ts'
import { mendJobs } from '../upgrade/mend-jobs.ts'
import { addSkills } from './add-skills.ts'
import { adoptTheirNames } from './adopt-their-names.ts'
import { draftHeadline } from './draft-headline.ts'
import { draftSummary } from './draft-summary.ts'
import { findGaps } from './find-gaps.ts'
import { hideLines } from './hide-lines.ts'
import { orderLines, orderSkillGroups, orderSkills } from './order-for-posting.ts'
import { relevanceOf } from './relevance.ts'

export type TailorRequest = {
  resume: Resume
  posting: Posting
  /** `YYYY-MM-DD` */
  today: string
  answers?: readonly Answer[] | undefined
  spelling?: Dictionary | undefined
}

export function tailorResume({ resume, posting, today, answers = [], spelling }: TailorRequest): Proposal {
  const career = readCareer(resume, { today, answers })
  const match = matchCareer(career, posting)
  const fixed = [
    ...addAnswers(answers),
    ...draftHeadline(career, posting),
    ...draftSummary(career, posting, match, spelling),
    ...orderLines(resume, posting),
    ...addSkills(career, posting),
    ...orderSkillGroups(resume, posting),
    ...orderSkills(resume, posting),
    ...hideLines(career, posting),
  ]
  const drafts = [...fixed, ...rewordLines({ resume, posting, spelling }, Math.max(0, ENOUGH - fixed.length))]
  return {
    ...applyDrafts(resume, drafts),
    dropped: [],
    gaps: findGaps(match),
    questions: askAbout(
      match,
      monthsIn(career, () => true),
    ),
  }
}

/** `changes` are for the person to see; `resume` has of them only what may be carried out unseen: nothing is left out. */
function applyDrafts(resume: Resume, drafts: readonly DraftChange[]): Pick<Proposal, 'resume' | 'changes'> {
  const changes: Change[] = []
  let next = resume
  let all = resume
  for (const [index, draft] of drafts.entries()) {
    const change: Change = { facts: [], ...draft, id: `c${index + 1}` }
    const changed = applyChange(all, change)
    if (!changed) continue
    all = changed
    changes.push(change)
    if (!change.needsLook && change.kind !== 'drop') next = applyChange(next, change) ?? next
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

const MOST_REWORDED = 5
/** A line rated lower does not argue for the job. */
const ARGUES = 0.6
/** With fewer changes than this, lines that do not bear on the job are worth mending too. */
const ENOUGH = 4

/** Lines that bear on the job in their better wording and with the posting's names for things. */
function rewordLines(
  { resume, posting, spelling }: Pick<TailorRequest, 'resume' | 'posting' | 'spelling'>,
  fewest: number,
): DraftChange[] {
  const found = mendJobs(resume, spelling).flatMap(({ entry, lines }) => {
    const path = `${entry}.description`
    return lines.flatMap(({ before, draft }) => {
      const relevance = relevanceOf(plain(before), posting)
      const change = rewordLine(before, { draft, path, posting })
      const score = rateLine(plain(before), posting)
      const isNear = score >= ARGUES
      if (!change) return []
      return [
        {
          // Spaces and stops have nothing to do with this job.
          isNear: isNear && draft?.group !== 'format',
          score,
          change: { ...change, ...(isNear && relevance.quote ? { requirement: relevance.quote } : {}) },
        },
      ]
    })
  })
  return found
    .toSorted((one, other) => Number(other.isNear) - Number(one.isNear) || other.score - one.score)
    .filter(({ isNear }, place) => place < MOST_REWORDED && (isNear || place < fewest))
    .map(({ change }) => change)
}

type Rewording = { draft: DraftChange | undefined; path: string; posting: Posting }

function rewordLine(before: string, { draft, path, posting }: Rewording): DraftChange | undefined {
  const base = draft?.kind === 'replace' ? draft.after : before
  if (draft?.kind === 'drop') return { ...draft, group: 'match' }
  const after = plain(base) === base ? adoptTheirNames(base, posting) : base
  if (after === before) return undefined
  const reason = [
    base === before ? '' : (draft?.reason ?? ''),
    after === base ? '' : 'Uses their name for the same thing.',
  ]
    .filter(Boolean)
    .join(' ')
  const steps = [...(base === before ? [] : (draft?.steps ?? [])), ...(after === base ? [] : ['their-names'])]
  return {
    path,
    kind: 'replace',
    group: 'match',
    before,
    after,
    reason,
    steps,
    ...(draft?.needsLook ? { needsLook: true as const } : {}),
  }
}

const MOST_QUESTIONS = 4
const SHORT_WISH = 12

/** About the gaps that can be told in a phrase, heaviest first: nobody is asked whether they are eighteen. */
function askAbout({ mustHave, niceToHave }: Match, monthsWorked: number): Question[] {
  const open = [...mustHave, ...niceToHave].filter(
    ({ state, requirement }) =>
      wordsFor(requirement) !== undefined &&
      isWorthAsking(requirement, monthsWorked) &&
      (state === 'missing' || state === 'ask' || (state === 'partly' && requirement.kind !== 'degree')),
  )
  const seen = new Set<string>()
  return open
    .toSorted((one, other) => urgencyOf(other.requirement) - urgencyOf(one.requirement))
    .filter(({ requirement }) => {
      const { kind, languages } = requirement
      const key = (kind === 'language' ? languages?.[0]?.name : undefined) ?? wordsFor(requirement) ?? ''
      const isNew = !seen.has(key)
      seen.add(key)
      return isNew
    })
    .slice(0, MOST_QUESTIONS)
    .map(({ requirement, state }) => ({
      // Named after what it asks for, so that an answer stays with it whatever is asked next.
      id: `q-${requirement.id}`,
      text:
        state === 'partly'
          ? `They ask for ${wordsFor(requirement)}. Have you done more of this?`
          : askFor(requirement, wordsFor(requirement) ?? ''),
      reason: state === 'partly' ? 'Your resume shows part of it.' : 'Your resume doesn’t show it.',
      requirementId: requirement.id,
    }))
}

/** `the ability to react`, `experience and exceptionally execute tasks`: what was cut out of a longer sentence. */
const cutPhrase = /^the ability to \p{L}+$|\band \p{L}+ly\b/u

/** A wish as a question can name it; a short one that makes no phrase is quoted. */
function wordsFor({ kind, phrase, quote }: Requirement): string | undefined {
  // A person with a resume in English speaks it.
  if (kind === 'trait' || kind === 'physical' || (kind === 'language' && /\benglish\b/i.test(quote))) return undefined
  if (phrase !== undefined)
    return cutPhrase.test(phrase) ? undefined : phrase.replace(/^an? (?=.*\b(?:skills|abilities)$)/, '')
  const isShort =
    quote.split(/\s+/).length <= SHORT_WISH &&
    !/\bwith (?:and|or)\b|\bis designated\b/i.test(quote) &&
    !/\b(?:years old|background|drug|travel|transportation)\b/i.test(quote)
  return isShort ? `“${quote}”` : undefined
}
