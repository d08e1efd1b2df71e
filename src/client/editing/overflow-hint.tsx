import { countLinesOver } from '#client/preview/count-lines-over.ts'
import type { PagesState } from '#client/preview/use-pages.ts'
import { Button } from '#client/ui/button.tsx'
import { hasRoomToSpare } from './has-room-to-spare.ts'
import type { DocumentPages } from './use-document-pages.ts'
import { useFillPage, useFitToPage } from './use-fit-to-page.ts'
import type { SizedAtFirst } from './use-size-at-first.ts'

const hintStyle = 'flex flex-wrap items-center gap-x-2 px-2 text-small text-text-2'

type OverflowHintProps = {
  pages: PagesState & Pick<DocumentPages, 'template'>
  /** What was made of it by itself. */
  sized?: SizedAtFirst | undefined
}

/** Says how little is too much or how much is left, with the way to mend it. */
export function OverflowHint({ pages: { pages, fonts, template }, sized }: OverflowHintProps) {
  const fitTo = useFitToPage()
  const fill = useFillPage()
  const lines = pages ? countLinesOver(pages) : 0
  if (!pages || !template) return null
  if (lines === 0) {
    if (sized) return <Hint words={sized.words} label="Undo" onPress={sized.undo} />
    if (!hasRoomToSpare(pages)) return null
    return <Hint words="There’s room to spare" label="Fill the page" onPress={() => fill(template, fonts)} />
  }
  const target = pages.pages.length - 1
  return (
    <p role="status" data-hint="over" className={hintStyle}>
      {lines === 1 ? '1 line' : `${lines} lines`} on page {pages.pages.length}
      <Button variant="link" size="inline" className="text-small" onClick={() => fitTo(template, fonts, target)}>
        {target === 1 ? 'Fit on one page' : `Fit on ${target} pages`}
      </Button>
    </p>
  )
}

function Hint({ words, label, onPress }: { words: string; label: string; onPress: () => void }) {
  return (
    <p data-hint="room" className={hintStyle}>
      {words}
      <Button variant="link" size="inline" className="text-small" onClick={onPress}>
        {label}
      </Button>
    </p>
  )
}
