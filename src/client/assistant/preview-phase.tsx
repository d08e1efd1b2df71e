import { ArrowLeft, FileText, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { announce } from '#client/app/live-region.tsx'
import { PriceNote } from '#client/billing/paywall/price-note.tsx'
import { DownloadMenu } from '#client/editing/download-menu.tsx'
import { useDocument, useDocumentSession } from '#client/editing/session/document-context.tsx'
import { useSaveDocument } from '#client/editing/session/use-save-document.ts'
import { useDocumentPages } from '#client/editing/use-document-pages.ts'
import { usePrint } from '#client/exports/print/use-print.ts'
import { useDownloads } from '#client/exports/use-downloads.ts'
import { PreviewPane } from '#client/preview/preview-pane.tsx'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'

type PreviewPhaseProps = {
  title: string
  onBack: () => void
  /** Further buttons of the page. */
  children?: ReactNode
}

/** The finished page and the ways to take it along. */
export function PreviewPhase({ title, onBack, children }: PreviewPhaseProps) {
  const { store } = useDocumentSession()
  const resume = useDocument((document) => document.resume)
  const pages = useDocumentPages()
  const print = usePrint()
  const save = useSaveDocument()
  const { busy, fromServer } = useDownloads({ keepDocument: save })
  const getDocument = () => store.getState().document
  const downloadPdf = () => {
    if (pages.pages) print(pages.pages, pages.fonts)
    else announce('The pages are still loading')
  }

  return (
    <div className="wrap-app grid grow grid-cols-1 content-start gap-6 py-6 md:py-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="wrap-anywhere text-h1">{title}</h1>
          <PriceNote className="mt-1" />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="ghost" onClick={onBack}>
            <ArrowLeft aria-hidden strokeWidth={1.5} />
            Back to Edit
          </Button>
          {children}
          <Button variant="outline" aria-busy={busy === 'docx'} onClick={() => void fromServer(getDocument(), 'docx')}>
            {busy === 'docx' ? <Spinner /> : <FileText aria-hidden strokeWidth={1.5} />}
            Download Word
          </Button>
          <Button onClick={downloadPdf}>
            <Printer aria-hidden strokeWidth={1.5} />
            Download PDF
          </Button>
          <DownloadMenu getDocument={getDocument} />
        </div>
      </header>
      <PreviewPane
        state={pages}
        resume={resume}
        className="h-[calc(100dvh-8rem)] min-h-120 overflow-hidden rounded-card border border-border"
      />
    </div>
  )
}
