import { useQuery } from '@tanstack/react-query'
import { AppLink } from '#client/app/app-link.tsx'
import { Alert } from '#client/ui/alert.tsx'
import type { PurchaseType } from '#shared/plans.ts'
import { loadEntitlements } from '../billing-calls.ts'
import { nextLabels, nextPage, paidDocument } from './settle.ts'

/** People with a download left are told before they pay for another; a second tab or the back button leads here too. */
export function OwnedNotice({ type }: { type: PurchaseType }) {
  const { data: owned } = useQuery({
    queryKey: ['owned-before-payment'],
    queryFn: () => loadEntitlements(),
    staleTime: 0,
    gcTime: 0,
  })
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
