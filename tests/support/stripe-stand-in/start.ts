// Stripe's API over HTTP, as far as we call it: keys, form bodies, expanded fields, idempotency keys, failures.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Stripe from 'stripe'
import type { Delivery, ProviderEntry } from '#server/billing/provider.ts'
import { openStripe } from '#server/billing/stripe/open-stripe.ts'
import { NoSuchObject, openBooks, type StandInBooks } from './books.ts'
import { makeList } from './objects.ts'

export const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_test_standin',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
  STRIPE_WEBHOOK_SECRET: 'whsec_standin',
}

type Form = URLSearchParams
type Asked = { method: string; path: string; idempotencyKey: string | undefined; form: Form }
type Answer = { status: number; body: unknown }

export async function startStripeStandIn(clock: () => Date = () => new Date()) {
  const books = openBooks(clock)
  const asked: Asked[] = []
  const remembered = new Map<string, { form: string; answer: Answer }>()
  let failures: { left: number; afterWork: boolean } = { left: 0, afterWork: false }

  const server = createServer(async (request, response) => {
    const call = await readCall(request)
    asked.push(call)
    const send = ({ status, body }: Answer) => sendJson(response, clock(), status, body)
    if (request.headers.authorization !== `Bearer ${stripeKeys.STRIPE_SECRET_KEY}`) {
      return send(refuse(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' }))
    }
    if (failures.left > 0) {
      failures.left -= 1
      if (failures.afterWork) work(call)
      return send(refuse(500, { type: 'api_error', message: 'Something went wrong' }))
    }
    send(work(call))
  })

  /** The same key gives the same answer; with another body it is a mistake of the caller. */
  function work(call: Asked): Answer {
    const known = call.idempotencyKey ? remembered.get(call.idempotencyKey) : undefined
    if (known && known.form !== `${call.path}?${call.form}`) {
      return refuse(400, { type: 'idempotency_error', message: 'Keys can only be used with the same parameters' })
    }
    if (known) return known.answer
    const answer = answerCall(books, call)
    // Kept as it was, not as it becomes.
    const kept = structuredClone(answer)
    if (call.idempotencyKey) remembered.set(call.idempotencyKey, { form: `${call.path}?${call.form}`, answer: kept })
    return kept
  }

  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const stripe = new Stripe(stripeKeys.STRIPE_SECRET_KEY)

  return {
    books,
    asked,
    /** The product's own provider, talking to this server. */
    provider: {
      isChosen: () => true,
      open({ config }) {
        if (!config.stripe) throw new Error('set the keys of the stand-in')
        return openStripe(config.stripe, { host: '127.0.0.1', port, protocol: 'http' })
      },
    } satisfies ProviderEntry,
    /** The next answers are failures; `afterWork` lets the work be done and only the answer be lost. */
    failNext: (left: number, { afterWork = false } = {}) => {
      failures = { left, afterWork }
    },
    /** An event as Stripe sends it, signed at that moment. */
    sign(event: Stripe.Event, { secret = stripeKeys.STRIPE_WEBHOOK_SECRET, secondsAgo = 0 } = {}): Delivery {
      const payload = JSON.stringify(event)
      const timestamp = Math.floor(Date.now() / 1000) - secondsAgo
      const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
      return { body: Buffer.from(payload), headers: { 'stripe-signature': signature } }
    },
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}

export type StripeStandIn = Awaited<ReturnType<typeof startStripeStandIn>>

function answerCall(books: StandInBooks, call: Asked): Answer {
  for (const [pattern, handle] of routes) {
    const match = pattern.exec(`${call.method} ${call.path}`)
    if (!match) continue
    try {
      return { status: 200, body: handle(books, call.form, match[1] ?? '') }
    } catch (error) {
      if (!(error instanceof NoSuchObject)) throw error
      const message = `No such object: '${error.message}'`
      return refuse(404, { type: 'invalid_request_error', code: 'resource_missing', message })
    }
  }
  return refuse(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${call.method}: ${call.path})`,
  })
}

type Handler = (books: StandInBooks, form: Form, id: string) => unknown

const routes: [RegExp, Handler][] = [
  [/^POST \/v1\/customers$/, (books, form) => books.createCustomer(readMetadata(form), form.get('email'))],
  [
    /^POST \/v1\/customers\/(\w+)$/,
    (books, form, id) => Object.assign(books.need(books.customers, id), { email: form.get('email') }),
  ],
  [/^GET \/v1\/prices\/(\w+)$/, (books, _form, id) => books.need(books.prices, id)],
  [
    /^GET \/v1\/prices$/,
    (books, form) =>
      makeList(
        '/v1/prices',
        [...books.prices.values()].filter((price) => price.lookup_key === form.get('lookup_keys[0]')),
      ),
  ],
  [
    /^POST \/v1\/prices$/,
    (books, form) =>
      books.createPrice({
        unitAmount: Number(form.get('unit_amount')),
        interval: form.get('recurring[interval]') === 'year' ? 'year' : 'month',
        lookupKey: form.get('lookup_key'),
      }),
  ],
  [
    /^POST \/v1\/payment_intents$/,
    (books, form) =>
      books.createIntent({
        amount: Number(form.get('amount')),
        description: form.get('description'),
        metadata: readMetadata(form),
        customer: null,
      }),
  ],
  [/^GET \/v1\/payment_intents\/(\w+)$/, (books, form, id) => expandCharge(books, form, books.need(books.intents, id))],
  [
    /^POST \/v1\/subscriptions$/,
    (books, form) => {
      const price = books.need(books.prices, form.get('items[0][price]') ?? '')
      const customer = books.need(books.customers, form.get('customer') ?? '').id
      return expandInvoice(books, form, books.createSubscription({ customer, price, metadata: readMetadata(form) }))
    },
  ],
  [
    /^GET \/v1\/subscriptions\/(\w+)$/,
    (books, form, id) => expandInvoice(books, form, books.need(books.subscriptions, id)),
  ],
  [
    /^POST \/v1\/subscriptions\/(\w+)$/,
    (books, form, id) =>
      books.updateSubscription(id, { cancel_at_period_end: form.get('cancel_at_period_end') === 'true' }),
  ],
  [/^DELETE \/v1\/subscriptions\/(\w+)$/, (books, _form, id) => books.cancelSubscription(id)],
  [
    /^GET \/v1\/invoices$/,
    (books, form) => {
      const own = [...books.invoices.values()].filter(
        ({ parent }) => parent?.subscription_details?.subscription === form.get('subscription'),
      )
      const paymentsOf = (id: string) => [...books.payments.values()].filter(({ invoice }) => invoice === id)
      return makeList(
        '/v1/invoices',
        own.map((invoice) => ({ ...invoice, payments: makeList('/v1/invoice_payments', paymentsOf(invoice.id)) })),
      )
    },
  ],
  [
    /^GET \/v1\/invoice_payments$/,
    (books, form) =>
      makeList(
        '/v1/invoice_payments',
        [...books.payments.values()].filter(({ invoice }) => invoice === form.get('invoice')),
      ),
  ],
  [
    /^POST \/v1\/refunds$/,
    (books, form) =>
      books.createRefund({
        intent: form.get('payment_intent') ?? '',
        amount: form.get('amount') ? Number(form.get('amount')) : null,
        metadata: readMetadata(form),
      }),
  ],
  [
    /^GET \/v1\/refunds$/,
    (books, form) =>
      makeList(
        '/v1/refunds',
        [...books.refunds.values()].filter((refund) => refund.payment_intent === form.get('payment_intent')),
      ),
  ],
]

function expandInvoice(books: StandInBooks, form: Form, subscription: Stripe.Subscription): Stripe.Subscription {
  const isWanted = [...form.values()].includes('latest_invoice.confirmation_secret')
  const { latest_invoice: latest } = subscription
  if (!isWanted || typeof latest !== 'string') return subscription
  return { ...subscription, latest_invoice: books.need(books.invoices, latest) }
}

function expandCharge(books: StandInBooks, form: Form, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const { latest_charge: charge } = intent
  if (![...form.values()].includes('latest_charge') || typeof charge !== 'string') return intent
  return { ...intent, latest_charge: books.need(books.charges, charge) }
}

function readMetadata(form: Form): Stripe.Metadata {
  const entries = [...form].flatMap(([key, value]) => {
    const name = /^metadata\[(\w+)\]$/.exec(key)?.[1]
    return name ? [[name, value] as const] : []
  })
  return Object.fromEntries(entries)
}

async function readCall(request: IncomingMessage): Promise<Asked> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
  let body = ''
  for await (const chunk of request) body += chunk
  const key = request.headers['idempotency-key']
  return {
    method: request.method ?? 'GET',
    path: pathname,
    idempotencyKey: typeof key === 'string' ? key : undefined,
    form: body ? new URLSearchParams(body) : searchParams,
  }
}

function refuse(status: number, error: { type: string; message: string; code?: string }): Answer {
  return { status, body: { error } }
}

function sendJson(response: ServerResponse, now: Date, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    date: now.toUTCString(),
    'request-id': 'req_standin',
  })
  response.end(JSON.stringify(body))
}
