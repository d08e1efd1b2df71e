import { useState } from 'react'
import { useDocumentSession } from '#client/editing/session/document-context.tsx'
import { askAgain } from './ask-again.ts'
import { withAccepted } from './keep-accepted.ts'
import { proposalOf } from './proposal-of.ts'
import { decide } from './review/decide.ts'
import { assistRoutes, readReview } from './review/review.ts'
import type { OpenReview } from './review/use-review.ts'
import { useGenerate } from './use-generate.ts'

const failure = 'We couldn’t get new suggestions just now. The ones below are kept.'

/** Asks the service once more where it gave no usable answer; what was accepted stays accepted. */
export function useTryAgain(review: OpenReview) {
  const { store } = useDocumentSession()
  const [isInVain, setIsInVain] = useState(false)
  const { isBusy, problem, run } = useGenerate({
    route: assistRoutes[review.request.path],
    answerOf: proposalOf,
    failure,
  })

  /** Whether there are new suggestions. */
  const tryAgain = async (): Promise<boolean> => {
    setIsInVain(false)
    const { request, proposal } = review
    const next = await run(askAgain(review, { resume: proposal.original }))
    if (!next) return false
    // It failed again; some of what is there may be the service's own.
    if (next.writer === 'offline' && next.isStopgap) {
      setIsInVain(true)
      return false
    }
    const { id, resume } = store.getState().document
    const now = readReview(id)
    // What was answered or corrected meanwhile has been asked for by itself, and that answer knows more.
    if (!now || JSON.stringify(now.request) !== JSON.stringify(request)) return false
    review.renew(withAccepted(next, decide(now, resume)), request)
    return true
  }
  return { isBusy, problem: problem ?? (isInVain ? failure : undefined), tryAgain }
}
