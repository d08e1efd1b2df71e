// Stripe's objects in the ledger's words. Pure; nothing of a card is taken over.
import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { Fact, FactOf } from '../fact.ts'

/** Under these names our own ids travel with Stripe's objects. */
export const orderKey = 'candid_order'
export const invoiceKey = 'candid_invoice'

export function paymentFact(intent: Stripe.PaymentIntent): Fact | null {
  const order = readOrder(intent.metadata)
  if (!order) return null
  const state = paymentStates[intent.status] ?? 'pending'
  const amountCents = state === 'succeeded' ? intent.amount_received : intent.amount
  return { kind: 'payment', payment: intent.id, order, state, amountCents }
}

const paymentStates: Record<string, FactOf<'payment'>['state']> = {
  processing: 'processing',
  canceled: 'canceled',
  succeeded: 'succeeded',
}

export function subscriptionFact(subscription: Stripe.Subscription): Fact | null {
  const order = readOrder(subscription.metadata)
  if (!order) return null
  return {
    kind: 'subscription',
    subscription: subscription.id,
    order,
    state: subscriptionStates[subscription.status] ?? 'past-due',
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    renewalCents: subscription.items.data[0]?.price.unit_amount ?? 0,
  }
}

const subscriptionStates: Record<string, FactOf<'subscription'>['state']> = {
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  active: 'active',
  trialing: 'active',
  past_due: 'past-due',
  unpaid: 'past-due',
  paused: 'past-due',
  canceled: 'ended',
}

export function invoiceFact(invoice: Stripe.Invoice, stated?: FactOf<'invoice'>['state']): Fact | null {
  const details = invoice.parent?.subscription_details
  const line = invoice.lines.data.find(({ parent }) => parent?.subscription_item_details?.proration === false)
  const period = line?.period ?? invoice.lines.data[0]?.period
  if (!details || !invoice.id || !period) return null
  const order = readOrder(details.metadata)
  const state = stated ?? invoiceStates[invoice.status ?? ''] ?? 'open'
  const paidAt = invoice.status_transitions.paid_at
  return {
    kind: 'invoice',
    invoice: invoice.id,
    subscription: idOf(details.subscription),
    ...(order ? { order } : {}),
    state,
    isRenewal: invoice.billing_reason === 'subscription_cycle',
    amountCents: state === 'paid' ? invoice.amount_paid : invoice.amount_due,
    from: period.start * 1000,
    to: period.end * 1000,
    ...(state === 'paid' && paidAt ? { paidAt: paidAt * 1000 } : {}),
  }
}

const invoiceStates: Record<string, FactOf<'invoice'>['state']> = { paid: 'paid', void: 'void', uncollectible: 'void' }

export function invoicePaymentFact({ invoice, payment }: Stripe.InvoicePayment): Fact | null {
  if (!payment.payment_intent) return null
  return { kind: 'invoice-payment', invoice: idOf(invoice), payment: idOf(payment.payment_intent) }
}

/** Stripe's own name for a card, hashed: enough to know it again, and nothing else. */
export function cardFact({ payment_intent: intent, payment_method_details: method }: Stripe.Charge): Fact | null {
  const fingerprint = method?.card?.fingerprint
  if (!fingerprint || !intent) return null
  const card = createHash('sha256').update(`stripe-card:${fingerprint}`).digest('base64url').slice(0, 22)
  return { kind: 'card', payment: idOf(intent), card }
}

/** Where the charge came with the payment. */
export function cardOfIntent({ latest_charge: charge }: Stripe.PaymentIntent): Fact | null {
  return charge && typeof charge === 'object' ? cardFact(charge) : null
}

export function refundFact(refund: Stripe.Refund): Fact {
  const order = readOrder(refund.metadata)
  const invoice = refund.metadata?.[invoiceKey]
  return {
    kind: 'refund',
    refund: refund.id,
    ...(refund.payment_intent ? { payment: idOf(refund.payment_intent) } : {}),
    ...(invoice ? { invoice } : {}),
    ...(order ? { order } : {}),
    state: refundStates[refund.status ?? ''] ?? 'pending',
    amountCents: refund.amount,
  }
}

const refundStates: Record<string, FactOf<'refund'>['state']> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

/** Expanded or not, an object is known by its id. */
export function idOf(reference: string | { id?: string }): string {
  return typeof reference === 'string' ? reference : (reference.id ?? '')
}

export function readOrder(metadata: Stripe.Metadata | null): string | null {
  const order = metadata?.[orderKey]
  return order && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(order) ? order : null
}
