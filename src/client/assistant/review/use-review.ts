import { useCallback, useEffect, useMemo, useState } from 'react'
import { useDocument, useDocumentActions, useDocumentSession } from '#client/editing/session/document-context.tsx'
import { applyChange } from '#engine/edit/apply-change.ts'
import type { Change } from '#engine/edit/change.ts'
import { changeState, revertChange } from '#engine/edit/change-state.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { ProposalAnswer, RefusalWhy } from '#shared/api/assistant.ts'
import { canJoin } from './accept-together.ts'
import { decide, type ReviewedChange } from './decide.ts'
import { withRefreshed } from './refresh-review.ts'
import { keepReview, type Refusal, type Review, type ReviewRequest, readReview, watchReview } from './review.ts'
import { isSameChange } from './steer.ts'
import type { SettledLine } from './unplaced-lines.ts'

export type ReviewActions = {
  accept: (change: Change) => void
  /** Accepts it in the person's own words. */
  acceptEdited: (change: Change, after: string) => void
  reject: (change: Change) => void
  /** Says why one was rejected; said again, it is taken back. */
  sayWhy: (change: Change, why: RefusalWhy) => void
  /** Takes the decision back, whichever it was. */
  reopen: (change: Change) => void
  acceptTogether: () => void
  reopenAll: () => void
}

/** The person's decisions about the list of requirements. */
type SaidOfJob = Pick<Review, 'wanted' | 'left'>

export type OpenReview = ReviewActions & {
  proposal: ProposalAnswer
  request: ReviewRequest
  refusals: readonly Refusal[]
  items: ReviewedChange[]
  /** Those that can be accepted together. */
  together: readonly Change[]
  /** The person's saved decisions about the requirements. */
  said: SaidOfJob
  say: (said: SaidOfJob) => void
  /** What became of the lines that found no place. */
  settled: readonly SettledLine[]
  settle: (settled: SettledLine[]) => void
  /** What was answered for the letter. */
  forLetter: NonNullable<Review['forLetter']>
  answerForLetter: (question: string, text: string) => void
  /** New suggestions for the same resume; what was decided of the old ones that are still there holds. */
  renew: (proposal: ProposalAnswer, request: ReviewRequest) => void
  /** New suggestions for the lines that were edited since. */
  refresh: (changes: readonly Change[]) => void
}

export function useReview(): OpenReview | undefined {
  const documentId = useDocument((document) => document.id)
  const resume = useDocument((document) => document.resume)
  const { update } = useDocumentActions()
  const { store } = useDocumentSession()
  const [review, setReview] = useState<Review | undefined>(() => readReview(documentId))

  useEffect(() => watchReview(documentId, setReview), [documentId])
  const keep = useCallback((next: Review) => keepReview(documentId, next), [documentId])
  const items = useMemo(() => (review ? decide(review, resume) : []), [review, resume])
  if (!review) return undefined

  const { proposal, refusals, cause } = review
  const withRefusals = (next: Refusal[]) => keep({ ...review, refusals: next })
  const without = (change: Change) => refusals.filter((refusal) => !isSameChange(refusal.change, change))
  const put = (next: Resume, label: string) => {
    if (next === resume) return
    // The account keeps what stood before under its own name, and this one under the name of the suggestions.
    const at = new Date().toISOString()
    update((document) => ({ ...document, resume: next, cause: { name: cause, at } }), { label })
  }
  const carryOut = (changes: readonly Change[], label: string) => {
    let next = resume
    for (const change of changes) next = applyChange(next, change) ?? next
    put(next, label)
  }
  const takeBack = (changes: readonly Change[], label: string) => {
    let next = resume
    for (const change of [...changes].reverse()) next = revertChange(next, change, proposal.original) ?? next
    put(next, label)
  }
  /** An answer comes when the person may have decided more. */
  const latest = () => readReview(documentId) ?? review
  const open = items.filter(({ decision }) => decision === 'open').map(({ change }) => change)
  const together = open.filter(canJoin)

  return {
    proposal,
    request: review.request,
    refusals,
    items,
    said: { wanted: review.wanted, left: review.left },
    say: (said) => keep({ ...latest(), ...said }),
    settled: review.settled ?? [],
    settle: (settled) => keep({ ...latest(), settled }),
    forLetter: review.forLetter ?? [],
    answerForLetter: (question, text) => {
      const others = (latest().forLetter ?? []).filter((other) => other.question !== question)
      keep({ ...latest(), forLetter: text.trim() === '' ? others : [...others, { question, text }] })
    },
    renew: (next, request) => {
      // Only the first call read the text.
      const { original, unplaced } = proposal
      keep({ ...latest(), request, proposal: { ...next, original, unplaced } })
    },
    refresh: (changes) => keep(withRefreshed(latest(), changes, store.getState().document.resume)),
    together,
    accept: (change) => {
      if (without(change).length < refusals.length) withRefusals(without(change))
      carryOut([change], 'Accept suggestion')
    },
    acceptEdited: (change, after) => {
      // A change speaks of one line: a break in it would make two, of which neither is found again.
      const { unsure: _, ...rest } = change
      const edited = { ...rest, after: after.replace(/\s+/g, ' ').trim() }
      const changes = proposal.changes.map((other) => (other.id === change.id ? edited : other))
      keep({ ...review, proposal: { ...proposal, changes } })
      carryOut([edited], 'Accept edited suggestion')
    },
    reject: (change) => withRefusals([...without(change), { change }]),
    sayWhy: (change, why) => {
      const isSaid = refusals.some((refusal) => isSameChange(refusal.change, change) && refusal.why === why)
      withRefusals([...without(change), isSaid ? { change } : { change, why }])
    },
    reopen: (change) => {
      withRefusals(without(change))
      if (changeState(resume, change) === 'done') takeBack([change], 'Revert suggestion')
    },
    acceptTogether: () => carryOut(together, `Accept ${together.length} suggestions`),
    reopenAll: () => {
      withRefusals([])
      const done = items.filter(({ decision }) => decision === 'accepted').map(({ change }) => change)
      takeBack(done, 'Revert all suggestions')
    },
  }
}
