import { ChevronDown, Download } from 'lucide-react'
import { useState } from 'react'
import { ButtonPrice } from '#client/billing/paywall/price-tag.tsx'
import { usePrice } from '#client/billing/paywall/use-price.ts'
import { DownloadMenu } from '#client/editing/download-menu.tsx'
import { PdfItems } from '#client/editing/pdf-items.tsx'
import { useDocumentSession } from '#client/editing/session/document-context.tsx'
import { useSaveDocument } from '#client/editing/session/use-save-document.ts'
import { useDownloads } from '#client/exports/use-downloads.ts'
import { Button } from '#client/ui/button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '#client/ui/dropdown-menu.tsx'
import { Spinner } from '#client/ui/spinner.tsx'

type DownloadButtonsProps = {
  print: () => void
  /** Asked before the choice is shown: whether there is anything to choose. */
  openPdf?: () => Promise<boolean>
}

/** The two downloads of a page, and the menu of further files. */
export function DownloadButtons({ print, openPdf }: DownloadButtonsProps) {
  const { store } = useDocumentSession()
  const save = useSaveDocument()
  const { busy, fromServer } = useDownloads({ keepDocument: save })
  const [isChoosing, setIsChoosing] = useState(false)
  // Where even the print window is sold, a press leads to the checkout and there is nothing to choose.
  const price = usePrice({ type: 'resume', documentId: store.getState().document.id })
  const due = openPdf && price
  const isPrintPaid = openPdf !== undefined
  const getDocument = () => store.getState().document
  const choose = async (isWanted: boolean) => setIsChoosing(isWanted && (!openPdf || (await openPdf())))
  const savePdf = () => void fromServer(getDocument(), 'pdf')

  return (
    <div className="flex shrink-0 items-center gap-2">
      <Button
        variant="outline"
        size="small"
        className="hidden lg:inline-flex"
        aria-busy={busy === 'docx'}
        onClick={() => {
          if (!busy) void fromServer(getDocument(), 'docx')
        }}
      >
        {busy === 'docx' && <Spinner />}
        Download Word
      </Button>
      <DropdownMenu open={isChoosing} onOpenChange={(isWanted) => void choose(isWanted)}>
        <DropdownMenuTrigger asChild>
          <Button size="small" className="hidden md:inline-flex" aria-busy={busy === 'pdf'} aria-description={due}>
            {busy === 'pdf' ? <Spinner /> : <Download />}
            Download PDF
            {due ? <ButtonPrice price={due} /> : <ChevronDown className="!size-4" />}
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <PdfItems documentId={getDocument().id} savePdf={savePdf} print={print} isPrintPaid={isPrintPaid} />
        </DropdownMenuContent>
      </DropdownMenu>
      <DownloadMenu getDocument={getDocument} print={print} isPrintPaid={isPrintPaid} painted="small-screen" />
    </div>
  )
}
