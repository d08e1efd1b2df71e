import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noteOpenLetter } from '#client/document/assist/running-letter.ts'
import { openDevice } from '#client/document/drafts/device.ts'
import { useWaiting } from '#client/document/gate/use-waiting.ts'
import { WaitingNotice } from '#client/document/gate/waiting-notice.tsx'
import { documentTitle } from '#client/document/new-document.ts'
import { useLetterSession } from './letter-session.tsx'
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
