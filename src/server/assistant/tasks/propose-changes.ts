// What our own engine finds in a resume, and how it judges a model's suggestions. Runs in a worker thread.
import * as z from 'zod'
import { applyChanges } from '#engine/edit/apply-change.ts'
import { type Change, isSafe } from '#engine/edit/change.ts'
import { joinChanges } from '#engine/edit/join-changes.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { Answer } from '#engine/writing/facts/answer.ts'
import { readCareer } from '#engine/writing/facts/career.ts'
import type { Opinion } from '#engine/writing/gate/ground.ts'
import { judgeChange as judge } from '#engine/writing/gate/judge-change.ts'
import { matchPosting } from '#engine/writing/match/match-posting.ts'
import type { Posting } from '#engine/writing/posting/posting.ts'
import { readPosting } from '#engine/writing/posting/read-posting.ts'
import { replaceRequirements } from '#engine/writing/posting/replace-requirements.ts'
import type { WantedRequirement } from '#engine/writing/posting/wanted.ts'
import type { Proposal, Verdict } from '#engine/writing/proposal.ts'
import { tailorResume } from '#engine/writing/tailor/tailor-resume.ts'
import { upgradeResume } from '#engine/writing/upgrade/upgrade-resume.ts'
import type { Fit, ProposalAnswer, RefusedSuggestion } from '#shared/api/assistant.ts'
import { editableLines } from '../model/editable-lines.ts'
import { fence, fenceResume } from '../model/fence.ts'
import { toFit } from './fit.ts'
import { type OwnResume, ownResume, readOwn } from './own-resume.ts'
import { joinNotices, readingNotice } from './reading-notice.ts'
import { spelling } from './spelling.ts'
import { comparing, type TellStep } from './step-words.ts'

export type ChangesWish = OwnResume & {
  /** Fits the resume to it; without one the resume is made clearer. */
  jobDescription?: string
  /** What the job asks for, where the person has corrected what was read in it. */
  requirements?: readonly WantedRequirement[] | undefined
  answers: readonly Answer[]
  /** What the person would not have, and why. */
  refused?: readonly RefusedSuggestion[]
  /** `YYYY-MM-DD` */
  today: string
}

/** `facts`: what a model is shown of the resume when it is asked again. */
export type DraftedChanges = { answer: ProposalAnswer; prompt: string; facts: string }

export function draftChanges(
  { wish, forModel }: { wish: ChangesWish; forModel: boolean },
  tell: TellStep = () => {},
): DraftedChanges {
  const { answers, today } = wish
  const ground = readGround(wish)
  const { posting } = ground
  // Without a posting that is where the work begins, and it is told before.
  if (posting) tell('Reading the resume...')
  const { resume, unplaced } = readOwn(wish)
  if (posting) tell(comparing(posting))
  const fit: Fit | undefined = posting && toFit(posting, matchPosting(resume, posting, { today, answers }))
  tell(posting ? 'Choosing what to suggest...' : 'Going through it line by line...')
  const offline: Proposal = posting
    ? tailorResume({ resume, posting, today, answers, spelling })
    : upgradeResume({ resume, today, spelling, answers })
  const answer: ProposalAnswer = {
    original: resume,
    resume: offline.resume,
    changes: [...offline.changes],
    dropped: [...offline.dropped],
    gaps: [...offline.gaps],
    questions: offline.questions.map(({ options, ...question }) => ({
      ...question,
      ...(options ? { options: [...options] } : {}),
    })),
    ...(fit ? { fit } : {}),
    ...(posting ? { fitAfter: wordsAfter({ ...wish, resume }, offline, posting) } : {}),
    unplaced,
    writer: 'offline',
    ...joinNotices(readingNotice({ resume, posting: posting?.text }), ground.corrected?.notice),
  }
  return { answer, prompt: forModel ? promptFor(resume, wish, ground) : '', facts: forModel ? fenceResume(resume) : '' }
}

/** With the answers too: without them a resume would fit worse after than before. */
function wordsAfter(wish: ChangesWish & { resume: Resume }, { changes }: Proposal, posting: Posting): string {
  const { resume, today, answers } = wish
  const after = applyChanges(resume, changes).resume
  return toFit(posting, matchPosting(after, posting, { today, answers })).words
}

type Ground = {
  posting?: Posting
  /** The result of the person's own list of requirements, if there is one. */
  corrected?: { struck: readonly string[]; notice: string | undefined }
}

const notAWish = 'A line in your list doesn’t say what the job asks for, so we left it out of the comparison.'

function readGround({ jobDescription, requirements }: ChangesWish): Ground {
  if (jobDescription === undefined) return {}
  const read = readPosting(jobDescription)
  if (!requirements) return { posting: read }
  const posting = replaceRequirements(read, requirements)
  const notice = posting.ignored.length > read.ignored.length ? notAWish : undefined
  return { posting, corrected: { struck: struckQuotes(read, posting), notice } }
}

/** What was read in the posting and is no longer on the list. */
function struckQuotes(read: Posting, { mustHave, niceToHave }: Posting): string[] {
  const kept = new Set([...mustHave, ...niceToHave].map(({ quote }) => quote))
  return [...read.mustHave, ...read.niceToHave].map(({ quote }) => quote).filter((quote) => !kept.has(quote))
}

function promptFor(resume: Resume, { answers, refused = [] }: ChangesWish, { posting, corrected }: Ground): string {
  const lines = editableLines(resume).map((line) => JSON.stringify(line))
  const parts = [
    fenceResume(resume),
    fence('lines', lines.join('\n')),
    ...(answers.length > 0 ? [fence('answers', answers.map(({ text }) => text).join('\n'))] : []),
    ...(refused.length > 0 ? [fence('refused', refused.map((one) => JSON.stringify(one)).join('\n'))] : []),
    ...(posting ? [fence('posting', posting.text)] : []),
    ...(posting && corrected ? [fence('wanted', wantedLines(posting))] : []),
  ]
  return parts.join('\n\n')
}

function wantedLines({ mustHave, niceToHave }: Posting): string {
  return [...mustHave, ...niceToHave].map(({ need, quote }) => JSON.stringify({ need, quote })).join('\n')
}

/** A change as a model suggests it. */
export const suggestionSchema = z.object({
  path: z.string(),
  before: z.string(),
  after: z.string(),
  reason: z.string(),
  requirement: z.string().optional(),
})

export type Suggestion = z.infer<typeof suggestionSchema>

type Judging = {
  wish: ChangesWish
  suggestion: Suggestion
  /** What a model says carries the new words. */
  opinions?: readonly Opinion[] | undefined
} & Pick<Change, 'id' | 'group'>

export function judgeChange({ wish, suggestion, id, group, opinions }: Judging): { change: Change; verdict: Verdict } {
  const change = toChange(suggestion, { id, group })
  const { posting, corrected } = readGround(wish)
  // Words of the posting beside a change are shown as the posting's: they must be, and still be asked for.
  const says = (text: string) => text.toLowerCase().includes(change.requirement?.toLowerCase() ?? '')
  const asked = posting ? [...posting.mustHave, ...posting.niceToHave, ...posting.duties] : []
  const isStruck = corrected?.struck.some(says) && !asked.some(({ quote }) => says(quote))
  if (change.requirement && (!says(posting?.text ?? '') || isStruck)) delete change.requirement
  const career = readCareer(ownResume(wish), { answers: wish.answers, today: wish.today })
  return { change, verdict: judge(change, career, { posting, opinions }) }
}

function toChange(
  { path, before, after, reason, requirement }: Judging['suggestion'],
  { id, group }: Pick<Change, 'id' | 'group'>,
): Change {
  return {
    id,
    path,
    kind: 'replace',
    group,
    before: before.trim(),
    // A mark of its own would make a bullet of a paragraph.
    after: after.trim().replace(/^[-*•]\s+(?!.*\n)/, ''),
    reason: plainSentence(reason),
    ...(requirement ? { requirement: plainSentence(requirement) } : {}),
    facts: [],
  }
}

/** The reason next to a suggestion is one sentence: no link, no markup, no essay. */
function plainSentence(text: string): string {
  return text
    .replace(/(?:https?:\/\/|www\.)\S+/gi, '')
    .replace(/[<>[\]`*_#]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 240)
}

type Joining = { original: Resume; passed: readonly Change[]; changes: readonly Change[] }

/** The model's changes that hold before the engine's own, and the resume with all that nobody must vouch for. */
export function joinProposal({ original, passed, changes: own }: Joining): Pick<ProposalAnswer, 'changes' | 'resume'> {
  const changes = joinChanges(passed, own)
  return { changes, resume: applyChanges(original, changes.filter(isSafe)).resume }
}
