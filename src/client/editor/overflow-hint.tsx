import { countLinesOver } from '#client/preview/count-lines-over.ts'
import { Button } from '#client/ui/button.tsx'
import type { Pages } from '#engine/layout/display-list.ts'
import type { LatestPages } from './latest-pages.ts'
import { useDocumentCommands } from './use-document-commands.ts'

/** Says how little is too much, with the way to take it back. */
export function OverflowHint({ pages, latestPages }: { pages: Pages; latestPages: LatestPages }) {
  const { fitTo } = useDocumentCommands(latestPages)
  const lines = countLinesOver(pages)
  if (lines === 0) return null
  const target = pages.pages.length - 1
  return (
    <p className="pointer-events-auto flex flex-wrap items-center gap-x-3 rounded-control border border-border bg-surface px-3 py-1.5 text-small shadow-menu">
      {lines === 1 ? '1 line over' : `${lines} lines over`}
      <Button variant="link" size="inline" className="text-small" onClick={() => fitTo(target)}>
        {target === 1 ? 'Tighten to one page' : `Tighten to ${target} pages`}
      </Button>
    </p>
  )
}
