import { SuccessScreen } from './success-screen.tsx'
import { UnpaidScreen } from './unpaid-screen.tsx'
import { usePaidCheck } from './use-paid-check.ts'

export function SubscriptionSuccessPage() {
  const check = usePaidCheck((owned) => owned.pro)
  if (check.state !== 'paid') return <UnpaidScreen check={check} tryAgainAt="/pricing" />
  return (
    <SuccessScreen
      title="Subscription Started!"
      message="Welcome to Pro! You now have unlimited access."
      next={{ label: 'Create New Resume', to: '/create-resume' }}
    >
      <p>Every resume and cover letter can be downloaded in PDF and Word.</p>
      <p>
        Pro renews until you cancel it in your account settings, and carries a 14-day money-back guarantee for
        first-time subscribers.
      </p>
    </SuccessScreen>
  )
}
