import { usePrice } from '#client/billing/paywall/use-price.ts'
import { cn } from '#client/lib/cn.ts'

/** People expect a PDF from a download: what they got, and what the other files cost. */
export function WebPageNote({ documentId }: { documentId: string }) {
  const price = usePrice({ type: 'coverLetter', documentId })
  return price
    ? `It’s a web page, free. PDF and Word: ${price} for both files of this letter.`
    : 'It’s a web page. PDF and Word are here too.'
}

type DownloadNoteProps = { documentId: string; id?: string; className?: string }

/** The same before the button is pressed. */
export function DownloadNote({ documentId, id, className }: DownloadNoteProps) {
  const price = usePrice({ type: 'coverLetter', documentId })
  return (
    <p id={id} className={cn('text-text-2', className)}>
      {price
        ? `Download: a web page, free. PDF and Word: ${price} for both.`
        : 'Download: a web page. PDF and Word are in the menu.'}
    </p>
  )
}
