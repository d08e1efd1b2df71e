// What the sandbox knows of a payment or a subscription, and what it says when that changes. Pure.
import * as z from 'zod'
import { type PlanId, periodEnd, planIds, plans } from '#shared/plans.ts'
import type { Fact, FactOf } from '../fact.ts'

const sandboxPaymentSchema = z.object({
  kind: z.literal('payment'),
  order: z.uuid(),
  amountCents: z.number(),
  state: z.enum(['open', 'asking', 'succeeded']),
  card: z.string().optional(),
  /** The time of its last event; two events of one thing never share a time. */
  lastAt: z.number(),
})
const sandboxSubscriptionSchema = z.object({
  kind: z.literal('subscription'),
  order: z.uuid(),
  plan: z.enum(planIds),
  amountCents: z.number(),
  state: z.enum(['open', 'asking', 'active', 'past-due', 'ended']),
  /** The card's bank waits for an answer about an overdue renewal. */
  isAsking: z.boolean().optional(),
  startedAt: z.number(),
  paidPeriods: z.number(),
  cancelAtPeriodEnd: z.boolean(),
  /** What the card would do, kept in its place. */
  renewals: z.enum(['succeed', 'fail']),
  /** By which it can be told from others; no part of the card can. */
  card: z.string().optional(),
  failures: z.number(),
  lastAt: z.number(),
})
export const sandboxStateSchema = z.discriminatedUnion('kind', [sandboxPaymentSchema, sandboxSubscriptionSchema])
export type SandboxState = z.infer<typeof sandboxStateSchema>
export type SandboxSubscription = z.infer<typeof sandboxSubscriptionSchema>

/** What changed: the new state, the facts in their order, and when to look again. */
export type Change = { state: SandboxState; facts: Fact[]; dueAt: Date | null }

const day = 24 * 60 * 60 * 1000
const renewalAttempts = 3

type CardUse = { renewals: 'succeed' | 'fail'; now: Date }

/** The money for the first time. */
export function payFirst(id: string, state: SandboxState, { renewals, now }: CardUse): Change {
  if (state.kind === 'payment') {
    const facts = [paymentFact(id, state, 'succeeded'), ...cardFacts(state, { payment: id })]
    return { state: { ...state, state: 'succeeded' }, facts, dueAt: null }
  }
  const active: SandboxSubscription = { ...state, state: 'active', renewals, startedAt: now.getTime(), paidPeriods: 1 }
  return {
    state: active,
    facts: [
      invoiceFact(id, active, { period: 0, state: 'paid', amountCents: state.amountCents }),
      ...cardFacts(active, { invoice: invoiceId(id, 0) }),
      subscriptionFact(id, active),
    ],
    dueAt: endOfPeriods(active, 1),
  }
}

/** A renewal that had failed, paid with another card, which stays for the next ones. */
export function payOverdue(id: string, state: SandboxSubscription, { renewals, now }: CardUse): Change {
  const { isAsking: _answered, ...rest } = state
  const { state: renewed, ...change } = renew(id, { ...rest, renewals: 'succeed' }, now)
  return { ...change, state: renewed.kind === 'subscription' ? { ...renewed, renewals } : renewed }
}

/** At the end of a paid period: the end that was asked for, the next period, or a card that no longer pays. */
export function renew(id: string, state: SandboxSubscription, due: Date): Change {
  if (state.cancelAtPeriodEnd) return end(id, state)
  const attempt = { period: state.paidPeriods, amountCents: plans[state.plan].priceCents }
  if (state.renewals === 'succeed') {
    const renewed: SandboxSubscription = { ...state, state: 'active', failures: 0, paidPeriods: state.paidPeriods + 1 }
    return {
      state: renewed,
      facts: [
        invoiceFact(id, renewed, { ...attempt, state: 'paid' }),
        ...cardFacts(renewed, { invoice: invoiceId(id, attempt.period) }),
        subscriptionFact(id, renewed),
      ],
      dueAt: endOfPeriods(renewed, renewed.paidPeriods),
    }
  }
  const failed: SandboxSubscription = { ...state, state: 'past-due', failures: state.failures + 1 }
  const invoice = invoiceFact(id, failed, { ...attempt, state: 'failed' })
  if (failed.failures < renewalAttempts) {
    return { state: failed, facts: [invoice, subscriptionFact(id, failed)], dueAt: new Date(due.getTime() + day) }
  }
  const ended = end(id, failed)
  return { ...ended, facts: [invoice, ...ended.facts] }
}

export function end(id: string, state: SandboxSubscription): Change {
  const ended: SandboxSubscription = { ...state, state: 'ended' }
  return { state: ended, facts: [subscriptionFact(id, ended)], dueAt: null }
}

export function setCancel(id: string, state: SandboxSubscription, cancelAtPeriodEnd: boolean): Change {
  const changed: SandboxSubscription = { ...state, cancelAtPeriodEnd }
  const dueAt = changed.state === 'ended' ? null : endOfPeriods(changed, changed.paidPeriods)
  return { state: changed, facts: [subscriptionFact(id, changed)], dueAt }
}

function cardFacts({ card }: SandboxState, paid: { payment: string } | { invoice: string }): Fact[] {
  return card === undefined ? [] : [{ kind: 'card', card, ...paid }]
}

export function paymentFact(
  payment: string,
  { order, amountCents }: Pick<SandboxState, 'order' | 'amountCents'>,
  state: FactOf<'payment'>['state'],
): Fact {
  return { kind: 'payment', payment, order, amountCents, state }
}

const phases: Record<SandboxSubscription['state'], FactOf<'subscription'>['state']> = {
  open: 'incomplete',
  asking: 'incomplete',
  active: 'active',
  'past-due': 'past-due',
  ended: 'ended',
}

export function subscriptionFact(subscription: string, state: SandboxSubscription): Fact {
  const { order, cancelAtPeriodEnd, plan } = state
  return {
    kind: 'subscription',
    subscription,
    order,
    state: phases[state.state],
    cancelAtPeriodEnd,
    renewalCents: plans[plan].priceCents,
  }
}

const invoiceId = (subscription: string, period: number) => `in_${subscription}_${period + 1}`

type InvoicePart = { period: number; state: FactOf<'invoice'>['state']; amountCents: number }

function invoiceFact(subscription: string, state: SandboxSubscription, { period, ...part }: InvoicePart): Fact {
  return {
    kind: 'invoice',
    invoice: invoiceId(subscription, period),
    subscription,
    order: state.order,
    isRenewal: period > 0,
    from: endOfPeriods(state, period).getTime(),
    to: endOfPeriods(state, period + 1).getTime(),
    ...part,
  }
}

function endOfPeriods({ plan, startedAt }: { plan: PlanId; startedAt: number }, periods: number): Date {
  return periodEnd(plan, { startedAt: new Date(startedAt), periods })
}
