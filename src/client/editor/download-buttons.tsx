import { FileText, Printer } from 'lucide-react'
import { DownloadMenu } from '#client/editing/download-menu.tsx'
import { useDocumentSession } from '#client/editing/session/document-context.tsx'
import { Button } from '#client/ui/button.tsx'
import { DropdownMenuItem } from '#client/ui/dropdown-menu.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import type { LatestPages } from './latest-pages.ts'
import { useDocumentCommands } from './use-document-commands.ts'

/** On a small screen the menu holds the two buttons as well. */
const menuName = (
  <>
    <span className="max-md:hidden">More downloads</span>
    <span className="md:hidden">Download</span>
  </>
)

/** The two downloads of this page, which ask for the payment, and the menu of further files. */
export function DownloadButtons({ latestPages }: { latestPages: LatestPages }) {
  const { store } = useDocumentSession()
  const { busy, downloadPdf, downloadWord } = useDocumentCommands(latestPages)
  const getDocument = () => store.getState().document

  return (
    <div className="flex shrink-0 items-center gap-2">
      <Button
        variant="outline"
        size="small"
        className="hidden md:inline-flex"
        aria-busy={busy === 'docx'}
        onClick={downloadWord}
      >
        {busy === 'docx' ? <Spinner /> : <FileText aria-hidden strokeWidth={1.5} />}
        Download Word
      </Button>
      <Button size="small" className="hidden md:inline-flex" onClick={downloadPdf}>
        <Printer aria-hidden strokeWidth={1.5} />
        Download PDF
      </Button>
      <DownloadMenu getDocument={getDocument} name={menuName}>
        <DropdownMenuItem className="md:hidden" onSelect={downloadPdf}>
          Download PDF
        </DropdownMenuItem>
        <DropdownMenuItem className="md:hidden" onSelect={downloadWord}>
          Download Word
        </DropdownMenuItem>
      </DownloadMenu>
    </div>
  )
}
