import { useQuery } from '@tanstack/react-query'
import { AccountFrame } from '#client/app/account-frame.tsx'
import { AppLink } from '#client/app/app-link.tsx'
import { FreeCopy } from '#client/app/free-copy.tsx'
import { useSite } from '#client/app/site.tsx'
import { useMe } from '#client/lib/me.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { billingAccountKey, loadBillingAccount } from '../billing-calls.ts'
import { isRunning } from './describe-plan.ts'
import { PlanSection } from './plan-section.tsx'
import { PurchasesSection } from './purchases-section.tsx'
import { ReceiptsSection } from './receipts-section.tsx'
import { useDocumentNames } from './use-document-names.ts'

export function BillingPage() {
  const { billing } = useSite()
  return billing ? <Billing /> : <FreeCopy />
}

function Billing() {
  const { user } = useMe()
  const account = useQuery({ queryKey: billingAccountKey, queryFn: loadBillingAccount, staleTime: 0 })
  const names = useDocumentNames()
  const content = (
    <>
      {account.isError && (
        <Alert title="Your billing could not be loaded">
          <p>Nothing is lost. Check your connection and try again.</p>
          <Button variant="outline" className="mt-3" onClick={() => void account.refetch()}>
            Retry
          </Button>
        </Alert>
      )}
      {account.isPending && (
        <div className="grid gap-6" role="status" aria-label="Loading your billing">
          {['plan', 'purchases'].map((section) => (
            <div key={section} className="grid gap-3 rounded-card border border-border bg-surface p-6">
              <Skeleton className="h-5 w-28" />
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-4 w-2/5" />
            </div>
          ))}
        </div>
      )}
      {account.data && (
        <>
          <PlanSection subscription={account.data.subscription} />
          <PurchasesSection
            purchases={account.data.purchases}
            hasPro={isRunning(account.data.subscription)}
            names={names}
          />
          <ReceiptsSection receipts={account.data.receipts} purchases={account.data.purchases} names={names} />
        </>
      )}
    </>
  )
  if (user) return <AccountFrame title="Billing">{content}</AccountFrame>
  return (
    <div className="wrap-app grid gap-6 py-8 md:py-12">
      <div>
        <h1 className="text-h1">Billing</h1>
        <p className="mt-2 text-text-2">
          Bought in this browser. <GuestAdvice />
        </p>
      </div>
      <div className="grid max-w-[44rem] gap-6">{content}</div>
    </div>
  )
}

function GuestAdvice() {
  return (
    <>
      <AppLink to="/register?next=/account/billing" className="underline underline-offset-4 hover:text-text">
        Create an account
      </AppLink>{' '}
      or{' '}
      <AppLink to="/login?next=/account/billing" className="underline underline-offset-4 hover:text-text">
        sign in
      </AppLink>{' '}
      to keep it on every device.
    </>
  )
}
