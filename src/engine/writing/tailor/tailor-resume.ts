// A resume for one job: the same facts, chosen, ordered and named for it, and a question for each thing it does not say.
import { applyChange } from '#engine/edit/apply-change.ts'
import type { Change } from '#engine/edit/change.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { plain } from '#engine/resume/rich-text.ts'
import type { Answer } from '../facts/answer.ts'
import { readCareer } from '../facts/career.ts'
import { matchCareer } from '../match/match-posting.ts'
import { rateLine } from '../match/rate-line.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange, Proposal } from '../proposal.ts'
import type { Dictionary } from '../steps/_step.ts'
import { mendJobs } from '../upgrade/mend-jobs.ts'
import { addSkills } from './add-skills.ts'
import { adoptedName, adoptTheirNames } from './adopt-their-names.ts'
import { askAboutGaps } from './ask-about-gaps.ts'
import { draftHeadline } from './draft-headline.ts'
import { draftSummary } from './draft-summary.ts'
import { findGaps } from './find-gaps.ts'
import { hideLines } from './hide-lines.ts'
import { orderLines, orderSkillGroups, orderSkills } from './order-for-posting.ts'
import { sharedName } from './shared-name.ts'

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
    questions: askAboutGaps(career, match),
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
  const found = mendJobs(resume, spelling).flatMap(({ entry, lines }) =>
    lines.flatMap(({ before, draft }) => {
      const score = rateLine(plain(before), posting)
      // Spaces and stops have nothing to do with this job.
      const isNear = score >= ARGUES && draft?.group !== 'format'
      const change = rewordLine(before, { draft, path: `${entry}.description`, posting })
      return change ? [{ isNear: isNear || change.steps?.includes(theirNames) === true, score, change }] : []
    }),
  )
  return found
    .toSorted((one, other) => Number(other.isNear) - Number(one.isNear) || other.score - one.score)
    .filter(({ isNear }, place) => place < MOST_REWORDED && (isNear || place < fewest))
    .map(({ change }) => change)
}

const theirNames = 'their-names'
type Rewording = { draft: DraftChange | undefined; path: string; posting: Posting }

function rewordLine(before: string, { draft, path, posting }: Rewording): DraftChange | undefined {
  const base = draft?.kind === 'replace' ? draft.after : before
  if (draft?.kind === 'drop') return { ...draft, group: 'match' }
  const after = plain(base) === base ? adoptTheirNames(base, posting) : base
  if (after === before) return undefined
  const wish = sharedName(after, posting)
  const adopted = adoptedName(base, after, posting)
  const named = adopted ? `Calls it “${adopted}”, as they do.` : 'Uses their name for the same thing.'
  const mended = wish ? `They ask for ${wish}; this line shows it, now in better words.` : (draft?.reason ?? '')
  return {
    path,
    kind: 'replace',
    group: 'match',
    before,
    after,
    reason: after === base ? mended : named,
    steps: [...(base === before ? [] : (draft?.steps ?? [])), ...(after === base ? [] : [theirNames])],
    ...(draft?.needsLook ? { needsLook: true as const } : {}),
    ...(wish ? { requirement: wish } : {}),
  }
}
