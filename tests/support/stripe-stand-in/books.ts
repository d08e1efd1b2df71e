// What happens at Stripe, with the events it would send. Time is the test's.
import type Stripe from 'stripe'
import { makeCharge } from './charge-objects.ts'
import { type InvoiceTerms, makeInvoice, makeInvoicePayment } from './invoice-objects.ts'
import * as make from './objects.ts'

export type StandInBooks = ReturnType<typeof openBooks>

type EventOf<Type extends Stripe.Event['type']> = Extract<Stripe.Event, { type: Type }>

const periods = { month: 30, year: 365 } as const

export function openBooks(clock: () => Date) {
  let count = 0
  const nextId = (prefix: string) => `${prefix}_${String(++count).padStart(6, '0')}`
  const seconds = () => Math.floor(clock().getTime() / 1000)

  const customers = new Map<string, Stripe.Customer>()
  const prices = new Map<string, Stripe.Price>()
  const intents = new Map<string, Stripe.PaymentIntent>()
  const subscriptions = new Map<string, Stripe.Subscription>()
  const invoices = new Map<string, Stripe.Invoice>()
  const payments = new Map<string, Stripe.InvoicePayment>()
  const refunds = new Map<string, Stripe.Refund>()
  const events: Stripe.Event[] = []

  function tell<Type extends Stripe.Event['type']>(type: Type, object: EventOf<Type>['data']['object']): void {
    const event = {
      id: nextId('evt'),
      object: 'event',
      api_version: null,
      created: seconds(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
    }
    // The union cannot be narrowed by a type parameter; the signature above holds type and object together.
    events.push(event as unknown as Stripe.Event)
  }

  const subscriptionOf = (invoice: Stripe.Invoice): Stripe.Subscription => {
    const id = invoice.parent?.subscription_details?.subscription
    return need(subscriptions, typeof id === 'string' ? id : (id?.id ?? ''))
  }

  function bill(subscription: Stripe.Subscription, reason: InvoiceTerms['reason']): Stripe.Invoice {
    const [item] = subscription.items.data
    if (!item) throw new Error('a subscription without an item')
    const amount = item.price.unit_amount ?? 0
    const id = nextId('in')
    const intent = make.makeIntent(nextId('pi'), {
      created: seconds(),
      amount,
      description: null,
      metadata: {},
      customer: String(subscription.customer),
    })
    intents.set(intent.id, intent)
    const invoice = makeInvoice(id, {
      created: seconds(),
      subscription,
      amount,
      reason,
      period: { start: item.current_period_start, end: item.current_period_end },
      clientSecret: intent.client_secret,
    })
    invoices.set(id, invoice)
    intentOfInvoice.set(id, intent.id)
    subscription.latest_invoice = id
    return invoice
  }
  const intentOfInvoice = new Map<string, string>()

  const charges = new Map<string, Stripe.Charge>()
  function charge(intent: Stripe.PaymentIntent, fingerprint: string): void {
    const made = makeCharge(nextId('ch'), { created: seconds(), intent, fingerprint })
    charges.set(made.id, made)
    intent.latest_charge = made.id
    tell('charge.succeeded', made)
  }

  function settle(invoice: Stripe.Invoice, fingerprint: string): void {
    const intent = need(intents, intentOfInvoice.get(invoice.id) ?? '')
    intent.status = 'succeeded'
    intent.amount_received = intent.amount
    invoice.status = 'paid'
    invoice.amount_paid = invoice.amount_due
    invoice.amount_remaining = 0
    invoice.attempted = true
    invoice.status_transitions.paid_at = seconds()
    const payment = makeInvoicePayment(nextId('inpay'), {
      created: seconds(),
      invoice: invoice.id,
      intent: intent.id,
      amount: invoice.amount_paid,
    })
    payments.set(payment.id, payment)
    const subscription = subscriptionOf(invoice)
    subscription.status = 'active'
    charge(intent, fingerprint)
    tell('payment_intent.succeeded', intent)
    tell('invoice_payment.paid', payment)
    tell('invoice.paid', invoice)
    tell('customer.subscription.updated', subscription)
  }

  return {
    events,
    customers,
    prices,
    intents,
    subscriptions,
    invoices,
    payments,
    refunds,
    charges,
    need,
    nextId,
    seconds,
    createCustomer(metadata: Stripe.Metadata, email: string | null): Stripe.Customer {
      const customer = make.makeCustomer(nextId('cus'), { created: seconds(), email, metadata })
      customers.set(customer.id, customer)
      return customer
    },
    createPrice(terms: Omit<make.PriceTerms, 'created'>): Stripe.Price {
      const price = make.makePrice(nextId('price'), { ...terms, created: seconds() })
      for (const other of prices.values()) if (other.lookup_key === terms.lookupKey) other.lookup_key = null
      prices.set(price.id, price)
      return price
    },
    createIntent(terms: Omit<make.IntentTerms, 'created'>): Stripe.PaymentIntent {
      const intent = make.makeIntent(nextId('pi'), { ...terms, created: seconds() })
      intents.set(intent.id, intent)
      tell('payment_intent.created', intent)
      return intent
    },
    createSubscription(terms: Pick<make.SubscriptionTerms, 'customer' | 'price' | 'metadata'>): Stripe.Subscription {
      const start = seconds()
      const period = {
        start,
        end: start + periods[terms.price.recurring?.interval === 'year' ? 'year' : 'month'] * 86_400,
      }
      const subscription = make.makeSubscription(nextId('sub'), { ...terms, created: start, period })
      subscriptions.set(subscription.id, subscription)
      bill(subscription, 'subscription_create')
      tell('customer.subscription.created', subscription)
      return subscription
    },
    updateSubscription(id: string, change: Partial<Stripe.Subscription>): Stripe.Subscription {
      const subscription = Object.assign(need(subscriptions, id), change)
      tell('customer.subscription.updated', subscription)
      return subscription
    },
    cancelSubscription(id: string): Stripe.Subscription {
      const subscription = need(subscriptions, id)
      subscription.status = 'canceled'
      subscription.ended_at = seconds()
      tell('customer.subscription.deleted', subscription)
      return subscription
    },
    createRefund({ intent, amount, metadata }: { intent: string; amount: number | null; metadata: Stripe.Metadata }) {
      const paid = need(intents, intent)
      const terms = { created: seconds(), intent, amount: amount ?? paid.amount_received, metadata }
      const refund = make.makeRefund(nextId('re'), terms)
      refunds.set(refund.id, refund)
      tell('refund.created', refund)
      return refund
    },
    /** What the payment form in the browser does with a good card. */
    payWith(clientSecret: string, fingerprint = nextId('card')): void {
      const intent = [...intents.values()].find((candidate) => candidate.client_secret === clientSecret)
      if (!intent) throw new Error('no such payment')
      const invoice = [...invoices.values()].find(({ id }) => intentOfInvoice.get(id) === intent.id)
      if (invoice) {
        settle(invoice, fingerprint)
        return
      }
      intent.status = 'succeeded'
      intent.amount_received = intent.amount
      charge(intent, fingerprint)
      tell('payment_intent.succeeded', intent)
    },
    /** The next period begins, and the card pays for it or does not. */
    renew(id: string, outcome: 'paid' | 'failed'): void {
      const subscription = need(subscriptions, id)
      const [item] = subscription.items.data
      if (!item) throw new Error('a subscription without an item')
      const length = item.current_period_end - item.current_period_start
      item.current_period_start = item.current_period_end
      item.current_period_end += length
      const invoice = bill(subscription, 'subscription_cycle')
      if (outcome === 'paid') {
        settle(invoice, nextId('card'))
        return
      }
      invoice.attempted = true
      invoice.attempt_count = 1
      subscription.status = 'past_due'
      tell('invoice.payment_failed', invoice)
      tell('customer.subscription.updated', subscription)
    },
  }
}

export class NoSuchObject extends Error {}

function need<Item>(items: Map<string, Item>, id: string): Item {
  const item = items.get(id)
  if (!item) throw new NoSuchObject(id)
  return item
}
