import { ChevronDown, Download } from 'lucide-react'
import { isPaidAhead } from '#client/billing/paywall/paid-ahead.ts'
import { canUse } from '#client/billing/paywall/paid-flags.ts'
import { FreeTag, OnePayment, PriceTag } from '#client/billing/paywall/price-tag.tsx'
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
import { SplitButton } from '#client/ui/split-button.tsx'
import { useLetterSession } from './letter-session.ts'
import { useLetterDownloads } from './use-letter-downloads.ts'

/** Every file of the letter in one menu, what people send first. */
export function LetterDownload({ pages }: { pages: PagesState }) {
  const { store } = useLetterSession()
  const { busy, fromServer, asHtml, asText } = useLetterDownloads()
  const print = usePrint()
  const document = () => store.getState().document
  const priced = { type: 'coverLetter', documentId: document().id } as const
  // With nothing left to pay, what most people want is one press away.
  const isPaid = canUse(priced) || isPaidAhead('coverLetter')
  const icon = busy ? <Spinner /> : <Download className="max-lg:hidden" />
  const menu = (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          size="small"
          className={isPaid ? 'px-2' : 'max-sm:px-2.5'}
          aria-busy={busy !== undefined}
          aria-label={isPaid ? 'Download' : undefined}
        >
          {!isPaid && icon}
          {!isPaid && 'Download'}
          <ChevronDown className="!size-4" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-64">
        <DropdownMenuItem onSelect={() => void fromServer(document(), 'pdf')}>
          PDF
          <PriceTag {...priced} />
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void fromServer(document(), 'docx')}>
          Word
          <PriceTag {...priced} />
        </DropdownMenuItem>
        <OnePayment {...priced} />
        <DropdownMenuItem onSelect={() => asHtml(document())}>
          Web page
          <FreeTag {...priced} />
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>More formats</DropdownMenuLabel>
        {pages.pages && (
          <DropdownMenuItem onSelect={() => print(pages.pages, pages.fonts)}>
            Print
            <FreeTag {...priced} />
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={() => asText(document())}>
          Plain text
          <FreeTag {...priced} />
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <AttachDataItem />
      </DropdownMenuContent>
    </DropdownMenu>
  )
  if (!isPaid) return menu
  return (
    <SplitButton>
      <Button
        size="small"
        className="max-sm:px-2.5"
        aria-busy={busy === 'pdf'}
        onClick={() => {
          if (!busy) void fromServer(document(), 'pdf')
        }}
      >
        {icon}
        <span className="max-sm:sr-only">Download </span>PDF
      </Button>
      {menu}
    </SplitButton>
  )
}
