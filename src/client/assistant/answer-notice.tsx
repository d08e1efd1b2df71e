import type { Ref } from 'react'
import type { LetterAnswer, ProposalAnswer } from '#shared/api/assistant.ts'
import { TryAgainAlert } from './try-again-alert.tsx'

type AnswerNoticeProps = {
  ref?: Ref<HTMLDivElement>
  answer: ProposalAnswer | LetterAnswer
  isBusy: boolean
  onTryAgain: (() => void) | undefined
}

/** A word about how the answer came; where less came than was asked for, it can be asked again. */
export function AnswerNotice({ ref, answer: { notice, isStopgap }, isBusy, onTryAgain }: AnswerNoticeProps) {
  if (!notice) return null
  return (
    <TryAgainAlert ref={ref} variant="info" isBusy={isBusy} onTryAgain={isStopgap ? onTryAgain : undefined}>
      {notice}
    </TryAgainAlert>
  )
}
