import { ChevronDown, Download } from 'lucide-react'
import { useId } from 'react'
import { PriceTag } from '#client/billing/paywall/price-tag.tsx'
import { AttachDataItem } from '#client/exports/attach-data-item.tsx'
import { usePrint } from '#client/exports/print/use-print.ts'
import type { PagesState } from '#client/preview/use-pages.ts'
import { Button } from '#client/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#client/ui/dropdown-menu.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { DownloadNote } from './download-note.tsx'
import { useLetterSession } from './letter-session.ts'
import { useLetterDownloads } from './use-letter-downloads.ts'

/** One press gives the letter as a web page, as the button has always done; the menu beside it has the other files. */
export function LetterDownload({ pages }: { pages: PagesState }) {
  const { store } = useLetterSession()
  const { busy, fromServer, asHtml, asText } = useLetterDownloads()
  const print = usePrint()
  const noteId = useId()
  const document = () => store.getState().document
  return (
    <div className="flex items-center">
      <DownloadNote id={noteId} documentId={document().id} className="sr-only" />
      <Button
        size="small"
        className="rounded-r-none max-sm:px-2.5"
        aria-describedby={noteId}
        onClick={() => asHtml(document())}
      >
        <Download aria-hidden strokeWidth={1.5} className="max-lg:hidden" />
        Download
      </Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            size="small"
            className="ml-px rounded-l-none px-2"
            aria-label="PDF, Word and more"
            aria-busy={busy !== undefined}
          >
            {busy ? <Spinner /> : <ChevronDown aria-hidden strokeWidth={1.5} className="!size-4" />}
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => void fromServer(document(), 'pdf')}>
            PDF file
            <PriceTag type="coverLetter" documentId={document().id} />
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => void fromServer(document(), 'docx')}>
            Word file
            <PriceTag type="coverLetter" documentId={document().id} />
          </DropdownMenuItem>
          <AttachDataItem />
          <DropdownMenuSeparator />
          <DropdownMenuLabel>Always free</DropdownMenuLabel>
          {pages.pages && <DropdownMenuItem onSelect={() => print(pages.pages, pages.fonts)}>Print</DropdownMenuItem>}
          <DropdownMenuItem onSelect={() => asHtml(document())}>Web page</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => asText(document())}>Plain text</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  )
}
