import { ChevronDown, Download } from 'lucide-react'
import type { Downloadable } from '#client/drafts/document.ts'
import { AttachDataItem } from '#client/exports/attach-data-item.tsx'
import { useDownloads } from '#client/exports/use-downloads.ts'
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

type PreviewDownloadProps = {
  getDocument: () => Downloadable | undefined
  isReady: boolean
  className?: string
}

/** The files of what the preview shows. */
export function PreviewDownload({ getDocument, isReady, className }: PreviewDownloadProps) {
  const { busy, fromServer, asText } = useDownloads()

  const choose = (save: (document: Downloadable) => Promise<boolean>) => () => {
    const document = getDocument()
    if (document) void save(document)
  }

  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" aria-busy={busy !== undefined} aria-disabled={!isReady} className={className}>
          {busy ? <Spinner /> : <Download />}
          Download
          <ChevronDown />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={choose((document) => fromServer(document, 'pdf'))}>
          Download as PDF
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={choose((document) => fromServer(document, 'docx'))}>
          Download as Word
        </DropdownMenuItem>
        <AttachDataItem />
        <DropdownMenuSeparator />
        <DropdownMenuLabel>Always free</DropdownMenuLabel>
        <DropdownMenuItem onSelect={choose((document) => asText(document, 'txt'))}>Plain text</DropdownMenuItem>
        <DropdownMenuItem onSelect={choose((document) => asText(document, 'json'))}>JSON</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
