import { useQuery } from '@tanstack/react-query'
import { AppLink } from '#client/app/app-link.tsx'
import { Alert } from '#client/ui/alert.tsx'
import type { Entitlements } from '#shared/api/billing.ts'
import type { PurchaseType } from '#shared/plans.ts'
import { loadEntitlements } from '../billing-calls.ts'
import { paidDocument } from '../paywall/paid-flags.ts'
import { nextLabels, nextPage } from './settle.ts'

/** What is paid for when the till opens. */
export function useOwnedBefore(): Entitlements | undefined {
  const { data } = useQuery({
    queryKey: ['owned-before-payment'],
    queryFn: () => loadEntitlements(),
    staleTime: 0,
    gcTime: 0,
  })
  return data
}

/** People with a download left are told before they pay for another; a second tab or the back button leads here too. */
export function OwnedNotice({ type }: { type: PurchaseType }) {
  const owned = useOwnedBefore()
  const left = owned?.unused[paidDocument[type]] ?? 0
  if (!owned || (!owned.pro && left === 0)) return null
  return (
    <Alert variant="info" title="You’ve already paid" className="mt-6">
      {owned.pro
        ? 'Pro covers every download.'
        : 'You have an unused purchase. Paying again would buy a second document.'}{' '}
      <AppLink to={nextPage[type]} className="underline underline-offset-4">
        {nextLabels[type]}
      </AppLink>
    </Alert>
  )
}
