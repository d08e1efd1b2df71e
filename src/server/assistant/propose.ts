import * as z from 'zod'
import { applyChanges } from '#engine/edit/apply-change.ts'
import type { Change } from '#engine/edit/change.ts'
import { joinChanges } from '#engine/edit/join-changes.ts'
import { canonicalText } from '#engine/formats/text.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { Answer, Facts } from '#engine/writing/facts.ts'
import { collectFacts } from '#engine/writing/facts.ts'
import { checkChange } from '#engine/writing/gate/check-change.ts'
import { matchPosting } from '#engine/writing/match/match-posting.ts'
import type { Posting } from '#engine/writing/posting/posting.ts'
import { readPosting } from '#engine/writing/posting/read-posting.ts'
import type { Proposal, RefusedChange } from '#engine/writing/proposal.ts'
import { tailorResume } from '#engine/writing/tailor/tailor-resume.ts'
import { upgradeResume } from '#engine/writing/upgrade/upgrade-resume.ts'
import type { AssistantEvent, Fit, ProposalAnswer, RefusedSuggestion } from '#shared/api/assistant.ts'
import { toFit } from './fit.ts'
import { askForList, ModelFailed } from './model/ask-for-list.ts'
import { editableLines } from './model/editable-lines.ts'
import { fence } from './model/fence.ts'
import { tailorInstructions, upgradeInstructions } from './model/instructions.ts'
import type { Model } from './model/open-model.ts'
import { joinNotices, readingNotice } from './reading-notice.ts'
import { spelling } from './spelling.ts'

export type AssistDeps = {
  model: Model | null
  /** `YYYY-MM-DD` */
  today: string
  signal: AbortSignal
}

export type TailorWish = {
  resume: Resume
  jobDescription: string
  answers: readonly Answer[]
  /** What the person would not have, and why. */
  refused?: readonly RefusedSuggestion[]
}
export type UpgradeWish = Omit<TailorWish, 'jobDescription'>

/** First what the house's own engine finds, at once; then, where there is a model, its suggestions as they come. */
export async function* proposeTailoring(wish: TailorWish, deps: AssistDeps): AsyncGenerator<AssistantEvent> {
  const { resume, jobDescription, answers, refused } = wish
  const { today } = deps
  yield { type: 'step', text: 'Reading the job...' }
  const posting = readPosting(jobDescription)
  const offline = tailorResume({ resume, posting, today, answers })
  const fit = toFit(posting, matchPosting(resume, posting, { today, answers }))
  const facts = collectFacts(resume, answers, today)
  yield* propose({ offline, facts, posting, fit, refused, instructions: tailorInstructions, group: 'match' }, deps)
}

export async function* proposeUpgrade(
  { resume, answers, refused }: UpgradeWish,
  deps: AssistDeps,
): AsyncGenerator<AssistantEvent> {
  const { today } = deps
  yield { type: 'step', text: 'Reading the resume...' }
  const offline = upgradeResume({ resume, today, spelling, answers })
  const facts = collectFacts(resume, answers, today)
  yield* propose({ offline, facts, refused, instructions: upgradeInstructions, group: 'clarity' }, deps)
}

type Proposing = {
  offline: Proposal
  facts: Facts
  posting?: Posting
  fit?: Fit
  refused?: readonly RefusedSuggestion[] | undefined
  instructions: string
  group: Change['group']
}

const suggestionSchema = z.object({
  path: z.string(),
  before: z.string(),
  after: z.string(),
  reason: z.string(),
  requirement: z.string().optional(),
})

async function* propose(work: Proposing, { model, signal }: AssistDeps): AsyncGenerator<AssistantEvent> {
  const { offline, facts, posting, fit } = work
  const { resume } = facts
  const known = readingNotice({ resume, posting: posting?.text })
  const answer: ProposalAnswer = {
    original: resume,
    resume: offline.resume,
    changes: [...offline.changes],
    dropped: [...offline.dropped],
    gaps: [...offline.gaps],
    questions: offline.questions.map((question) => ({ ...question })),
    ...(fit ? { fit } : {}),
    writer: 'offline',
    ...joinNotices(known),
  }
  yield { type: 'proposal', answer }
  if (!model) return

  yield { type: 'step', text: `Asking ${model.recipient}...` }
  const passed: Change[] = []
  const refused: RefusedChange[] = []
  let notice: string | undefined
  try {
    for await (const suggestion of askForList(model, {
      ...promptFor(work),
      element: suggestionSchema,
      maxElements: 20,
      signal,
    })) {
      const change = toChange(suggestion, { id: `model-${passed.length + refused.length + 1}`, group: work.group })
      const verdict = judge(change, work)
      if (verdict.ok) {
        const kept = verdict.unsure ? { ...change, unsure: [...verdict.unsure] } : change
        passed.push(kept)
        yield { type: 'change', change: kept, writer: model.recipient }
      } else refused.push({ change, reason: verdict.reason, detail: verdict.detail })
    }
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    notice = `${model.recipient} did not give a usable answer${passed.length > 0 ? ' to the end' : ''}. The rest was written on this server.`
  }
  if (signal.aborted) return
  const changes = joinChanges(passed, offline.changes)
  yield {
    type: 'proposal',
    answer: {
      ...answer,
      changes,
      resume: applyChanges(
        resume,
        changes.filter(({ unsure }) => !unsure),
      ).resume,
      dropped: [...answer.dropped, ...refused],
      writer: passed.length > 0 ? model.recipient : 'offline',
      ...joinNotices(known, notice),
    },
  }
}

function promptFor({ facts, posting, refused = [], instructions }: Proposing): { system: string; prompt: string } {
  const lines = editableLines(facts.resume).map((line) => JSON.stringify(line))
  const { profileImage: _photo, ...personalInfo } = facts.resume.personalInfo
  const parts = [
    fence('resume', canonicalText({ ...facts.resume, personalInfo })),
    fence('lines', lines.join('\n')),
    ...(facts.answers.length > 0 ? [fence('answers', facts.answers.map(({ text }) => text).join('\n'))] : []),
    ...(refused.length > 0 ? [fence('refused', refused.map((one) => JSON.stringify(one)).join('\n'))] : []),
    ...(posting ? [fence('posting', posting.text)] : []),
  ]
  return { system: instructions, prompt: parts.join('\n\n') }
}

function toChange(
  { path, before, after, reason, requirement }: z.infer<typeof suggestionSchema>,
  { id, group }: Pick<Change, 'id' | 'group'>,
): Change {
  return {
    id,
    path,
    kind: 'replace',
    group,
    before: before.trim(),
    after: after.trim(),
    reason: plainSentence(reason),
    ...(requirement ? { requirement: plainSentence(requirement) } : {}),
    facts: [],
  }
}

/** What stands beside a suggestion is a sentence and no more: no link, no markup, no essay. */
function plainSentence(text: string): string {
  return text
    .replace(/(?:https?:\/\/|www\.)\S+/gi, '')
    .replace(/[<>[\]`*_#]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 240)
}

function judge(change: Change, { facts, posting }: Proposing) {
  // Words of the posting beside a change are shown as the posting's: they must be.
  if (change.requirement && !posting?.text.toLowerCase().includes(change.requirement.toLowerCase()))
    delete change.requirement
  return checkChange(change, facts, posting)
}
