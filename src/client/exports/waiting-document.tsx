import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { tellPayment } from '#client/billing/checkout/tell-payment.ts'
import { isPaidAhead } from '#client/billing/paywall/paid-ahead.ts'
import type { PaidDocument } from '#client/billing/paywall/paid-flags.ts'
import { useWaiting } from '#client/billing/paywall/use-waiting.ts'
import { noteTaken } from '#client/billing/paywall/waiting.ts'
import { WaitingNotice } from '#client/billing/paywall/waiting-notice.tsx'
import { draftPlaceOf, openDevice } from '#client/drafts/device.ts'
import { documentTitle } from '#client/drafts/new-document.ts'
import { buttonStyle } from '#client/ui/button.tsx'
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
  /** The page has download buttons of its own. */
  isBesideDownloads?: boolean
  /** What comes after its file. */
  nextOf?: (document: DocumentOf<Kind>) => ReactNode
}

/** The document whose download led to the payment, offered where the payment leads. */
export function WaitingDocument<Kind extends DocumentKind>({
  kind,
  downloads,
  isBesideDownloads = false,
  nextOf,
}: WaitingDocumentProps<Kind>) {
  const { waiting, forget } = useWaiting(paidTypes[kind])
  const { data: document } = useQuery({
    queryKey: ['waiting-document', kind, waiting?.documentId],
    queryFn: async () => (await draftPlaceOf(openDevice(), kind).drafts.load(waiting?.documentId ?? '')) ?? null,
    enabled: waiting !== undefined,
    staleTime: 0,
  })
  const [hasCome, setHasCome] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const isTaken = hasCome || waiting?.isTaken === true
  const download = async (chosen: DocumentOf<Kind>, format: ServerFormat) => {
    setHasFailed(false)
    const isHere = await downloads.fromServer(chosen, format, { isAgreed: true })
    setHasFailed(!isHere)
    if (!isHere) return
    noteTaken()
    setHasCome(true)
  }
  // It was asked for before the payment: it comes without being asked for again.
  const start = useEffectEvent((ready: DocumentOf<Kind>) => {
    if (!waiting || isTaken) return
    if (claimStart(waiting.documentId)) void download(ready, waiting.format)
    // It was started on another page and did not come there.
    else setHasFailed(true)
  })
  useEffect(() => {
    if (document) start(document)
  }, [document])
  if (!waiting || !document) return null
  const isComing = downloads.busy !== undefined || (!isTaken && !hasFailed)
  return (
    <WaitingNotice
      title={documentTitle(document)}
      format={waiting.format}
      making={downloads.busy}
      state={isComing ? 'coming' : isTaken ? 'taken' : 'ready'}
      usesPurchase={waiting.usesPurchase}
      isBesideDownloads={isBesideDownloads}
      paid={waiting.isPro ? undefined : tellPayment(paidTypes[kind], waiting)}
      next={isTaken && nextOf?.(document)}
      onDownload={(format) => void download(document, format)}
      onDismiss={forget}
    />
  )
}

export function WaitingResume({ isBesideDownloads = false }: { isBesideDownloads?: boolean }) {
  return (
    <WaitingDocument
      kind="resume"
      downloads={useDownloads()}
      isBesideDownloads={isBesideDownloads}
      nextOf={({ id }) => isPaidAhead('coverLetter') && <WriteYourLetter resumeId={id} />}
    />
  )
}

/** It was paid along with the resume and waits to be written. */
function WriteYourLetter({ resumeId }: { resumeId: string }) {
  return (
    <AppLink to={`/cover-letter?resume=${encodeURIComponent(resumeId)}`} className={buttonStyle({ size: 'small' })}>
      Write your letter
    </AppLink>
  )
}
