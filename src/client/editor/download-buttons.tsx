import { FileText, Printer } from 'lucide-react'
import { announce } from '#client/app/live-region.tsx'
import { DownloadMenu } from '#client/document/download/download-menu.tsx'
import { useDownloads } from '#client/document/download/use-downloads.ts'
import { useGate } from '#client/document/gate/use-gate.ts'
import { usePrint } from '#client/document/print/use-print.ts'
import { useDocumentSession } from '#client/document/store/document-context.tsx'
import { Button } from '#client/ui/button.tsx'
import { DropdownMenuItem } from '#client/ui/dropdown-menu.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import type { LatestPages } from './latest-pages.ts'

/** The two downloads of this page, which ask for the payment, and the menu of further files. */
export function DownloadButtons({ latestPages }: { latestPages: LatestPages }) {
  const { store } = useDocumentSession()
  const gate = useGate()
  const print = usePrint()
  const { busy, fromServer } = useDownloads()
  const getDocument = () => store.getState().document

  const resumeFile = (format: 'pdf' | 'docx') =>
    ({ type: 'resume', waiting: { documentId: getDocument().id, format } }) as const

  const downloadPdf = () => {
    if (!gate.pass(resumeFile('pdf'))) return
    const shown = latestPages.current
    if (shown?.pages) print(shown.pages, shown.fonts)
    else announce('The pages are still loading')
  }
  const downloadWord = () => {
    if (busy || !gate.pass(resumeFile('docx'))) return
    void fromServer(getDocument(), 'docx')
  }

  return (
    <div className="flex shrink-0 items-center gap-2">
      <Button
        variant="outline"
        className="hidden text-small min-[56.25rem]:inline-flex"
        aria-busy={busy === 'docx'}
        onClick={downloadWord}
      >
        {busy === 'docx' ? <Spinner /> : <FileText aria-hidden strokeWidth={1.5} />}
        Download Word
      </Button>
      <Button className="hidden text-small min-[56.25rem]:inline-flex" onClick={downloadPdf}>
        <Printer aria-hidden strokeWidth={1.5} />
        Download PDF
      </Button>
      <DownloadMenu getDocument={getDocument}>
        <DropdownMenuItem className="min-[56.25rem]:hidden" onSelect={downloadPdf}>
          Download PDF
        </DropdownMenuItem>
        <DropdownMenuItem className="min-[56.25rem]:hidden" onSelect={downloadWord}>
          Download Word
        </DropdownMenuItem>
      </DownloadMenu>
    </div>
  )
}
