import { countLinesOver } from '#client/preview/count-lines-over.ts'
import { Button } from '#client/ui/button.tsx'
import type { DocumentPages } from './use-document-pages.ts'
import { useFitToPage } from './use-fit-to-page.ts'

/** Says how little is too much, with the way to take it back. */
export function OverflowHint({ pages: { pages, fonts, template } }: { pages: DocumentPages }) {
  const fitTo = useFitToPage()
  const lines = pages ? countLinesOver(pages) : 0
  if (!pages || !template || lines === 0) return null
  const target = pages.pages.length - 1
  return (
    <p
      role="status"
      className="pointer-events-auto flex flex-wrap items-center gap-x-3 rounded-control border border-border bg-surface px-3 py-1.5 text-small shadow-menu"
    >
      {lines === 1 ? '1 line' : `${lines} lines`} on page {pages.pages.length}
      <Button variant="link" size="inline" className="text-small" onClick={() => fitTo(template, fonts, target)}>
        {target === 1 ? 'Fit on one page' : `Fit on ${target} pages`}
      </Button>
    </p>
  )
}
