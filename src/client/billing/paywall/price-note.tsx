import { useSyncExternalStore } from 'react'
import { useSite } from '#client/app/site.tsx'
import { formatCents } from '#shared/money.ts'
import { documentPriceCents, plans } from '#shared/plans.ts'
import { canUse, watchPaid } from './paid-flags.ts'

type PriceNoteProps = {
  /** The resume it is shown with; if that is paid for, there is no price. */
  documentId?: string
}

/** What a finished document costs, wherever the work ends in one; nothing if it costs this person nothing. */
export function PriceNote({ documentId }: PriceNoteProps) {
  const { billing } = useSite()
  const isPaid = useSyncExternalStore(
    watchPaid,
    () => canUse({ type: 'resume', ...(documentId === undefined ? { requiresPro: true } : { documentId }) }),
    () => false,
  )
  if (!billing || isPaid) return null
  return (
    <p className="text-small text-text-3">
      Free to build. {formatCents(documentPriceCents)} per finished document, or Pro:{' '}
      {formatCents(plans['pro-monthly'].priceCents)} a month for all.
    </p>
  )
}
