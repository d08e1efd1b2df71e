import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWaiting } from '#client/billing/paywall/use-waiting.ts'
import { WaitingNotice } from '#client/billing/paywall/waiting-notice.tsx'
import { openDevice } from '#client/drafts/device.ts'
import { documentTitle } from '#client/drafts/new-document.ts'
import { useLetterSession } from './letter-session.tsx'
import { noteOpenLetter } from './open-letters.ts'
import { useLetterDownloads } from './use-letter-downloads.ts'

/** The letter whose download led to the payment, offered where the payment leads. */
export function WaitingLetter() {
  const session = useLetterSession()
  // It stands on the page in every phase: as long as it does, what is written goes into the open letter.
  useEffect(() => noteOpenLetter(session), [session])
  const { waiting, forget } = useWaiting('coverLetter')
  const { data: document } = useQuery({
    queryKey: ['waiting-letter', waiting?.documentId],
    queryFn: async () => (await openDevice().letters.load(waiting?.documentId ?? '')) ?? null,
    enabled: waiting !== undefined,
    staleTime: 0,
  })
  const { busy, fromServer } = useLetterDownloads()
  if (!waiting || !document) return null
  return (
    <div className="wrap-app pt-6">
      <WaitingNotice
        title={documentTitle(document)}
        format={waiting.format}
        isBusy={busy !== undefined}
        usesPurchase={waiting.usesPurchase}
        onDownload={(format) =>
          void fromServer(document, format, { isAgreed: true }).then((hasCome) => {
            if (hasCome) forget()
          })
        }
        onDismiss={forget}
      />
    </div>
  )
}
