import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import type { WaitingDownload } from './waiting.ts'

type WaitingNoticeProps = {
  title: string
  /** What was asked for first. */
  format: WaitingDownload['format']
  /** Which file is being made right now: perhaps another. */
  making: string | undefined
  /** `coming`: the file is on its way; `ready`: it did not come by itself; `taken`: it has come. */
  state: 'coming' | 'ready' | 'taken'
  /** The first download ties the purchase to it. */
  usesPurchase: boolean
  /** The page has a button for the PDF of its own: a second one would only be a riddle. */
  isBesideDownloads: boolean
  /** What was paid just now; Pro pays nothing for a document. */
  paid?: string | undefined
  /** What comes after it: the letter or the resume that goes with it. */
  next?: ReactNode
  onDownload: (format: WaitingDownload['format']) => void
  onDismiss: () => void
}

const labels: Record<WaitingDownload['format'], string> = { pdf: 'PDF', docx: 'Word' }

/** After the payment: the document that was waiting, in the format that was asked for first. */
export function WaitingNotice(props: WaitingNoticeProps) {
  const { title, format, making, state, usesPurchase, isBesideDownloads, paid, next, onDownload, onDismiss } = props
  const formats = format === 'pdf' ? (['pdf', 'docx'] as const) : (['docx', 'pdf'] as const)
  const coming = formats.find((each) => each === making) ?? format
  // What stood beside `Payment Successful` is found again here, or on the page itself.
  const offered = formats.filter((each) => state === 'ready' || !isBesideDownloads || each !== 'pdf')
  return (
    <section
      aria-label="Your download"
      className="relative flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-success/40 bg-success-soft py-3 pr-14 pl-4"
    >
      <div className="wrap-anywhere grid min-w-48 grow basis-0 gap-0.5">
        <p className="max-sm:font-medium max-sm:text-small">
          {wordsFor(state, `“${title}”`, labels[coming])}{' '}
          {usesPurchase && state !== 'taken' && 'Your purchase covers it in every format, as often as you like.'}
        </p>
        {paid && (
          <p className="text-small text-text-2">
            {paid}{' '}
            <AppLink to="/account/billing" className="underline underline-offset-4 hover:text-text">
              Receipts and billing
            </AppLink>
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {state === 'coming' && <Spinner />}
        {next}
        {state !== 'coming' &&
          offered.map((each, place) => (
            <Button
              key={each}
              size="small"
              variant={place === 0 && state === 'ready' ? 'filled' : 'outline'}
              onClick={() => onDownload(each)}
            >
              Download {labels[each]}
            </Button>
          ))}
      </div>
      <Button
        size="icon"
        variant="ghost"
        className="absolute top-2 right-2 size-8 touch:size-11"
        aria-label="Dismiss"
        onClick={onDismiss}
      >
        <X />
      </Button>
    </section>
  )
}

function wordsFor(state: WaitingNoticeProps['state'], name: string, file: string): string {
  if (state === 'coming') return `Your ${file} file of ${name} is on its way.`
  return state === 'taken'
    ? `${name} has been downloaded. Download it again any time.`
    : `${name} is ready to download.`
}
