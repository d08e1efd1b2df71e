import { DownloadMenu } from '#client/editing/download-menu.tsx'
import { useDocumentSession } from '#client/editing/session/document-context.tsx'
import type { PagesState } from '#client/preview/use-pages.ts'
import { usePrintPages } from './use-print-pages.ts'

/** Every file of the resume in one menu. */
export function ResumeMenu({ pages, variant }: { pages: PagesState; variant: 'filled' | 'outline' }) {
  const { store } = useDocumentSession()
  const print = usePrintPages(pages)
  return <DownloadMenu getDocument={() => store.getState().document} painted="always" print={print} variant={variant} />
}
