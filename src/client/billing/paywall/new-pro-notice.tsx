import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { longDate } from '#client/lib/long-date.ts'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import { formatCents } from '#shared/money.ts'
import { isRunning } from '../account/describe-plan.ts'
import { billingAccountKey, loadBillingAccount } from '../billing-calls.ts'
import { forgetNewPro } from './new-pro.ts'

/** Where the payment for Pro leads: what was paid, where the receipt went, and when the next charge comes. */
export function NewProNotice() {
  const [isDismissed, setIsDismissed] = useState(false)
  const { data } = useQuery({ queryKey: billingAccountKey, queryFn: loadBillingAccount, staleTime: 0 })
  const plan = data?.subscription
  if (isDismissed || !data || !isRunning(plan)) return null
  const receipt = data.receipts[0]
  return (
    <section
      aria-label="Your subscription"
      className="relative grid gap-x-5 gap-y-4 rounded-card border border-success/40 bg-surface p-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:p-6"
    >
      <span className="grid size-11 place-items-center rounded-full bg-success-soft text-success">
        <Check className="size-6" strokeWidth={2} />
      </span>
      <div className="wrap-anywhere grid min-w-0 justify-items-start gap-1">
        <h2 className="pr-10 text-h3">
          Paid: {plan.name}, {formatCents(receipt?.amountCents ?? plan.amountCents)}
        </h2>
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
      </div>
      <Button
        size="icon"
        variant="ghost"
        className="absolute top-3 right-3"
        aria-label="Dismiss"
        onClick={() => {
          forgetNewPro()
          setIsDismissed(true)
        }}
      >
        <X />
      </Button>
    </section>
  )
}
