import type { ReactNode } from 'react'
import { askAgain } from '#client/assistant/ask-again.ts'
import { proposalOf } from '#client/assistant/proposal-of.ts'
import { splitQuestions } from '#client/assistant/review/open-questions.ts'
import { RequirementContext, type RequirementEditing } from '#client/assistant/review/requirement-context.ts'
import { isSameList, readList, toRequirements, type WantedList } from '#client/assistant/review/requirement-list.ts'
import { assistRoutes, readReview } from '#client/assistant/review/review.ts'
import { useReview } from '#client/assistant/review/use-review.ts'
import { useGenerate } from '#client/assistant/use-generate.ts'
import { useDocument } from '#client/editing/session/document-context.tsx'
import { newId } from '#client/lib/new-id.ts'
import { assistTailor } from '#shared/api/assistant.ts'

/** Lets the person correct what the job asks for, and asks for suggestions that follow it. */
export function TailorRequirements({ children }: { children: ReactNode }) {
  return <RequirementContext value={useEditing()}>{children}</RequirementContext>
}

function useEditing(): RequirementEditing | undefined {
  const documentId = useDocument((document) => document.id)
  const review = useReview()
  const { isBusy, problem, run, stop } = useGenerate({
    route: assistRoutes[review?.request.path ?? assistTailor.path],
    answerOf: proposalOf,
    failure: 'We couldn’t update the suggestions just now. Your list is safe. Please try again.',
  })
  const fit = review?.proposal.fit
  if (!review || !fit) return undefined

  const { request, proposal, said, say } = review
  const wanted = said.wanted ?? readList(fit)
  const left = said.left ?? []
  const use = async (): Promise<boolean> => {
    const requirements = toRequirements(wanted.list)
    // Questions may be answered while this request runs: the result must include those answers.
    for (let asked = request; ; ) {
      const next = await run(askAgain({ ...review, request: asked }, { resume: proposal.original, requirements }))
      if (!next) return false
      const now = readReview(documentId)?.request ?? asked
      if (JSON.stringify(now.answers) === JSON.stringify(asked.answers)) {
        review.renew(next, { ...now, requirements })
        return true
      }
      asked = now
    }
  }
  return {
    wanted,
    edit: (next) => say({ wanted: next, left: left.filter((id) => quoteOf(next, id) === quoteOf(wanted, id)) }),
    newId,
    isPending: !isSameList(toRequirements(wanted.list), request.requirements ?? toRequirements(wanted.asRead)),
    isBusy,
    problem,
    use,
    stop,
    answers: request.answers,
    told: splitQuestions(proposal.questions, { left, answers: request.answers }).answered.flatMap(
      ({ requirementId }) => requirementId ?? [],
    ),
    left,
    leave: (id) => say({ left: [...left.filter((other) => other !== id), id] }),
    askAgain: (id) => say({ left: left.filter((other) => other !== id) }),
  }
}

/** In other words it is another question. */
function quoteOf({ list }: WantedList, id: string): string | undefined {
  return list.find((wish) => wish.id === id)?.quote
}
