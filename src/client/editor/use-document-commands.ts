import { announce } from '#client/app/live-region.tsx'
import { useDownloads } from '#client/document/download/use-downloads.ts'
import { useGate } from '#client/document/gate/use-gate.ts'
import { useFitToPage } from '#client/document/layout/use-fit-to-page.ts'
import { announceTemplateSaved } from '#client/document/panels/style/style-toasts.ts'
import { usePrint } from '#client/document/print/use-print.ts'
import { useDocumentSession } from '#client/document/store/document-context.tsx'
import type { LatestPages } from './latest-pages.ts'
import { useSaveDocument } from './use-save-document.ts'

/** What can be done to the whole document, for the buttons and for the list of commands alike. */
export function useDocumentCommands(latestPages: LatestPages) {
  const { store } = useDocumentSession()
  const gate = useGate()
  const print = usePrint()
  const fitTo = useFitToPage()
  const save = useSaveDocument()
  const { busy, fromServer } = useDownloads()

  /** A sample that was only looked at is no document yet; what waits for its payment must be one. */
  const pass = (format: 'pdf' | 'docx') => {
    const isOpen = gate.pass({ type: 'resume', waiting: { documentId: store.getState().document.id, format } })
    if (!isOpen) save()
    return isOpen
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
    downloadPdf: () => {
      if (!pass('pdf')) return
      const shown = latestPages.current
      if (shown?.pages) print(shown.pages, shown.fonts)
      else announce('The pages are still loading')
    },
    downloadWord: () => {
      if (busy || !pass('docx')) return
      void fromServer(store.getState().document, 'docx')
    },
  }
}
