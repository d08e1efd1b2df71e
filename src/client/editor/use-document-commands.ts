import { announce } from '#client/app/live-region.tsx'
import { usePaywall } from '#client/billing/paywall/use-paywall.ts'
import { documentTitle } from '#client/drafts/new-document.ts'
import { announceTemplateSaved } from '#client/editing/panels/style/style-toasts.ts'
import { useDocumentSession } from '#client/editing/session/document-context.tsx'
import { useSaveDocument } from '#client/editing/session/use-save-document.ts'
import { useFitToPage } from '#client/editing/use-fit-to-page.ts'
import type { ServerFormat } from '#client/exports/download-resume.ts'
import { usePrint } from '#client/exports/print/use-print.ts'
import { useDownloads } from '#client/exports/use-downloads.ts'
import { isStillSample } from '#engine/resume/is-still-sample.ts'
import type { LatestPages } from './latest-pages.ts'

/** What can be done to the whole document, for the buttons and for the list of commands alike. */
export function useDocumentCommands(latestPages: LatestPages) {
  const { store } = useDocumentSession()
  const paywall = usePaywall()
  const print = usePrint()
  const fitTo = useFitToPage()
  const save = useSaveDocument()
  const { busy, fromServer } = useDownloads({ keepDocument: save })

  const openPdf = () => {
    const { document } = store.getState()
    return paywall.open({
      type: 'resume',
      documentId: document.id,
      format: 'pdf',
      title: documentTitle(document),
      isStillSample: isStillSample(document.resume),
      isPrinted: true,
      keepDocument: save,
    })
  }
  const printPages = async () => {
    if (!(await openPdf())) return
    const shown = latestPages.current
    if (shown?.pages) print(shown.pages, shown.fonts)
    else announce('The pages are still loading')
  }
  const download = (format: ServerFormat) => {
    if (!busy) void fromServer(store.getState().document, format)
  }

  return {
    fitTo: (pages: number) => {
      const shown = latestPages.current
      if (shown?.template && shown.fonts) fitTo(shown.template, shown.fonts, pages)
      else announce('The pages are still loading')
    },
    saveTemplate: () => {
      save()
      announceTemplateSaved()
    },
    /** Whether a PDF may be made; if it isn't paid for, the person is told and sent to checkout. */
    openPdf,
    print: () => void printPages(),
    savePdf: () => download('pdf'),
    downloadWord: () => download('docx'),
  }
}
