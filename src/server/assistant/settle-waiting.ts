// What a model suggested and the gate did not pass at once: the model is told once, and the person is asked about the rest.
import type { Change } from '#engine/edit/change.ts'
import type { RefusedChange, Verdict } from '#engine/writing/proposal.ts'
import { mostAsked } from '#shared/api/assistant.ts'
import type { AssistDeps } from './assist-deps.ts'
import type { Model } from './model/open-model.ts'
import { type Review, reviewOpen } from './model/review-open.ts'
import type { ChangesWish, Suggestion } from './tasks/propose-changes.ts'

type Judged = { change: Change; verdict: Verdict }
export type Waiting = Judged & { suggestion: Suggestion }

type Settling = { reviewer: Model | null; facts: string; wish: ChangesWish; group: Change['group'] }
type Settled = { passed: Change[]; refused: RefusedChange[]; leftOut: number }

/** The model is told once what doesn't pass; the person is asked about some of what is then still open. */
export async function settleWaiting(waiting: readonly Waiting[], work: Settling, deps: AssistDeps): Promise<Settled> {
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
