import { useQuery } from '@tanstack/react-query'
import { useDownloads } from '../download/use-downloads.ts'
import { openDevice } from '../drafts/device.ts'
import { documentTitle } from '../new-document.ts'
import { useWaiting } from './use-waiting.ts'
import { WaitingNotice } from './waiting-notice.tsx'

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
