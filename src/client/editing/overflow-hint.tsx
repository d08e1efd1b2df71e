import { countLinesOver } from '#client/preview/count-lines-over.ts'
import type { PagesState } from '#client/preview/use-pages.ts'
import { Button } from '#client/ui/button.tsx'
import { filledShare } from '#engine/layout/filled-share.ts'
import type { DocumentPages } from './use-document-pages.ts'
import { useFillPage, useFitToPage } from './use-fit-to-page.ts'

/** A page emptier than this looks unfinished; one with hardly a word on it is. */
const SHORT = { from: 0.3, to: 0.68 }

const hintStyle =
  'pointer-events-auto flex flex-wrap items-center gap-x-3 rounded-control border border-border bg-surface px-3 py-1.5 text-small shadow-menu'

type OverflowHintProps = { pages: PagesState & Pick<DocumentPages, 'template'> }

/** Says how little is too much or how much is left, with the way to mend it. */
export function OverflowHint({ pages: { pages, fonts, template } }: OverflowHintProps) {
  const fitTo = useFitToPage()
  const fill = useFillPage()
  const lines = pages ? countLinesOver(pages) : 0
  if (!pages || !template) return null
  if (lines === 0) {
    const share = pages.pages.length === 1 ? filledShare(pages) : 1
    if (share < SHORT.from || share > SHORT.to) return null
    return (
      <p data-hint className={hintStyle}>
        Room to spare
        <Button variant="link" size="inline" className="text-small" onClick={() => fill(template, fonts)}>
          Fill the page
        </Button>
      </p>
    )
  }
  const target = pages.pages.length - 1
  return (
    <p role="status" data-hint className={hintStyle}>
      {lines === 1 ? '1 line' : `${lines} lines`} on page {pages.pages.length}
      <Button variant="link" size="inline" className="text-small" onClick={() => fitTo(template, fonts, target)}>
        {target === 1 ? 'Fit on one page' : `Fit on ${target} pages`}
      </Button>
    </p>
  )
}
