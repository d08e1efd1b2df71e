import { longDate } from '#client/lib/long-date.ts'
import type { Subscription } from '#shared/api/billing.ts'
import { formatCents } from '#shared/money.ts'
import { plans } from '#shared/plans.ts'

export function isRunning(subscription: Subscription | null | undefined): subscription is Subscription {
  return subscription?.status === 'active' || subscription?.status === 'past-due'
}

/** A plan in a line: what is paid, and what happens next. */
export function describePlan(subscription: Subscription | null): string {
  if (!isRunning(subscription)) return 'No subscription. Nothing renews.'
  const { name, plan, amountCents, nextCharge, paidUntil, status } = subscription
  if (status === 'past-due') return `${name}. The last renewal didn’t go through.`
  if (!nextCharge) return `${name}, until ${longDate(paidUntil)}. You won’t be charged again.`
  return `${name}, ${formatCents(amountCents)} per ${plans[plan].unit}. Renews on ${longDate(nextCharge.at)}.`
}
