import { AppLink } from '#client/app/app-link.tsx'
import { longDate } from '#client/lib/long-date.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import type { Subscription } from '#shared/api/billing.ts'
import { formatCents } from '#shared/money.ts'
import { plans } from '#shared/plans.ts'
import { cancelPro, keepPro, refund } from '../billing-calls.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { BillingSection } from './section.tsx'
import { useBillingAction } from './use-billing-action.ts'

export function PlanSection({ subscription }: { subscription: Subscription | null }) {
  if (!subscription) return <NoPlan />
  if (subscription.status === 'ended' || subscription.status === 'refunded')
    return <EndedPlan subscription={subscription} />
  return <RunningPlan subscription={subscription} />
}

function NoPlan() {
  return (
    <BillingSection title="Plan">
      <p className="text-text-2">You have no subscription. Nothing renews.</p>
      <AppLink to="/pricing" className={buttonStyle({ variant: 'outline', className: 'mt-4' })}>
        See pricing plans
      </AppLink>
    </BillingSection>
  )
}

function EndedPlan({ subscription }: { subscription: Subscription }) {
  return (
    <BillingSection title="Plan">
      <p className="text-text-2">
        {subscription.name} ended on {longDate(subscription.paidUntil)}
        {subscription.status === 'refunded' ? ' and was refunded' : ''}. Nothing renews. Documents you bought
        individually stay yours.
      </p>
      <AppLink to="/pricing" className={buttonStyle({ variant: 'outline', className: 'mt-4' })}>
        See pricing plans
      </AppLink>
    </BillingSection>
  )
}

function PlanBadge({ subscription: { status, cancelAtPeriodEnd } }: { subscription: Subscription }) {
  if (cancelAtPeriodEnd) return <Badge>Canceled</Badge>
  return status === 'past-due' ? <Badge>Payment failed</Badge> : <Badge variant="success">Active</Badge>
}

function RunningPlan({ subscription }: { subscription: Subscription }) {
  const { id, name, plan, amountCents, paidUntil, nextCharge, cancelAtPeriodEnd, refundableUntil, status } =
    subscription
  const action = useBillingAction()
  const end = longDate(paidUntil)
  const cancel = () =>
    action.mutate({
      run: cancelPro,
      done: { title: 'Pro is canceled', description: `You won’t be charged again. You keep Pro until ${end}.` },
    })
  const keep = () =>
    action.mutate({ run: keepPro, done: { title: 'Pro will continue', description: `It renews on ${end}.` } })
  const giveBack = () =>
    action.mutate({
      run: () => refund(id),
      done: { title: 'Refund on its way', description: 'Banks usually take five to ten days.' },
    })

  return (
    <BillingSection title="Plan">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          <PlanBadge subscription={subscription} />
        </p>
        <p className="font-semibold tabular-nums">
          {formatCents(amountCents)} per {plans[plan].unit}
        </p>
      </div>
      {status === 'past-due' && (
        <div role="alert" className="mt-3 grid justify-items-start gap-3">
          <p className="text-danger">The last renewal didn’t go through. We try again; Pro ends if it keeps failing.</p>
          {!cancelAtPeriodEnd && (
            <AppLink to="/pay-renewal" className={buttonStyle()}>
              Pay now with another card
            </AppLink>
          )}
        </div>
      )}
      <p className="mt-3 text-text-2">
        {nextCharge
          ? `Next charge: ${formatCents(nextCharge.amountCents)} on ${longDate(nextCharge.at)}.`
          : `You won’t be charged again. You keep Pro until ${end}.`}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        {cancelAtPeriodEnd ? (
          <Button variant="outline" disabled={action.isPending} onClick={keep}>
            Keep Pro
          </Button>
        ) : (
          <ConfirmDialog
            trigger={
              <Button variant="outline" disabled={action.isPending}>
                Cancel subscription
              </Button>
            }
            title="Cancel Pro?"
            text={`You won’t be charged again. You keep Pro until ${end}, and your documents stay yours.`}
            confirmLabel="Cancel Pro"
            keepLabel="Keep Pro"
            onConfirm={cancel}
          />
        )}
        {refundableUntil && (
          <ConfirmDialog
            trigger={
              <Button variant="link" size="inline" className="min-h-control px-1" disabled={action.isPending}>
                Cancel now and get a refund
              </Button>
            }
            title="Refund Pro?"
            text={`You get ${formatCents(amountCents)} back, and Pro ends right away. Available until ${longDate(refundableUntil)}.`}
            confirmLabel="Refund"
            keepLabel="Keep Pro"
            onConfirm={giveBack}
          />
        )}
      </div>
    </BillingSection>
  )
}
