import { ChevronDown, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Downloadable } from '#client/drafts/document.ts'
import { AttachDataItem } from '#client/exports/attach-data-item.tsx'
import type { TextFormat } from '#client/exports/save-as-text.ts'
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
import { LightCopyItem } from './light-copy-item.tsx'
import { useSaveDocument } from './session/use-save-document.ts'

const freeFiles: { format: TextFormat; label: string }[] = [
  { format: 'txt', label: 'Plain text' },
  { format: 'md', label: 'Markdown' },
  { format: 'json', label: 'JSON' },
  { format: 'json-resume', label: 'JSON Resume' },
]

type DownloadMenuProps = {
  /** Read when a file is asked for, so that the menu does not follow every keystroke. */
  getDocument: () => Downloadable
  /** What the button is called where there is nothing beside it. */
  name?: ReactNode
  /** Further files of a page, above the others. */
  children?: ReactNode
}

/** Every file of a resume beyond the two buttons beside it. */
export function DownloadMenu({ getDocument, name = 'More downloads', children }: DownloadMenuProps) {
  const save = useSaveDocument()
  const { busy, fromServer, asText } = useDownloads({ keepDocument: save })
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" aria-busy={busy !== undefined}>
          {busy ? <Spinner /> : <Download aria-hidden strokeWidth={1.5} />}
          <span className="sr-only">{name}</span>
          <ChevronDown aria-hidden strokeWidth={1.5} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {children}
        <DropdownMenuItem onSelect={() => void fromServer(getDocument(), 'pdf')}>PDF file</DropdownMenuItem>
        <LightCopyItem document={getDocument()} onSelect={(copy) => void fromServer(copy, 'pdf')} />
        <DropdownMenuSeparator />
        <DropdownMenuLabel>ATS copy, in the plainest layout</DropdownMenuLabel>
        <DropdownMenuItem onSelect={() => void fromServer(getDocument(), 'pdf', { atsCopy: true })}>
          ATS copy as PDF
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void fromServer(getDocument(), 'docx', { atsCopy: true })}>
          ATS copy as Word
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <AttachDataItem />
        <DropdownMenuSeparator />
        <DropdownMenuLabel>Always free</DropdownMenuLabel>
        {freeFiles.map(({ format, label }) => (
          <DropdownMenuItem key={format} onSelect={() => void asText(getDocument(), format)}>
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
