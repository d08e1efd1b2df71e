import { useQuery } from '@tanstack/react-query'
import { useWaiting } from '#client/billing/paywall/use-waiting.ts'
import { WaitingNotice } from '#client/billing/paywall/waiting-notice.tsx'
import { openDevice } from '#client/drafts/device.ts'
import { documentTitle } from '#client/drafts/new-document.ts'
import { useDownloads } from './use-downloads.ts'

/** The resume whose download led to the payment, offered where the payment leads. */
export function WaitingResume() {
  const { waiting, forget } = useWaiting('resume')
  const { data: document } = useQuery({
    queryKey: ['waiting-resume', waiting?.documentId],
    queryFn: async () => {
      const draft = await openDevice().drafts.load(waiting?.documentId ?? '')
      return draft?.kind === 'resume' ? draft : null
    },
    enabled: waiting !== undefined,
    staleTime: 0,
  })
  const { busy, fromServer } = useDownloads()
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
