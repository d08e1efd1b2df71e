import { ChevronDown, Download } from 'lucide-react'
import { isPaidAhead } from '#client/billing/paywall/paid-ahead.ts'
import { ButtonPrice, FreeTag, OnePayment, PriceTag } from '#client/billing/paywall/price-tag.tsx'
import { usePrice } from '#client/billing/paywall/use-price.ts'
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

/** What people send in one press, and every other file of the letter in the menu beside it. */
export function LetterDownload({ pages }: { pages: PagesState }) {
  const { store } = useLetterSession()
  const { busy, fromServer, asHtml, asText } = useLetterDownloads()
  const print = usePrint()
  const document = () => store.getState().document
  const priced = { type: 'coverLetter', documentId: document().id } as const
  // A letter may be paid for before there is one to tie it to.
  const asked = usePrice(priced)
  const price = isPaidAhead('coverLetter') ? undefined : asked
  const icon = busy ? <Spinner /> : <Download className="max-lg:hidden" />
  const menu = (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="small" className="px-2" aria-busy={busy !== undefined} aria-label="Download">
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
  return (
    <SplitButton>
      <Button
        size="small"
        className="max-sm:px-2.5"
        aria-busy={busy === 'pdf'}
        aria-description={price}
        onClick={() => {
          if (!busy) void fromServer(document(), 'pdf')
        }}
      >
        {icon}
        {/* One child: a gap between the two would be added to the space. */}
        <span>
          <span className="max-sm:sr-only">Download </span>PDF
        </span>
        <ButtonPrice price={price} />
      </Button>
      {menu}
    </SplitButton>
  )
}
