import { PriceTag } from '#client/billing/paywall/price-tag.tsx'
import { DropdownMenuItem } from '#client/ui/dropdown-menu.tsx'

type PdfItemsProps = { documentId: string; savePdf: () => void; print: () => void; className?: string }

/** The two ways to a PDF: the file, and the browser's print window. */
export function PdfItems({ documentId, savePdf, print, className }: PdfItemsProps) {
  return (
    <>
      <DropdownMenuItem className={className} onSelect={savePdf}>
        Save PDF file
        <PriceTag type="resume" documentId={documentId} />
      </DropdownMenuItem>
      <DropdownMenuItem className={className} onSelect={print}>
        Print
      </DropdownMenuItem>
    </>
  )
}
