import { useCallback, useMemo, useState } from 'react'
import { applyChange } from '#engine/edit/apply-change.ts'
import type { Change } from '#engine/edit/change.ts'
import { changeState, revertChange } from '#engine/edit/change-state.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { ProposalAnswer } from '#shared/api/assistant.ts'
import { useDocument, useDocumentActions } from '../store/document-context.tsx'
import { keepReview, type Review, type ReviewRequest, readReview } from './review.ts'

/** `gone`: the person has edited that place since. */
export type Decision = 'open' | 'accepted' | 'rejected' | 'gone'

export type ReviewedChange = { change: Change; decision: Decision }

export type ReviewActions = {
  accept: (change: Change) => void
  /** Accepts it in the person's own words. */
  acceptEdited: (change: Change, after: string) => void
  reject: (change: Change) => void
  /** Takes the decision back, whichever it was. */
  reopen: (change: Change) => void
  acceptSafe: () => void
  reopenAll: () => void
}

export type OpenReview = ReviewActions & {
  proposal: ProposalAnswer
  request: ReviewRequest
  items: ReviewedChange[]
  safeLeft: number
  /** New suggestions for the same resume; what was decided of the old ones that are still there holds. */
  renew: (proposal: ProposalAnswer, request: ReviewRequest) => void
}

/** What leaves the page is asked for one by one. */
export const isSafe = (change: Change): boolean => change.kind !== 'drop'

export function useReview(): OpenReview | undefined {
  const documentId = useDocument((document) => document.id)
  const resume = useDocument((document) => document.resume)
  const { setResume } = useDocumentActions()
  const [review, setReview] = useState<Review | undefined>(() => readReview(documentId))

  const keep = useCallback(
    (next: Review) => {
      keepReview(documentId, next)
      setReview(next)
    },
    [documentId],
  )
  const items = useMemo(() => (review ? decide(review, resume) : []), [review, resume])
  if (!review) return undefined

  const { proposal, rejected } = review
  const withRejected = (ids: string[]) => keep({ ...review, rejected: ids })
  const carryOut = (changes: readonly Change[], label: string) => {
    let next = resume
    for (const change of changes) next = applyChange(next, change) ?? next
    if (next !== resume) setResume(next, { label })
  }
  const takeBack = (changes: readonly Change[], label: string) => {
    let next = resume
    for (const change of [...changes].reverse()) next = revertChange(next, change, proposal.original) ?? next
    if (next !== resume) setResume(next, { label })
  }
  const open = items.filter(({ decision }) => decision === 'open').map(({ change }) => change)
  const safe = open.filter(isSafe)

  return {
    proposal,
    request: review.request,
    items,
    renew: (next, request) => keep({ ...review, request, proposal: { ...next, original: proposal.original } }),
    safeLeft: safe.length,
    accept: (change) => carryOut([change], 'Accept suggestion'),
    acceptEdited: (change, after) => {
      // A change speaks of one line: a break in it would make two, of which neither is found again.
      const edited = { ...change, after: after.replace(/\s+/g, ' ').trim() }
      const changes = proposal.changes.map((other) => (other.id === change.id ? edited : other))
      keep({ ...review, proposal: { ...proposal, changes } })
      carryOut([edited], 'Accept edited suggestion')
    },
    reject: (change) => withRejected([...rejected, change.id]),
    reopen: (change) => {
      withRejected(rejected.filter((id) => id !== change.id))
      if (changeState(resume, change) === 'done') takeBack([change], 'Take suggestion back')
    },
    acceptSafe: () => carryOut(safe, `Accept ${safe.length} suggestions`),
    reopenAll: () => {
      withRejected([])
      const done = items.filter(({ decision }) => decision === 'accepted').map(({ change }) => change)
      takeBack(done, 'Take all suggestions back')
    },
  }
}

export function decide({ proposal, rejected }: Review, resume: Resume): ReviewedChange[] {
  return proposal.changes.map((change) => {
    const state = changeState(resume, change)
    if (state === 'done') return { change, decision: 'accepted' }
    if (rejected.includes(change.id)) return { change, decision: 'rejected' }
    return { change, decision: state === 'gone' ? 'gone' : 'open' }
  })
}
