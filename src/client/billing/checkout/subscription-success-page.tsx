import { useQuery } from '@tanstack/react-query'
import { FreeCopy } from '#client/app/free-copy.tsx'
import { useSite } from '#client/app/site.tsx'
import { longDate } from '#client/lib/long-date.ts'
import { formatCents } from '#shared/money.ts'
import { billingAccountKey, loadBillingAccount } from '../billing-calls.ts'
import { proWords } from './settle.ts'
import { SuccessScreen } from './success-screen.tsx'
import { UnpaidScreen } from './unpaid-screen.tsx'
import { usePaidCheck } from './use-paid-check.ts'

export function SubscriptionSuccessPage() {
  const { billing } = useSite()
  return billing ? <SubscriptionOutcome /> : <FreeCopy />
}

function SubscriptionOutcome() {
  const check = usePaidCheck((owned) => owned.pro)
  if (check.state !== 'paid') return <UnpaidScreen check={check} tryAgainAt="/subscribe" />
  return (
    <SuccessScreen {...proWords} next={{ label: 'Create New Resume', to: '/create-resume' }}>
      <p>Every resume and cover letter can be downloaded in PDF and Word.</p>
      <NextCharge />
      <p>A 14-day money-back guarantee covers first-time subscribers.</p>
    </SuccessScreen>
  )
}

function NextCharge() {
  const account = useQuery({ queryKey: billingAccountKey, queryFn: loadBillingAccount, staleTime: 0 })
  const next = account.data?.subscription?.nextCharge
  return (
    <p>
      {next && `Next charge: ${formatCents(next.amountCents)} on ${longDate(next.at)}. `}
      Pro renews until you cancel it in your account settings.
    </p>
  )
}
