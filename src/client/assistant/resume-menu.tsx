import { AppLink } from '#client/app/app-link.tsx'
import { DownloadMenu } from '#client/editing/download-menu.tsx'
import { useDocumentSession } from '#client/editing/session/document-context.tsx'
import type { PagesState } from '#client/preview/use-pages.ts'
import { DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator } from '#client/ui/dropdown-menu.tsx'
import { openWords } from './review/open-suggestions.ts'
import { type OpenReview, useReview } from './review/use-review.ts'
import { useLetterLink } from './use-letter-link.ts'
import { usePrintPages } from './use-print-pages.ts'

type ResumeMenuProps = {
  pages: PagesState
  variant: 'filled' | 'outline'
  /** Where a phone's bar has no room for the button of it. */
  onSaveOnPhone?: () => void
}

/** Every file of the resume in one menu. */
export function ResumeMenu({ pages, variant, onSaveOnPhone }: ResumeMenuProps) {
  const { store } = useDocumentSession()
  const print = usePrintPages(pages)
  const review = useReview()
  const letter = useLetterLink(review)
  const open = review?.items.filter(({ decision }) => decision === 'open').length ?? 0
  return (
    <DownloadMenu
      getDocument={() => store.getState().document}
      painted="always"
      print={print}
      variant={variant}
      // With changes shown on the page, it looks as if they were in the file.
      note={review && open > 0 && <OpenNote review={review} open={open} />}
      foot={
        <>
          {onSaveOnPhone && (
            <DropdownMenuItem className="md:hidden" onSelect={onSaveOnPhone}>
              Save Resume
            </DropdownMenuItem>
          )}
          {letter && (
            <DropdownMenuItem asChild>
              <AppLink to={letter}>Write a letter for this job</AppLink>
            </DropdownMenuItem>
          )}
        </>
      }
    />
  )
}

function OpenNote({ review, open }: { review: OpenReview; open: number }) {
  const { together, acceptTogether } = review
  return (
    <>
      <DropdownMenuLabel className="text-wrap text-text">{openWords(open)}</DropdownMenuLabel>
      {/* Those that need a yes or no of their own are answered one at a time. */}
      {together.length === open && (
        <DropdownMenuItem
          onSelect={(event) => {
            event.preventDefault()
            acceptTogether()
          }}
        >
          {open === 1 ? 'Accept it' : `Accept all ${open}`}
        </DropdownMenuItem>
      )}
      <DropdownMenuSeparator />
    </>
  )
}
