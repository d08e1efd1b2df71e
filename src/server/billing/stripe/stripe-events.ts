// Stripe's events and answers as events of the ledger.
import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { Fact, LedgerEvent } from '../fact.ts'
import {
  cardFact,
  invoiceFact,
  invoicePaymentFact,
  paymentFact,
  readOrder,
  refundFact,
  subscriptionFact,
} from './stripe-facts.ts'

/** One webhook event; null if it is irrelevant or belongs to another program that uses the same account. */
export function toLedgerEvent(event: Stripe.Event): LedgerEvent | null {
  const fact = factOf(event)
  return fact ? { id: event.id, type: event.type, at: new Date(event.created * 1000), fact } : null
}

function factOf(event: Stripe.Event): Fact | null {
  switch (event.type) {
    case 'payment_intent.created':
    case 'payment_intent.processing':
    case 'payment_intent.canceled':
    case 'payment_intent.succeeded':
      return paymentFact(event.data.object)
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'customer.subscription.deleted':
      return subscriptionFact(event.data.object)
    case 'invoice.paid':
    case 'invoice.voided':
      return invoiceFact(event.data.object)
    case 'invoice.payment_failed':
      return invoiceFact(event.data.object, 'failed')
    case 'invoice_payment.paid':
      return invoicePaymentFact(event.data.object)
    case 'charge.succeeded':
      return ownCardFact(event.data.object)
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refundFact(event.data.object)
    default:
      return null
  }
}

/** What an answer of the API says, as an event of the moment of that answer. */
export function toSnapshots(facts: (Fact | null)[], at: Date): LedgerEvent[] {
  return facts.flatMap((fact) => {
    if (!fact) return []
    const hash = createHash('sha256')
      .update(JSON.stringify([fact, at.getTime()]))
      .digest('hex')
      .slice(0, 32)
    return [{ id: `snapshot_${hash}`, type: `${fact.kind}.snapshot`, at, fact }]
  })
}

/** Of other programs' charges nothing is kept: ours name the order or belong to a customer, as subscriptions do. */
function ownCardFact(charge: Stripe.Charge): Fact | null {
  return readOrder(charge.metadata) || charge.customer ? cardFact(charge) : null
}
