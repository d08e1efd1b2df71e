import { ChevronDown, Download, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ServerFormat } from '#client/exports/download-resume.ts'
import { usePrint } from '#client/exports/print/use-print.ts'
import type { PagesState } from '#client/preview/use-pages.ts'
import { Button } from '#client/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#client/ui/dropdown-menu.tsx'
import { SplitButton } from '#client/ui/split-button.tsx'

export type FileProps = {
  /** Without it there is no download menu. */
  onDownload?: ((format: ServerFormat) => void) | undefined
  /** The file most people want, in one piece with the download menu. */
  primary?: ReactNode
  /** Further entries of the download menu. */
  moreFiles?: ReactNode
  /** What is still to be paid for the menu's own files, beside each of them. */
  price?: ReactNode
}

type ResumeFilesProps = FileProps & { state: PagesState }

/** Print and the files, in the same place whether the page stands alone or beside a panel. */
export function ResumeFiles({ state, onDownload, ...files }: ResumeFilesProps) {
  const print = usePrint()
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-disabled={!state.pages}
        onClick={() => {
          if (state.pages) print(state.pages, state.fonts)
        }}
      >
        <Printer />
        <span className="preview-word">Print</span>
      </Button>
      {onDownload && <FileMenu onDownload={onDownload} {...files} />}
    </>
  )
}

type FileMenuProps = Omit<FileProps, 'onDownload'> & {
  onDownload: (format: ServerFormat) => void
}

function FileMenu({ onDownload, primary, moreFiles, price }: FileMenuProps) {
  const menu = (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        {primary ? (
          <Button size="small" className="px-2" aria-label="Download">
            <ChevronDown className="!size-4" />
          </Button>
        ) : (
          <Button variant="outline" size="small">
            <Download />
            Download
            <ChevronDown className="!size-4" />
          </Button>
        )}
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => onDownload('pdf')}>Download as PDF{price}</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onDownload('docx')}>Download as Word{price}</DropdownMenuItem>
        {moreFiles && <DropdownMenuSeparator />}
        {moreFiles}
      </DropdownMenuContent>
    </DropdownMenu>
  )
  if (!primary) return menu
  return (
    <SplitButton>
      {primary}
      {menu}
    </SplitButton>
  )
}
