import { X } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import type { WaitingDownload } from './waiting.ts'

type WaitingNoticeProps = {
  title: string
  format: WaitingDownload['format']
  isBusy: boolean
  /** The first download ties the purchase to it. */
  usesPurchase: boolean
  /** The file has come already. */
  isTaken: boolean
  onDownload: (format: WaitingDownload['format']) => void
  onDismiss: () => void
}

const labels: Record<WaitingDownload['format'], string> = { pdf: 'PDF', docx: 'Word' }

/** After the payment: the document that was waiting, ready to be taken, in the format that was asked for first. */
export function WaitingNotice({
  title,
  format,
  isBusy,
  usesPurchase,
  isTaken,
  onDownload,
  onDismiss,
}: WaitingNoticeProps) {
  const formats = format === 'pdf' ? (['pdf', 'docx'] as const) : (['docx', 'pdf'] as const)
  return (
    <section
      aria-label="Your download"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-success/40 bg-success-soft px-4 py-3"
    >
      <p className="wrap-anywhere min-w-48 grow basis-0">
        <span className="font-semibold">Payment received.</span> “{title}”{' '}
        {isTaken ? 'has been downloaded. Download it again any time.' : 'is ready to download.'}{' '}
        {usesPurchase && !isTaken && 'Your purchase covers it in every format, as often as you like.'}
      </p>
      <div className="flex flex-wrap gap-2">
        {formats.map((each, place) => (
          <Button
            key={each}
            size="small"
            variant={place === 0 && !isTaken ? 'filled' : 'outline'}
            disabled={isBusy}
            onClick={() => onDownload(each)}
          >
            Download {labels[each]}
          </Button>
        ))}
        <Button size="icon" variant="ghost" className="size-8 touch:size-11" aria-label="Dismiss" onClick={onDismiss}>
          <X aria-hidden strokeWidth={1.5} />
        </Button>
      </div>
    </section>
  )
}
