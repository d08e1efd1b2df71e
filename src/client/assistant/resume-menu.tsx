import { Download } from 'lucide-react'
import { AppLink } from '#client/app/app-link.tsx'
import { ButtonPrice } from '#client/billing/paywall/price-tag.tsx'
import { usePrice } from '#client/billing/paywall/use-price.ts'
import { DownloadMenu } from '#client/editing/download-menu.tsx'
import { useDocument, useDocumentSession } from '#client/editing/session/document-context.tsx'
import { useSaveDocument } from '#client/editing/session/use-save-document.ts'
import { useDownloads } from '#client/exports/use-downloads.ts'
import type { PagesState } from '#client/preview/use-pages.ts'
import { Button } from '#client/ui/button.tsx'
import { DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator } from '#client/ui/dropdown-menu.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { SplitButton } from '#client/ui/split-button.tsx'
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
  const menu = {
    getDocument: () => store.getState().document,
    painted: 'always',
    print,
    variant,
    foot: (
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
    ),
  } as const
  // With changes shown on the page, it looks as if they were in the file: the menu says first that they are not.
  if (review && open > 0) return <DownloadMenu {...menu} note={<OpenNote review={review} open={open} />} />
  return (
    <>
      <div className="max-md:hidden">
        <SplitButton>
          <PdfButton variant={variant} />
          <DownloadMenu {...menu} isBesidePdf />
        </SplitButton>
      </div>
      <div className="md:hidden">
        <DownloadMenu {...menu} />
      </div>
    </>
  )
}

function PdfButton({ variant }: Pick<ResumeMenuProps, 'variant'>) {
  const { store } = useDocumentSession()
  const save = useSaveDocument()
  const { busy, fromServer } = useDownloads({ keepDocument: save })
  const documentId = useDocument((document) => document.id)
  const price = usePrice({ type: 'resume', documentId })
  return (
    <Button
      variant={variant}
      size="small"
      aria-busy={busy !== undefined}
      aria-description={price}
      onClick={() => {
        if (!busy) void fromServer(store.getState().document, 'pdf')
      }}
    >
      {busy ? <Spinner /> : <Download className="max-lg:hidden" />}
      Download PDF
      <ButtonPrice price={price} />
    </Button>
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
