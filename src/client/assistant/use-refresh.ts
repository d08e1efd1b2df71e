import { useDocument } from '#client/editing/session/document-context.tsx'
import { assistUpgrade } from '#shared/api/assistant.ts'
import { askAgain } from './ask-again.ts'
import { proposalOf } from './proposal-of.ts'
import { assistRoutes } from './review/review.ts'
import type { OpenReview } from './review/use-review.ts'
import { useGenerate } from './use-generate.ts'

/** New suggestions for lines that were edited since, from the resume as it stands now. */
export function useRefresh(review: OpenReview | undefined) {
  const resume = useDocument((document) => document.resume)
  const { isBusy, problem, run } = useGenerate({
    route: assistRoutes[review?.request.path ?? assistUpgrade.path],
    answerOf: proposalOf,
    failure: 'We couldn’t get new suggestions just now. Please try again.',
  })
  const refresh = async () => {
    if (!review) return
    const next = await run(askAgain(review, { resume }))
    if (next) review.refresh(next.changes)
  }
  return { isBusy, problem, run: () => void refresh() }
}
