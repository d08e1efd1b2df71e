import { useQuery } from '@tanstack/react-query'
import type { PaidDocument } from '#client/billing/paywall/paid-flags.ts'
import { useWaiting } from '#client/billing/paywall/use-waiting.ts'
import { WaitingNotice } from '#client/billing/paywall/waiting-notice.tsx'
import { draftPlaceOf, openDevice } from '#client/drafts/device.ts'
import { documentTitle } from '#client/drafts/new-document.ts'
import type { DocumentKind, DocumentOf } from '#shared/saved-document.ts'
import type { ServerFormat } from './download-resume.ts'
import { useDownloads } from './use-downloads.ts'

const paidTypes: Record<DocumentKind, PaidDocument> = { resume: 'resume', letter: 'coverLetter' }

type WaitingDocumentProps<Kind extends DocumentKind> = {
  kind: Kind
  downloads: {
    busy: string | undefined
    fromServer: (document: DocumentOf<Kind>, format: ServerFormat, options: { isAgreed: true }) => Promise<boolean>
  }
}

/** The document whose download led to the payment, offered where the payment leads. */
export function WaitingDocument<Kind extends DocumentKind>({ kind, downloads }: WaitingDocumentProps<Kind>) {
  const { waiting, forget } = useWaiting(paidTypes[kind])
  const { data: document } = useQuery({
    queryKey: ['waiting-document', kind, waiting?.documentId],
    queryFn: async () => (await draftPlaceOf(openDevice(), kind).drafts.load(waiting?.documentId ?? '')) ?? null,
    enabled: waiting !== undefined,
    staleTime: 0,
  })
  if (!waiting || !document) return null
  return (
    <WaitingNotice
      title={documentTitle(document)}
      format={waiting.format}
      isBusy={downloads.busy !== undefined}
      usesPurchase={waiting.usesPurchase}
      onDownload={(format) =>
        void downloads.fromServer(document, format, { isAgreed: true }).then((hasCome) => {
          if (hasCome) forget()
        })
      }
      onDismiss={forget}
    />
  )
}

export function WaitingResume() {
  return <WaitingDocument kind="resume" downloads={useDownloads()} />
}
