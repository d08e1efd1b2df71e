import { useQuery } from '@tanstack/react-query'
import { useSite } from '#client/app/site.tsx'
import { formatCents } from '#shared/money.ts'
import { documentPriceCents } from '#shared/plans.ts'
import { loadEntitlements } from '../billing-calls.ts'
import { canUse, covers, type PaidDocument } from './paid-flags.ts'

type PriceTagProps = { type: PaidDocument; documentId: string }

/** Beside a file in a menu: its price, where this person still has to pay for it. */
export function PriceTag({ type, documentId }: PriceTagProps) {
  const { billing } = useSite()
  const isAsked = billing && !canUse({ type, documentId })
  const { data: owned } = useQuery({
    queryKey: ['entitlements-at-the-menu'],
    queryFn: loadEntitlements,
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
  })
  if (!isAsked || !owned || owned.unused[type] > 0 || covers(owned, { type, documentId })) return null
  return <span className="ml-auto pl-6 text-text-3 tabular-nums">{formatCents(documentPriceCents)}</span>
}
