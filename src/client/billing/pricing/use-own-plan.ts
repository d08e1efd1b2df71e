import { useQuery } from '@tanstack/react-query'
import { useMe } from '#client/lib/me.ts'
import { useIsHydrated } from '#client/lib/use-is-hydrated.ts'
import type { Subscription } from '#shared/api/billing.ts'
import { isRunning } from '../account/describe-plan.ts'
import { billingAccountKey, loadBillingAccount } from '../billing-calls.ts'
import { canUse } from '../paywall/paid-flags.ts'

/** The subscription that runs, for somebody who has one; nobody else waits for an answer. */
export function useOwnPlan(): Subscription | undefined {
  const { user } = useMe()
  const isHydrated = useIsHydrated()
  const mayHaveOne = isHydrated && (user !== null || canUse({ type: 'resume', requiresPro: true }))
  const { data } = useQuery({
    queryKey: billingAccountKey,
    queryFn: loadBillingAccount,
    enabled: mayHaveOne,
    staleTime: 0,
  })
  return mayHaveOne && isRunning(data?.subscription) ? data.subscription : undefined
}
