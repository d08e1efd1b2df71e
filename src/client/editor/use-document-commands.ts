import { announce } from '#client/app/live-region.tsx'
import { useDownloads } from '#client/document/download/use-downloads.ts'
import { useGate } from '#client/document/gate/use-gate.ts'
import { useFitToPage } from '#client/document/layout/use-fit-to-page.ts'
import { documentTitle } from '#client/document/new-document.ts'
import { announceTemplateSaved } from '#client/document/panels/style/style-toasts.ts'
import { usePrint } from '#client/document/print/use-print.ts'
import { useDocumentSession } from '#client/document/store/document-context.tsx'
import { useSaveDocument } from '#client/document/store/use-save-document.ts'
import type { LatestPages } from './latest-pages.ts'

/** What can be done to the whole document, for the buttons and for the list of commands alike. */
export function useDocumentCommands(latestPages: LatestPages) {
  const { store } = useDocumentSession()
  const gate = useGate()
  const print = usePrint()
  const fitTo = useFitToPage()
  const save = useSaveDocument()
  const { busy, fromServer } = useDownloads({ keepDocument: save })

  const printPdf = async () => {
    const { document } = store.getState()
    const isOpen = await gate.open({
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
