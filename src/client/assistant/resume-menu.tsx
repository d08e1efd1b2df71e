import { DownloadMenu } from '#client/editing/download-menu.tsx'
import { useDocumentSession } from '#client/editing/session/document-context.tsx'
import type { PagesState } from '#client/preview/use-pages.ts'
import { useReview } from './review/use-review.ts'
import { usePrintPages } from './use-print-pages.ts'

/** Every file of the resume in one menu. */
export function ResumeMenu({ pages, variant }: { pages: PagesState; variant: 'filled' | 'outline' }) {
  const { store } = useDocumentSession()
  const print = usePrintPages(pages)
  const open = useReview()?.items.filter(({ decision }) => decision === 'open').length ?? 0
  return (
    <DownloadMenu
      getDocument={() => store.getState().document}
      painted="always"
      print={print}
      variant={variant}
      // With changes shown on the page, it looks as if they were in the file.
      note={
        open > 0 ? `Without the ${open === 1 ? 'suggestion' : `${open} suggestions`} you haven’t accepted` : undefined
      }
    />
  )
}
