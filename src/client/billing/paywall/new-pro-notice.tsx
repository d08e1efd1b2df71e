import { useQuery } from '@tanstack/react-query'
import { AppLink } from '#client/app/app-link.tsx'
import { longDate } from '#client/lib/long-date.ts'
import { buttonStyle } from '#client/ui/button.tsx'
import { formatCents } from '#shared/money.ts'
import { isRunning } from '../account/describe-plan.ts'
import { billingAccountKey, loadBillingAccount } from '../billing-calls.ts'
import { forgetNewPro } from './new-pro.ts'
import { PaidFrame } from './paid-frame.tsx'

/** Where the payment for Pro leads: what was paid, where the receipt went, and when the next charge comes. */
export function NewProNotice() {
  const { data } = useQuery({ queryKey: billingAccountKey, queryFn: loadBillingAccount, staleTime: 0 })
  const plan = data?.subscription
  if (!data || !isRunning(plan)) return null
  const receipt = data.receipts[0]
  return (
    <PaidFrame
      label="Your subscription"
      heading={`Paid: ${plan.name}, ${formatCents(receipt?.amountCents ?? plan.amountCents)}`}
      forget={forgetNewPro}
    >
      <p className="max-w-prose text-text-2">
        Every resume and cover letter can be downloaded in PDF and Word.
        {plan.nextCharge &&
          ` Next charge: ${formatCents(plan.nextCharge.amountCents)} on ${longDate(plan.nextCharge.at)}.`}
      </p>
      <p className="text-small text-text-2">
        {plan.email ? `We’ve emailed your receipt to ${plan.email}.` : 'We’ve emailed your receipt.'}
      </p>
      <AppLink
        to="/account/billing"
        onClick={forgetNewPro}
        className={buttonStyle({ variant: 'outline', className: 'mt-3' })}
      >
        Receipts and billing
      </AppLink>
    </PaidFrame>
  )
}
