import Stripe from 'stripe'
import type { Config } from '#server/config.ts'
import { AppError } from '#shared/errors.ts'
import type { Fact, LedgerEvent } from '../fact.ts'
import type { Delivery, Order, PaymentProvider, PlacedOrder } from '../provider.ts'
import { toLedgerEvent, toSnapshots } from './stripe-events.ts'
import * as facts from './stripe-facts.ts'
import { createPriceFinder } from './stripe-prices.ts'

type StripeConfig = NonNullable<Config['stripe']>
/** Where the API is; tests put their own there. */
export type StripeAddress = { host: string; port: number; protocol: 'http' | 'https' }

const signatureLifeSeconds = 300
const day = 24 * 60 * 60

export function openStripe(config: StripeConfig, address?: StripeAddress): PaymentProvider {
  const stripe = new Stripe(config.secretKey, { maxNetworkRetries: 2, timeout: 20_000, telemetry: false, ...address })
  const findPrice = createPriceFinder(stripe, config)
  const momentOf = createMoments()
  const snapshot = (answer: Answered, stated: (Fact | null)[]) => toSnapshots(stated, momentOf(answer))
  const ofSubscription = (subscription: Stripe.Response<Stripe.Subscription>) =>
    snapshot(subscription, [facts.subscriptionFact(subscription)])

  const fetchPayment = async ({ reference }: PlacedOrder) => {
    const intent = await stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge'] })
    const refunds = intent.status === 'succeeded' ? await stripe.refunds.list({ payment_intent: reference }) : null
    return snapshot(intent, [
      facts.paymentFact(intent),
      facts.cardOfIntent(intent),
      ...(refunds?.data ?? []).map(facts.refundFact),
    ])
  }

  const fetchSubscription = async ({ reference }: PlacedOrder): Promise<LedgerEvent[]> => {
    const subscription = await stripe.subscriptions.retrieve(reference)
    const invoices = await stripe.invoices.list({ subscription: reference, limit: 100, expand: ['data.payments'] })
    const links = invoices.data.flatMap(({ payments }) =>
      (payments?.data ?? []).filter(({ status }) => status === 'paid'),
    )
    const recent = links.filter(({ created }) => created > subscription.created - day).slice(0, 5)
    const intents = recent.flatMap(({ payment }) =>
      payment.payment_intent ? [facts.idOf(payment.payment_intent)] : [],
    )
    const refunds = await Promise.all(intents.map((intent) => stripe.refunds.list({ payment_intent: intent })))
    const paid = await Promise.all(
      intents.map((intent) => stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] })),
    )
    return snapshot(subscription, [
      facts.subscriptionFact(subscription),
      ...invoices.data.map((invoice) => facts.invoiceFact(invoice)),
      ...links.map(facts.invoicePaymentFact),
      ...refunds.flatMap(({ data }) => data.map(facts.refundFact)),
      ...paid.map(facts.cardOfIntent),
    ])
  }

  const fetchState = (order: PlacedOrder) =>
    order.kind === 'document' ? fetchPayment(order) : fetchSubscription(order)

  const provider: PaymentProvider = {
    name: 'stripe',
    isTest: /^(sk|rk)_test_/.test(config.secretKey),
    async createPayment(order, description) {
      const intent = await stripe.paymentIntents.create(
        {
          amount: order.amountCents,
          currency: order.currency,
          automatic_payment_methods: { enabled: true },
          description,
          metadata: { [facts.orderKey]: order.id },
        },
        { idempotencyKey: `${order.id}:payment` },
      )
      const clientSecret = requireSecret(intent.client_secret)
      const events = snapshot(intent, [facts.paymentFact(intent)])
      return { reference: intent.id, clientSecret, customer: null, events }
    },
    async createSubscription(order, plan) {
      const price = await findPrice(plan)
      const customer = order.customer ?? (await createCustomer(stripe, order))
      if (order.email) await stripe.customers.update(customer, { email: order.email })
      const subscription = await stripe.subscriptions.create(
        {
          customer,
          items: [{ price }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          expand: ['latest_invoice.confirmation_secret'],
          metadata: { [facts.orderKey]: order.id },
        },
        { idempotencyKey: `${order.id}:subscription` },
      )
      const clientSecret = requireSecret(secretOf(subscription))
      return { reference: subscription.id, clientSecret, customer, events: ofSubscription(subscription) }
    },
    async reopen(order) {
      if (order.kind === 'document') {
        const intent = await stripe.paymentIntents.retrieve(order.reference)
        const isOpen = intent.status.startsWith('requires_')
        const events = snapshot(intent, [facts.paymentFact(intent)])
        return { clientSecret: isOpen ? intent.client_secret : null, events }
      }
      const subscription = await stripe.subscriptions.retrieve(order.reference, {
        expand: ['latest_invoice.confirmation_secret'],
      })
      const clientSecret = subscription.status === 'incomplete' ? secretOf(subscription) : null
      return { clientSecret, events: ofSubscription(subscription) }
    },
    async payRenewal({ reference }) {
      // Paying the open invoice also makes the card that pays the subscription's own, by its payment settings.
      const subscription = await stripe.subscriptions.retrieve(reference, {
        expand: ['latest_invoice.confirmation_secret'],
      })
      const isDue = subscription.status === 'past_due' || subscription.status === 'unpaid'
      return { clientSecret: isDue ? openSecretOf(subscription) : null, events: ofSubscription(subscription) }
    },
    async setEmail({ customer }, email) {
      if (customer) await stripe.customers.update(customer, { email })
    },
    cancelAtPeriodEnd: async ({ reference }) =>
      ofSubscription(await stripe.subscriptions.update(reference, { cancel_at_period_end: true })),
    resume: async ({ reference }) =>
      ofSubscription(await stripe.subscriptions.update(reference, { cancel_at_period_end: false })),
    async endNow(order) {
      const current = await stripe.subscriptions.retrieve(order.reference)
      const isOver = current.status === 'canceled' || current.status === 'incomplete_expired'
      return ofSubscription(isOver ? current : await stripe.subscriptions.cancel(order.reference))
    },
    async refund(order, { reference, amountCents }) {
      const isInvoice = order.kind === 'subscription'
      const intent = isInvoice ? await findIntent(stripe, reference) : reference
      const refund = await stripe.refunds.create(
        {
          payment_intent: intent,
          amount: amountCents,
          metadata: { [facts.orderKey]: order.id, ...(isInvoice ? { [facts.invoiceKey]: reference } : {}) },
        },
        { idempotencyKey: `refund:${reference}:${amountCents}` },
      )
      return snapshot(refund, [facts.refundFact(refund)])
    },
    fetchState,
    parseEvent: (delivery) => parseDelivery(stripe, config.webhookSecret, delivery),
    async advance() {},
    addRoutes() {},
  }
  return answerForFailures(provider)
}

/** Stripe's signature covers the time and the body; both are checked by its own library. */
function parseDelivery(stripe: Stripe, secret: string, { body, headers }: Delivery) {
  const header = headers['stripe-signature']
  const signature = typeof header === 'string' ? header : ''
  try {
    const event = stripe.webhooks.constructEvent(body, signature, secret, signatureLifeSeconds)
    return { event: toLedgerEvent(event), signature, validForMs: signatureLifeSeconds * 1000 }
  } catch (error) {
    throw new AppError('invalid-request', { message: 'The signature is wrong or too old.', cause: error })
  }
}

/** What Stripe refuses or does not answer isn't a fault of the caller. */
function answerForFailures(provider: PaymentProvider): PaymentProvider {
  const guard =
    <Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      try {
        return await act(...args)
      } catch (error) {
        throw error instanceof AppError ? error : new AppError('upstream-failed', { cause: error })
      }
    }
  return {
    ...provider,
    createPayment: guard(provider.createPayment),
    createSubscription: guard(provider.createSubscription),
    reopen: guard(provider.reopen),
    payRenewal: guard(provider.payRenewal),
    setEmail: guard(provider.setEmail),
    cancelAtPeriodEnd: guard(provider.cancelAtPeriodEnd),
    resume: guard(provider.resume),
    endNow: guard(provider.endNow),
    refund: guard(provider.refund),
    fetchState: guard(provider.fetchState),
  }
}

async function createCustomer(stripe: Stripe, { id }: Order): Promise<string> {
  const metadata = { [facts.orderKey]: id }
  return (await stripe.customers.create({ metadata }, { idempotencyKey: `${id}:customer` })).id
}

async function findIntent(stripe: Stripe, invoice: string): Promise<string> {
  const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid', limit: 1 })
  const intent = data[0]?.payment.payment_intent
  if (!intent) throw new Error(`no payment was found for ${invoice}`)
  return facts.idOf(intent)
}

function secretOf({ latest_invoice: invoice }: Stripe.Subscription): string | null {
  return invoice && typeof invoice === 'object' ? (invoice.confirmation_secret?.client_secret ?? null) : null
}

/** A secret of what is still to be paid; an invoice that was paid or dropped meanwhile has none. */
function openSecretOf(subscription: Stripe.Subscription): string | null {
  const { latest_invoice: invoice } = subscription
  return invoice && typeof invoice === 'object' && invoice.status === 'open' ? secretOf(subscription) : null
}

function requireSecret(secret: string | null): string {
  if (!secret) throw new Error('Stripe answered without a client secret')
  return secret
}

type Answered = { lastResponse: { headers: Record<string, string> } }

/**
 * The provider's clock, by its answers. It counts in seconds, as its events do; of two answers within one second the
 * later one must win.
 */
function createMoments(): (answer: Answered) => Date {
  let last = 0
  return ({ lastResponse: { headers } }) => {
    const told = Date.parse(headers.date ?? '')
    last = Math.max(Number.isNaN(told) ? Date.now() : told, last + 1)
    return new Date(last)
  }
}
