import { ChevronDown, Download } from 'lucide-react'
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
import { useLetterSession } from './letter-session.ts'
import { useLetterDownloads } from './use-letter-downloads.ts'

/** One press gives the letter as a web page; the menu beside it has the other files. */
export function LetterDownload({ pages }: { pages: PagesState }) {
  const { store } = useLetterSession()
  const { busy, fromServer, asHtml, asText } = useLetterDownloads()
  const print = usePrint()
  const document = () => store.getState().document
  return (
    <div className="flex gap-1">
      <Button onClick={() => asHtml(document())}>
        <Download aria-hidden strokeWidth={1.5} />
        Download
      </Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button size="icon" aria-label="More downloads" aria-busy={busy !== undefined}>
            {busy ? <Spinner /> : <ChevronDown aria-hidden strokeWidth={1.5} />}
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => void fromServer(document(), 'pdf')}>PDF file</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => void fromServer(document(), 'docx')}>Word file</DropdownMenuItem>
          <AttachDataItem />
          <DropdownMenuSeparator />
          <DropdownMenuLabel>Always free</DropdownMenuLabel>
          <DropdownMenuItem onSelect={() => asHtml(document())}>Web page</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => asText(document())}>Plain text</DropdownMenuItem>
          {pages.pages && <DropdownMenuItem onSelect={() => print(pages.pages, pages.fonts)}>Print</DropdownMenuItem>}
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  )
}
