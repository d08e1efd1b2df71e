import { ChevronDown, Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { OnePayment, PriceTag } from '#client/billing/paywall/price-tag.tsx'
import type { Downloadable } from '#client/drafts/document.ts'
import type { ServerFormat } from '#client/exports/download-resume.ts'
import { useDownloads } from '#client/exports/use-downloads.ts'
import { cn } from '#client/lib/cn.ts'
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
import { FurtherFiles } from './further-files.tsx'
import { PdfItems, PrintItem } from './pdf-items.tsx'
import { useSaveDocument } from './session/use-save-document.ts'

type DownloadMenuProps = {
  /** Read when a file is asked for, so that the menu does not follow every keystroke. */
  getDocument: () => Downloadable
  /** Whether PDF and Word are in the menu too: their buttons may be next to it, on every screen or on large ones. */
  painted?: 'always' | 'small-screen' | 'never'
  print?: () => void
  isPrintPaid?: boolean
  variant?: 'filled' | 'outline'
  /** Beside a button that downloads at once it is no more than an arrow. */
  isBesidePdf?: boolean
  /** What the files leave out. */
  note?: ReactNode
  /** Where to go on from here. */
  foot?: ReactNode
}

/** Every file format that has no button of its own. */
export function DownloadMenu({
  getDocument,
  painted = 'never',
  print,
  isPrintPaid = false,
  variant = 'outline',
  isBesidePdf = false,
  note,
  foot,
}: DownloadMenuProps) {
  const save = useSaveDocument()
  const { busy, fromServer } = useDownloads({ keepDocument: save })
  const from = (format: ServerFormat) => void fromServer(getDocument(), format)
  const className = cn(painted === 'small-screen' && 'md:hidden')
  const [isMore, setIsMore] = useState(false)
  const priced = { type: 'resume', documentId: getDocument().resume.id } as const
  return (
    <DropdownMenu onOpenChange={() => setIsMore(false)}>
      <DropdownMenuTrigger asChild>
        {isBesidePdf ? (
          <Button variant={variant} size="small" className="px-2" aria-busy={busy !== undefined} aria-label="Download">
            <ChevronDown className="!size-4" />
          </Button>
        ) : (
          <Button variant={variant} size="small" aria-busy={busy !== undefined}>
            {busy ? <Spinner /> : painted === 'always' && <Download className="max-sm:hidden" />}
            <ButtonName painted={painted} />
            <ChevronDown className={cn('!size-4', painted === 'small-screen' && 'max-md:hidden')} />
          </Button>
        )}
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-72">
        {note}
        {painted === 'small-screen' && print && (
          <>
            <PdfItems
              documentId={getDocument().resume.id}
              savePdf={() => from('pdf')}
              print={print}
              isPrintPaid={isPrintPaid}
              className={className}
            />
            {/* Its button gives way to the document's name before the other one does. */}
            <DropdownMenuItem className="lg:hidden" onSelect={() => from('docx')}>
              Download Word
              <PriceTag {...priced} />
            </DropdownMenuItem>
            <DropdownMenuSeparator className="lg:hidden" />
          </>
        )}
        {painted === 'always' && (
          <>
            <DropdownMenuItem onSelect={() => from('pdf')}>
              Save PDF file
              <PriceTag {...priced} />
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => from('docx')}>
              Word file
              <PriceTag {...priced} />
            </DropdownMenuItem>
            <OnePayment {...priced} />
            <DropdownMenuSeparator />
            <DropdownMenuItem
              aria-expanded={isMore}
              onSelect={(event) => {
                event.preventDefault()
                setIsMore(!isMore)
              }}
            >
              More formats
              <ChevronDown className={cn('ml-auto', isMore && 'rotate-180')} />
            </DropdownMenuItem>
          </>
        )}
        {painted === 'always' && isMore && print && (
          <>
            <DropdownMenuLabel>Through your browser’s print window</DropdownMenuLabel>
            <PrintItem documentId={priced.documentId} print={print} isPrintPaid={isPrintPaid} />
          </>
        )}
        {(painted !== 'always' || isMore) && <FurtherFiles getDocument={getDocument} />}
        {foot && (
          <>
            <DropdownMenuSeparator />
            {foot}
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

/** Where PDF and Word have buttons of their own, the menu has what is left; a phone has it all in here. */
function ButtonName({ painted }: { painted: 'always' | 'small-screen' | 'never' }) {
  if (painted === 'always') return 'Download'
  const more = (
    <>
      More<span className="sr-only"> downloads</span>
    </>
  )
  if (painted === 'never') return more
  return (
    <>
      <span className="max-md:hidden">{more}</span>
      <span className="md:hidden">Download</span>
    </>
  )
}
