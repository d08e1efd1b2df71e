import { type ReactNode, useRef, useState } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { Alert } from '#client/ui/alert.tsx'
import type { ProposalAnswer } from '#shared/api/assistant.ts'
import { AnswerNotice } from './answer-notice.tsx'
import { askAgain } from './ask-again.ts'
import { onTopOfAccepted } from './keep-accepted.ts'
import { proposalOf } from './proposal-of.ts'
import { FitPanel } from './review/fit-panel.tsx'
import { askedIn, openQuestions } from './review/open-questions.ts'
import { type GivenAnswer, QuestionsPanel } from './review/questions-panel.tsx'
import { assistRoutes } from './review/review.ts'
import { isSameChange } from './review/steer.ts'
import { UnplacedPanel } from './review/unplaced-panel.tsx'
import type { OpenReview } from './review/use-review.ts'
import { useGenerate } from './use-generate.ts'
import { useTryAgain } from './use-try-again.ts'

type ReviewIntroProps = {
  review: OpenReview
  hasRoom: boolean
  /** The suggestions. */
  children: ReactNode
}

/** What the job wants before the suggestions, or after them on a phone; how they came, and what else there is to do, after
    them: the first is in sight at once. */
export function ReviewIntro({ review, hasRoom, children }: ReviewIntroProps) {
  const { proposal, request } = review
  const { madeFrom } = request
  const { isBusy, problem, tryAgain } = useTryAgain(review)
  const notice = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLParagraphElement>(null)
  const ask = async () => {
    const isNew = await tryAgain()
    // The button that was pressed goes away with its notice.
    if (isNew && notice.current?.contains(document.activeElement)) words.current?.focus()
  }
  const fit = proposal.fit && (
    <FitPanel fit={proposal.fit} after={proposal.fitAfter} questions={askedIn(review).length} />
  )
  return (
    <>
      <AnswerNotice ref={notice} answer={proposal} isBusy={isBusy} onTryAgain={() => void ask()} />
      {problem && <Alert>{problem}</Alert>}
      {hasRoom && fit}
      {children}
      {!hasRoom && fit}
      <UnplacedPanel review={review} />
      {madeFrom && (
        <p className="text-small text-text-2">
          This is a copy. Your original,{' '}
          <AppLink
            to={`/edit-template?doc=${encodeURIComponent(madeFrom.id)}`}
            className="underline underline-offset-4 hover:text-text"
          >
            {madeFrom.title}
          </AppLink>
          , stays as it is.
        </p>
      )}
      <p ref={words} tabIndex={-1} className="text-small text-text-3">
        {writerWords(proposal)}
      </p>
    </>
  )
}

function writerWords({ writer }: Pick<ProposalAnswer, 'writer'>): string {
  if (writer === 'offline') return 'Suggested by our own software, not an AI service. You decide.'
  return `Suggested by AI (${writer}), checked against your facts. You decide.`
}

const outcomeWords = {
  placed: 'Your line is in the resume.',
  held: 'Added to the certificates on the page.',
  used: 'Your answers are in the suggestions above.',
  nothing: 'Nothing on the page changes yet. A number or a full sentence helps most.',
} as const

function isGap({ questions }: ProposalAnswer, questionId: string): boolean {
  return questions.some(({ id, requirementId }) => id === questionId && requirementId !== undefined)
}

/** What comes after them: what only the person knows. */
export function ReviewQuestions({ review }: { review: OpenReview }) {
  const { proposal, request } = review
  const [outcome, setOutcome] = useState<keyof typeof outcomeWords | undefined>(undefined)
  /** How many suggestions that waited are others now. */
  const [changed, setChanged] = useState(0)
  const generating = useGenerate({
    route: assistRoutes[request.path],
    answerOf: proposalOf,
    failure: 'We couldn’t use your answers just now. They’re still here; please try again.',
  })
  const answer = async (given: GivenAnswer[]): Promise<boolean> => {
    const ids = given.map(({ questionId }) => questionId)
    const answers = [...request.answers.filter(({ questionId }) => !ids.includes(questionId)), ...given]
    const next = await generating.run(askAgain(review, { resume: proposal.original, answers }))
    if (!next) return false
    const isNew = next.changes.some((change) => !proposal.changes.some((other) => isSameChange(other, change)))
    const isOpenStill = ({ change, decision }: OpenReview['items'][number]) =>
      decision !== 'open' || next.changes.some((other) => isSameChange(other, change))
    setChanged(review.items.filter((item) => !isOpenStill(item)).length)
    const isLine = given.some(({ questionId, entry }) => entry && isGap(proposal, questionId))
    const isPaper = given.some(({ questionId }) =>
      proposal.questions.some(({ id, options }) => id === questionId && options),
    )
    if (isLine) setOutcome('placed')
    else if (isPaper) setOutcome('held')
    else setOutcome(isNew ? 'used' : 'nothing')
    review.renew(onTopOfAccepted(next, review.items), { ...request, answers })
    return true
  }
  return (
    <>
      {generating.problem && <Alert>{generating.problem}</Alert>}
      {outcome && (
        <p role="status" className="text-small text-text-2">
          {outcomeWords[outcome]}
          {changed > 0 && ` ${changed === 1 ? 'One suggestion' : `${changed} suggestions`} above changed with it.`}
        </p>
      )}
      <QuestionsPanel
        questions={openQuestions(proposal, review.settled)}
        isBusy={generating.isBusy}
        onAnswer={answer}
        letter={review}
      />
    </>
  )
}
