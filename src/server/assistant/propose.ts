import type { Change } from '#engine/edit/change.ts'
import type { RefusedChange, Verdict } from '#engine/writing/proposal.ts'
import { type AssistantEvent, mostAsked, type ProposalAnswer } from '#shared/api/assistant.ts'
import { failureNotice } from './failure-notice.ts'
import { askForList, ModelFailed } from './model/ask-for-list.ts'
import { tailorInstructions, upgradeInstructions } from './model/instructions.ts'
import type { Model } from './model/open-model.ts'
import { type Review, reviewOpen } from './model/review-open.ts'
import { type ChangesWish, type Suggestion, suggestionSchema } from './tasks/propose-changes.ts'
import { joinNotices } from './tasks/reading-notice.ts'
import type { Write } from './tasks/writing-tasks.ts'
import { tellSteps } from './tell-steps.ts'

export type AssistDeps = {
  model: Model | null
  /** The house's own engine. */
  write: Write
  /** `YYYY-MM-DD` */
  today: string
  signal: AbortSignal
}

type Wish = Omit<ChangesWish, 'today'>

/** First what our own engine finds, at once; then, if there is a model, its suggestions as they arrive. */
export async function* proposeTailoring(
  wish: Wish & { jobDescription: string },
  deps: AssistDeps,
): AsyncGenerator<AssistantEvent> {
  yield { type: 'step', text: 'Reading the job...' }
  yield* propose({ wish, instructions: tailorInstructions, group: 'match' }, deps)
}

export async function* proposeUpgrade(wish: Wish, deps: AssistDeps): AsyncGenerator<AssistantEvent> {
  yield { type: 'step', text: 'Reading the resume...' }
  yield* propose({ wish, instructions: upgradeInstructions, group: 'clarity' }, deps)
}

type Proposing = { wish: Wish; instructions: string; group: Change['group'] }
type Judged = { change: Change; verdict: Verdict }
type Waiting = Judged & { suggestion: Suggestion }

async function* propose({ wish: asked, ...work }: Proposing, deps: AssistDeps): AsyncGenerator<AssistantEvent> {
  const { model, write, today, signal } = deps
  const wish: ChangesWish = { ...asked, today }
  const { answer, prompt, facts } = yield* tellSteps((tell) =>
    write('draftChanges', { wish, forModel: model !== null }, tell),
  )
  yield { type: 'proposal', answer }
  if (!model) return

  yield { type: 'step', text: `Asking ${model.recipient}...` }
  // A suggestion speaks of the entries as they were read the first time.
  const read: ChangesWish = { ...wish, resume: answer.original, resumeData: undefined }
  const passed: Change[] = []
  const waiting: Waiting[] = []
  let failure: ModelFailed | undefined
  try {
    const request = { system: work.instructions, prompt, element: suggestionSchema, maxElements: 20, signal }
    for await (const suggestion of askForList(model, request)) {
      const id = `model-${passed.length + waiting.length + 1}`
      const { change, verdict } = await write('judgeChange', { wish: read, suggestion, id, group: work.group })
      if (!verdict.ok || verdict.unsure) {
        waiting.push({ change, verdict, suggestion })
        continue
      }
      passed.push(change)
      yield { type: 'change', change, writer: model.recipient }
    }
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    failure = error
  }
  const isPartial = passed.length + waiting.length > 0
  const notice = failure && failureNotice(failure, model, { what: 'answer', isPartial })
  if (signal.aborted) return
  // A service that broke off is not asked again.
  const reviewer = failure === undefined ? model : null
  if (reviewer && waiting.length > 0) yield { type: 'step', text: 'Checking the suggestions against your resume...' }
  const settled = await settle(waiting, { reviewer, facts, wish: read, group: work.group }, deps)
  if (signal.aborted) return
  for (const change of settled.passed) {
    passed.push(change)
    yield { type: 'change', change, writer: model.recipient }
  }
  const joined = await write('joinProposal', { original: answer.original, passed, changes: answer.changes })
  const last: ProposalAnswer = {
    ...answer,
    ...joined,
    dropped: [...answer.dropped, ...settled.refused],
    ...(settled.leftOut > 0 ? { leftOut: settled.leftOut } : {}),
    writer: passed.length > 0 ? model.recipient : 'offline',
    ...joinNotices(answer.notice, notice),
    ...(failure?.isKeyRefused === false ? { isStopgap: true } : {}),
  }
  yield { type: 'proposal', answer: last }
}

type Settling = { reviewer: Model | null; facts: string; wish: ChangesWish; group: Change['group'] }
type Settled = { passed: Change[]; refused: RefusedChange[]; leftOut: number }

/** The model is told once what doesn't pass; the person is asked about some of what is then still open. */
async function settle(waiting: readonly Waiting[], work: Settling, deps: AssistDeps): Promise<Settled> {
  const settled: Settled = { passed: [], refused: [], leftOut: 0 }
  const sentences = waiting.map(({ change, verdict }) => ({
    id: change.id,
    text: change.after,
    words: verdict.ok ? (verdict.unsure ?? []) : [],
    why: verdict.ok ? undefined : verdict.detail,
  }))
  const { reviewer, facts } = work
  const reviews = reviewer
    ? await reviewOpen(reviewer, { sentences, resume: facts, signal: deps.signal })
    : new Map<string, Review>()
  let questions = 0
  for (const one of waiting) {
    const { change, verdict } = await bestOf(one, reviews.get(one.change.id), work, deps)
    if (!verdict.ok) settled.refused.push({ change, reason: verdict.reason, detail: verdict.detail })
    else if (!verdict.unsure) settled.passed.push(change)
    else if (questions < mostAsked.proposal) {
      questions += 1
      settled.passed.push({ ...change, unsure: [...verdict.unsure] })
    } else settled.leftOut += 1
  }
  return settled
}

/** Unchanged with the source of its words, or rewritten. */
async function bestOf(
  one: Waiting,
  review: Review | undefined,
  { wish, group }: Settling,
  { write }: AssistDeps,
): Promise<Judged> {
  const { id } = one.change
  const opinions = review?.carriers ?? []
  const tries: Suggestion[] = [
    ...(one.verdict.ok && opinions.length > 0 ? [one.suggestion] : []),
    ...(review?.rewrite?.trim() ? [{ ...one.suggestion, after: review.rewrite }] : []),
  ]
  let best: Judged = one
  for (const suggestion of tries) {
    const judged = await write('judgeChange', { wish, suggestion, id, group, opinions })
    if (rank(judged.verdict) > rank(best.verdict)) best = judged
  }
  return best
}

function rank(verdict: Verdict): number {
  if (!verdict.ok) return 0
  return verdict.unsure ? 1 : 2
}
