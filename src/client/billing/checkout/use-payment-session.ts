import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '#client/lib/api.ts'
import { getConfig } from '#shared/api/config.ts'

export type Till = { kind: 'sandbox' } | { kind: 'stripe'; publishableKey: string }

/** Opens the payment once a visit of the page, and learns who takes the money. */
export function usePaymentSession<Session>(
  what: string,
  begin: (signal: AbortSignal) => Promise<Session>,
): UseQueryResult<{ session: Session; till: Till }> {
  const visit = useId()
  return useQuery({
    queryKey: ['payment-session', what, visit],
    queryFn: async ({ signal }) => {
      const [session, till] = await Promise.all([begin(signal), loadTill(signal)])
      return { session, till }
    },
    // What was typed into the form stays while another sum is set up.
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

async function loadTill(signal: AbortSignal): Promise<Till> {
  const { stripePublishableKey, providers } = await call(getConfig, { signal })
  if (providers.payments === 'stripe' && stripePublishableKey)
    return { kind: 'stripe', publishableKey: stripePublishableKey }
  return { kind: 'sandbox' }
}
