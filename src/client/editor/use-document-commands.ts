import { announce } from '#client/app/live-region.tsx'
import { usePaywall } from '#client/billing/paywall/use-paywall.ts'
import { documentTitle } from '#client/drafts/new-document.ts'
import { announceTemplateSaved } from '#client/editing/panels/style/style-toasts.ts'
import { useDocumentSession } from '#client/editing/session/document-context.tsx'
import { useSaveDocument } from '#client/editing/session/use-save-document.ts'
import { useFitToPage } from '#client/editing/use-fit-to-page.ts'
import { usePrint } from '#client/exports/print/use-print.ts'
import { useDownloads } from '#client/exports/use-downloads.ts'
import type { LatestPages } from './latest-pages.ts'

/** What can be done to the whole document, for the buttons and for the list of commands alike. */
export function useDocumentCommands(latestPages: LatestPages) {
  const { store } = useDocumentSession()
  const paywall = usePaywall()
  const print = usePrint()
  const fitTo = useFitToPage()
  const save = useSaveDocument()
  const { busy, fromServer } = useDownloads({ keepDocument: save })

  const printPdf = async () => {
    const { document } = store.getState()
    const isOpen = await paywall.open({
      type: 'resume',
      documentId: document.id,
      format: 'pdf',
      title: documentTitle(document),
      isStillSample: document.revision === 0,
      isPrinted: true,
      keepDocument: save,
    })
    if (!isOpen) return
    const shown = latestPages.current
    if (shown?.pages) print(shown.pages, shown.fonts)
    else announce('The pages are still loading')
  }

  return {
    busy,
    fitTo: (pages: number) => {
      const shown = latestPages.current
      if (shown?.template && shown.fonts) fitTo(shown.template, shown.fonts, pages)
      else announce('The pages are still loading')
    },
    saveTemplate: () => {
      save()
      announceTemplateSaved()
    },
    downloadPdf: () => void printPdf(),
    downloadWord: () => {
      if (!busy) void fromServer(store.getState().document, 'docx')
    },
  }
}
