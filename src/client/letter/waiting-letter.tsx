import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { usePrice } from '#client/billing/paywall/use-price.ts'
import { openDevice } from '#client/drafts/device.ts'
import type { ResumeDocument } from '#client/drafts/document.ts'
import { useDownloads } from '#client/exports/use-downloads.ts'
import { WaitingDocument } from '#client/exports/waiting-document.tsx'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { useLetterDownloads } from './use-letter-downloads.ts'

/** The letter whose download led to the payment, offered where the payment leads, and then the resume it goes with. */
export function WaitingLetter() {
  return (
    <WaitingDocument
      kind="letter"
      downloads={useLetterDownloads()}
      isBesideDownloads
      nextOf={({ letter }) => letter.resumeId && <DownloadResume key={letter.resumeId} resumeId={letter.resumeId} />}
    />
  )
}

function DownloadResume({ resumeId }: { resumeId: string }) {
  const { data: resume } = useQuery({
    queryKey: ['resume-of-letter', resumeId],
    queryFn: async () => (await openDevice().drafts.load(resumeId)) ?? null,
    staleTime: 0,
    gcTime: 0,
  })
  return resume ? <DownloadFound document={resume} /> : null
}

function DownloadFound({ document }: { document: ResumeDocument }) {
  const { busy, fromServer } = useDownloads()
  const price = usePrice({ type: 'resume', documentId: document.id })
  return (
    <Button
      size="small"
      aria-busy={busy !== undefined}
      onClick={() => {
        if (!busy) void fromServer(document, 'pdf', { isAgreed: true })
      }}
    >
      {busy ? <Spinner /> : <Download />}
      Download your resume{price && `, ${price}`}
    </Button>
  )
}
