import type { Ref } from 'react'
import { useAssistantService } from '#client/lib/use-assistant-service.ts'
import { isStopgap } from './stopgap.ts'
import { TryAgainAlert } from './try-again-alert.tsx'

type AnswerNoticeProps = {
  ref?: Ref<HTMLDivElement>
  notice: string
  isBusy: boolean
  onTryAgain: (() => void) | undefined
}

/** A word about how the answer came; where the service gave none, it can be asked again. */
export function AnswerNotice({ ref, notice, isBusy, onTryAgain }: AnswerNoticeProps) {
  const service = useAssistantService()
  return (
    <TryAgainAlert
      ref={ref}
      variant="info"
      isBusy={isBusy}
      onTryAgain={isStopgap(notice, service) ? onTryAgain : undefined}
    >
      {notice}
    </TryAgainAlert>
  )
}
