import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { PaidDocument } from '#client/billing/paywall/paid-flags.ts'
import { useWaiting } from '#client/billing/paywall/use-waiting.ts'
import { noteTaken } from '#client/billing/paywall/waiting.ts'
import { WaitingNotice } from '#client/billing/paywall/waiting-notice.tsx'
import { draftPlaceOf, openDevice } from '#client/drafts/device.ts'
import { documentTitle } from '#client/drafts/new-document.ts'
import type { DocumentKind, DocumentOf } from '#shared/saved-document.ts'
import type { ServerFormat } from './download-resume.ts'
import { useDownloads } from './use-downloads.ts'

const paidTypes: Record<DocumentKind, PaidDocument> = { resume: 'resume', letter: 'coverLetter' }

/** A page drawn twice starts one download. */
const started = new Set<string>()
const claimStart = (id: string) => !started.has(id) && started.add(id) !== undefined

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
  const [hasCome, setHasCome] = useState(false)
  const isTaken = hasCome || waiting?.isTaken === true
  const download = async (chosen: DocumentOf<Kind>, format: ServerFormat) => {
    if (!(await downloads.fromServer(chosen, format, { isAgreed: true }))) return
    noteTaken()
    setHasCome(true)
  }
  // It was asked for before the payment: it comes without being asked for again.
  const start = useEffectEvent((ready: DocumentOf<Kind>) => {
    if (waiting && !isTaken && claimStart(waiting.documentId)) void download(ready, waiting.format)
  })
  useEffect(() => {
    if (document) start(document)
  }, [document])
  if (!waiting || !document) return null
  return (
    <WaitingNotice
      title={documentTitle(document)}
      format={waiting.format}
      isBusy={downloads.busy !== undefined}
      usesPurchase={waiting.usesPurchase}
      isTaken={isTaken}
      onDownload={(format) => void download(document, format)}
      onDismiss={forget}
    />
  )
}

export function WaitingResume() {
  return <WaitingDocument kind="resume" downloads={useDownloads()} />
}
