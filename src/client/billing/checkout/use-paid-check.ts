import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Entitlements } from '#shared/api/billing.ts'
import { refreshEntitlements } from '../billing-calls.ts'
import { mirrorEntitlements } from '../paywall/paid-flags.ts'

export type PaidCheck = {
  state: 'checking' | 'paid' | 'unpaid' | 'refused' | 'unknown'
  again: () => void
}

/** A return address proves nothing: whether it was paid, the server says, having asked the provider. */
export function usePaidCheck(isPaid: (owned: Entitlements) => boolean): PaidCheck {
  const [query] = useSearchParams()
  const asked = useQuery({
    queryKey: ['paid-check'],
    queryFn: async () => {
      const owned = await refreshEntitlements()
      mirrorEntitlements(owned)
      return owned
    },
    gcTime: 0,
    staleTime: 0,
  })
  const again = () => void asked.refetch()
  if (asked.isFetching) return { state: 'checking', again }
  if (!asked.data) return { state: 'unknown', again }
  // Something of the kind bought earlier says nothing about the payment that has just failed.
  if (query.get('redirect_status') === 'failed') return { state: 'refused', again }
  return { state: isPaid(asked.data) ? 'paid' : 'unpaid', again }
}
