import { FreeTag, PriceTag } from '#client/billing/paywall/price-tag.tsx'
import { DropdownMenuItem } from '#client/ui/dropdown-menu.tsx'

type PdfItemsProps = {
  documentId: string
  savePdf: () => void
  print: () => void
  /** The editor sells its print window too. */
  isPrintPaid: boolean
  className?: string | undefined
}

/** The two ways to a PDF: the file, and the browser's print window. */
export function PdfItems({ documentId, savePdf, print, isPrintPaid, className }: PdfItemsProps) {
  return (
    <>
      <DropdownMenuItem className={className} onSelect={savePdf}>
        Save PDF file
        <PriceTag type="resume" documentId={documentId} />
      </DropdownMenuItem>
      <PrintItem documentId={documentId} print={print} isPrintPaid={isPrintPaid} className={className} />
    </>
  )
}

/** The browser's own window: free, and its pages are the same. */
export function PrintItem({ documentId, print, isPrintPaid, className }: Omit<PdfItemsProps, 'savePdf'>) {
  const PrintTag = isPrintPaid ? PriceTag : FreeTag
  return (
    <DropdownMenuItem className={className} onSelect={print}>
      Print
      <PrintTag type="resume" documentId={documentId} />
    </DropdownMenuItem>
  )
}
