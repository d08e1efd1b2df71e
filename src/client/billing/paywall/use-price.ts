import { useQuery } from '@tanstack/react-query'
import { useSite } from '#client/app/site.tsx'
import { formatCents } from '#shared/money.ts'
import { documentPriceCents } from '#shared/plans.ts'
import { loadEntitlements } from './load-owned.ts'
import { canUse, covers, type PaidDocument } from './paid-flags.ts'

export type PricedDocument = { type: PaidDocument; documentId: string }

/** What the files of a document cost, where this person still has to pay for them. */
export function usePrice({ type, documentId }: PricedDocument): string | undefined {
  const { billing } = useSite()
  const isAsked = billing && !canUse({ type, documentId })
  const { data: owned } = useQuery({
    queryKey: ['entitlements-at-the-menu'],
    queryFn: loadEntitlements,
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
  })
  if (!isAsked || !owned || owned.unused[type] > 0 || covers(owned, { type, documentId })) return undefined
  return formatCents(documentPriceCents)
}
