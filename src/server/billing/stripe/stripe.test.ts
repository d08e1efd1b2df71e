import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { billingEvents } from '#server/platform/database/schema/billing.ts'
import type { BillingAccount, Entitlements } from '#shared/api/billing.ts'
import { buildTestApp } from '../../../../tests/support/app.ts'
import { beginPayment } from '../../../../tests/support/billing.ts'
import { describeOneDatabase } from '../../../../tests/support/database.ts'
import { type StripeStandIn, startStripeStandIn, stripeKeys } from '../../../../tests/support/stripe-stand-in/start.ts'
import { collectMail, openVisitor, signUpAndIn, type Visitor } from '../../../../tests/support/visitor.ts'
import { type Billing, openBilling } from '../open-billing.ts'
import type { Delivery } from '../provider.ts'

const day = 24 * 60 * 60 * 1000

describeOneDatabase('Stripe', (open) => {
  let database: Database
  let stripe: StripeStandIn
  let app: FastifyInstance
  let otherProcess: Billing
  let now = new Date()
  const clock = () => now
  const mail = collectMail()

  beforeAll(async () => {
    database = await open()
    stripe = await startStripeStandIn(clock)
    app = await buildTestApp({ database, mail, clock, env: stripeKeys, paymentProvider: stripe.provider })
    const log = { error: () => {}, warn: () => {} }
    const config = readConfig(stripeKeys)
    otherProcess = openBilling({ config, database, mail, clock, log, provider: stripe.provider })
  })
  afterAll(async () => {
    await app.close()
    await otherProcess.settle()
    await stripe.close()
    await database.close()
  })
  beforeEach(() => {
    now = new Date()
    stripe.books.events.length = 0
    stripe.asked.length = 0
    stripe.failNext(0)
  })

  const visit = () => openVisitor(app)
  const entitlements = async (visitor: Visitor): Promise<Entitlements> =>
    (await visitor.get('/api/billing/entitlements')).json()
  const account = async (visitor: Visitor): Promise<BillingAccount> =>
    (await visitor.get('/api/billing/account')).json()
  const post = ({ body, headers }: Delivery) =>
    app.inject({
      method: 'POST',
      url: '/api/billing/webhook',
      payload: body,
      headers: { ...headers, 'content-type': 'application/json' },
    })
  /** Sends what Stripe has to say, the last first. */
  const deliverAll = async () => {
    for (const event of stripe.books.events.splice(0).reverse()) {
      expect((await post(stripe.sign(event))).statusCode).toBe(200)
    }
  }
  const buy = async (visitor: Visitor, item: Parameters<typeof beginPayment>[1]) => {
    const session = await beginPayment(visitor, item, `${randomUUID()}@example.com`)
    stripe.books.payWith(session.clientSecret)
    await deliverAll()
    return session
  }
  const onlySubscription = async (visitor: Visitor): Promise<Stripe.Subscription> => {
    const { subscription } = await account(visitor)
    const found = [...stripe.books.subscriptions.values()].find(
      ({ metadata }) => metadata.candid_order === subscription?.id,
    )
    if (!found) throw new Error('no subscription')
    return found
  }

  describe('one document', () => {
    it('is asked for at its price, with our order in the payment’s metadata, and unlocked by the signed event alone', async () => {
      const visitor = visit()
      const { clientSecret, orderId } = await beginPayment(visitor, 'resume', 'buyer@example.com')
      const [call] = stripe.asked
      expect(call).toMatchObject({ method: 'POST', path: '/v1/payment_intents', idempotencyKey: `${orderId}:payment` })
      expect(Object.fromEntries(call?.form ?? [])).toMatchObject({
        amount: '299',
        currency: 'usd',
        'metadata[candid_order]': orderId,
      })
      stripe.books.payWith(clientSecret)
      expect(await entitlements(visitor)).toMatchObject({ resume: false })
      await deliverAll()
      expect(await entitlements(visitor)).toMatchObject({ resume: true, unused: { resume: 1 } })
      expect((await account(visitor)).receipts).toMatchObject([{ amountCents: 299, refundedCents: 0 }])
    })

    it('is asked for once where its page is opened twice', async () => {
      const visitor = visit()
      const first = await beginPayment(visitor, 'resume')
      const second = await beginPayment(visitor, 'resume')
      expect(second).toEqual(first)
      expect(stripe.asked.filter(({ method }) => method === 'POST')).toHaveLength(1)
    })

    it('is found paid where the event was lost, when the page asks and at the next round', async () => {
      const [asking, waiting] = [visit(), visit()]
      for (const visitor of [asking, waiting]) {
        const { clientSecret } = await beginPayment(visitor, 'resume', 'buyer@example.com')
        stripe.books.payWith(clientSecret)
      }
      expect((await asking.post('/api/billing/refresh')).json()).toMatchObject({ resume: true })
      expect(await entitlements(waiting)).toMatchObject({ resume: false })
      now = new Date(now.getTime() + 3 * 60 * 1000)
      await otherProcess.runRound()
      expect(await entitlements(waiting)).toMatchObject({ resume: true })
      // The event comes after all and changes nothing.
      await deliverAll()
      expect((await account(waiting)).receipts).toHaveLength(1)
    })

    it('is refunded by one call at Stripe', async () => {
      const visitor = visit()
      const { orderId } = await buy(visitor, 'resume')
      stripe.asked.length = 0
      const answer = await visitor.post('/api/billing/refund', { id: orderId })
      expect(answer.json()).toMatchObject({ purchases: [{ status: 'refunded' }], receipts: [{ refundedCents: 299 }] })
      expect(stripe.asked.map(({ path }) => path)).toEqual(['/v1/refunds'])
      await deliverAll()
      expect((await account(visitor)).receipts).toMatchObject([{ refundedCents: 299 }])
      expect(await entitlements(visitor)).toMatchObject({ resume: false })
    })
  })

  it.each(['resume', 'pro-monthly'] as const)(
    'M5: a second refund with the same card is refused for %s, also where no event named the card',
    async (item) => {
      const [one, two, three] = [visit(), visit(), visit()]
      const fingerprint = `card-${randomUUID()}`
      const payWithCard = async (visitor: Visitor, isHeard: boolean) => {
        const session = await beginPayment(visitor, item, `${randomUUID()}@example.com`)
        stripe.books.payWith(session.clientSecret, fingerprint)
        if (!isHeard) {
          const others = stripe.books.events.filter(({ type }) => type !== 'charge.succeeded')
          stripe.books.events.splice(0, stripe.books.events.length, ...others)
        }
        await deliverAll()
        now = new Date(now.getTime() + 60_000)
        return (await visitor.post('/api/billing/refund', { id: session.orderId })).statusCode
      }
      expect(await payWithCard(one, true)).toBe(200)
      expect(await payWithCard(two, true)).toBe(409)
      expect(await payWithCard(three, false)).toBe(409)
    },
  )

  describe('a subscription', () => {
    it('begins incomplete with a customer and a price found by its key, and gives Pro once its first invoice is paid', async () => {
      const visitor = visit()
      const { clientSecret, orderId } = await beginPayment(visitor, 'pro-monthly', 'pro@example.com')
      const created = stripe.asked.find(({ path }) => path === '/v1/subscriptions')
      expect(Object.fromEntries(created?.form ?? [])).toMatchObject({
        payment_behavior: 'default_incomplete',
        'payment_settings[save_default_payment_method]': 'on_subscription',
        'metadata[candid_order]': orderId,
      })
      expect([...stripe.books.customers.values()].at(-1)?.email).toBe('pro@example.com')
      expect([...stripe.books.prices.values()]).toMatchObject([{ unit_amount: 1900, lookup_key: 'candid-pro-monthly' }])
      expect(await entitlements(visitor)).toMatchObject({ pro: false })
      stripe.books.payWith(clientSecret)
      await deliverAll()
      expect(await entitlements(visitor)).toMatchObject({ pro: true })
      const { subscription } = await account(visitor)
      expect(subscription).toMatchObject({ status: 'active', amountCents: 1900, nextCharge: { amountCents: 1900 } })
      // A second buyer finds the price.
      await beginPayment(visit(), 'pro-monthly')
      expect(stripe.books.prices.size).toBe(1)
    })

    it('is not sold twice where the event of the first payment was lost', async () => {
      const visitor = visit()
      const { clientSecret } = await beginPayment(visitor, 'pro-monthly', 'lost@example.com')
      stripe.books.payWith(clientSecret)
      stripe.books.events.length = 0
      const again = await visitor.post('/api/create-subscription', { plan: 'pro-monthly' })
      expect(again.statusCode).toBe(409)
      expect(await entitlements(visitor)).toMatchObject({ pro: true })
    })

    it('is canceled at the end of its period and taken up again', async () => {
      const visitor = visit()
      await buy(visitor, 'pro-yearly')
      const canceled = await visitor.post('/api/billing/cancel')
      expect(canceled.json().subscription).toMatchObject({ cancelAtPeriodEnd: true, nextCharge: null })
      expect((await onlySubscription(visitor)).cancel_at_period_end).toBe(true)
      const resumed = await visitor.post('/api/billing/resume')
      expect(resumed.json().subscription).toMatchObject({ cancelAtPeriodEnd: false })
      // Stripe counts in seconds: both of its events say the same time and arrive in the wrong order.
      await deliverAll()
      expect((await account(visitor)).subscription).toMatchObject({ cancelAtPeriodEnd: false })
      expect((await visit().post('/api/create-subscription', { plan: 'pro-yearly' })).statusCode).toBe(200)
      expect((await visitor.post('/api/create-subscription', { plan: 'pro-yearly' })).statusCode).toBe(409)
    })

    it('is renewed by Stripe, also where the event never came', async () => {
      const visitor = visit()
      await buy(visitor, 'pro-monthly')
      const { id } = await onlySubscription(visitor)
      now = new Date(now.getTime() + 30 * day + 1000)
      stripe.books.renew(id, 'paid')
      await deliverAll()
      expect((await account(visitor)).receipts).toHaveLength(2)
      now = new Date(now.getTime() + 30 * day)
      stripe.books.renew(id, 'paid')
      stripe.books.events.length = 0
      now = new Date(now.getTime() + 2 * 60 * 60 * 1000)
      await otherProcess.runRound()
      expect((await account(visitor)).receipts).toHaveLength(3)
      expect(await entitlements(visitor)).toMatchObject({ pro: true })
    })

    it('goes on while a failed renewal is tried again, and says so by mail', async () => {
      const visitor = visit()
      await beginPayment(visitor, 'pro-monthly', 'late@example.com').then(({ clientSecret }) =>
        stripe.books.payWith(clientSecret),
      )
      await deliverAll()
      now = new Date(now.getTime() + 30 * day + 1000)
      stripe.books.renew((await onlySubscription(visitor)).id, 'failed')
      await deliverAll()
      expect((await account(visitor)).subscription).toMatchObject({ status: 'past-due' })
      expect(await entitlements(visitor)).toMatchObject({ pro: true })
      const subjects = () => mail.to('late@example.com').map(({ subject }) => subject)
      await expect.poll(subjects).toContain('Your Pro renewal didn’t go through')
    })

    it('is paid with another card after a renewal failed, and not before', async () => {
      const visitor = visit()
      await buy(visitor, 'pro-monthly')
      expect((await visitor.post('/api/billing/pay-renewal')).statusCode).toBe(409)
      now = new Date(now.getTime() + 30 * day + 1000)
      stripe.books.renew((await onlySubscription(visitor)).id, 'failed')
      await deliverAll()
      expect((await visit().post('/api/billing/pay-renewal')).statusCode).toBe(404)
      const due = await visitor.post('/api/billing/pay-renewal')
      expect(due.json()).toMatchObject({ amountCents: 1900, clientSecret: expect.stringContaining('_secret_') })
      now = new Date(now.getTime() + 60_000)
      stripe.books.payWith(due.json().clientSecret)
      await deliverAll()
      expect((await account(visitor)).subscription).toMatchObject({ status: 'active' })
      expect((await account(visitor)).receipts).toHaveLength(2)
      expect((await visitor.post('/api/billing/pay-renewal')).statusCode).toBe(409)
    })

    it('ends at once with its refund', async () => {
      const visitor = visit()
      const { orderId } = await beginPayment(visitor, 'pro-monthly', 'refund@example.com').then((session) => {
        stripe.books.payWith(session.clientSecret)
        return session
      })
      await deliverAll()
      const answer = await visitor.post('/api/billing/refund', { id: orderId })
      expect(answer.json().subscription).toMatchObject({ status: 'refunded', nextCharge: null })
      expect((await onlySubscription(visitor)).status).toBe('canceled')
      await deliverAll()
      expect(await entitlements(visitor)).toMatchObject({ pro: false })
    })

    it('ends also where support refunded it by hand, once Stripe has been asked', async () => {
      const visitor = visit()
      await buy(visitor, 'pro-monthly')
      const subscription = await onlySubscription(visitor)
      const paid = [...stripe.books.payments.values()].find(({ invoice }) => invoice === subscription.latest_invoice)
      stripe.books.createRefund({ intent: String(paid?.payment.payment_intent), amount: null, metadata: {} })
      await deliverAll()
      expect(await entitlements(visitor)).toMatchObject({ pro: false })
      expect(subscription.status).toBe('active')
      await otherProcess.runRound()
      expect(subscription.status).toBe('canceled')
    })

    it('ends with its account, at once or as soon as Stripe answers', async () => {
      const visitor = visit()
      const { password } = await signUpAndIn(visitor)
      await buy(visitor, 'pro-monthly')
      const subscription = await onlySubscription(visitor)
      stripe.failNext(3)
      expect((await visitor.send('DELETE', '/api/me', { password })).statusCode).toBeLessThan(300)
      expect(subscription.status).toBe('active')
      await otherProcess.runRound()
      expect(subscription.status).toBe('canceled')
    })
  })

  describe('when Stripe stumbles', () => {
    it('is asked again with the same key, and does the work once', async () => {
      stripe.failNext(2)
      const { orderId } = await beginPayment(visit(), 'resume')
      expect(stripe.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(Array(3).fill(`${orderId}:payment`))
      stripe.asked.length = 0
      stripe.failNext(1, { afterWork: true })
      const before = stripe.books.intents.size
      await beginPayment(visit(), 'resume')
      expect(stripe.asked).toHaveLength(2)
      expect(stripe.books.intents.size).toBe(before + 1)
    })

    it('says so without a word of Stripe’s, and takes the same order up again', async () => {
      const visitor = visit()
      stripe.failNext(3, { afterWork: true })
      const before = stripe.books.intents.size
      const failed = await visitor.post('/api/create-payment-intent', { amount: 2.99, type: 'resume' })
      expect(failed.statusCode).toBe(502)
      expect(failed.json()).toEqual({ code: 'upstream-failed', message: 'A service we rely on isn’t responding.' })
      await beginPayment(visitor, 'resume')
      expect(stripe.books.intents.size).toBe(before + 1)
    })

    it('charges no price but the one the pages show', async () => {
      const wrong = stripe.books.createPrice({ unitAmount: 2900, interval: 'month', lookupKey: null })
      const env = { ...stripeKeys, STRIPE_PRICE_PRO_MONTHLY: wrong.id }
      const strict = await buildTestApp({ database, mail, clock, env, paymentProvider: stripe.provider })
      const refused = await openVisitor(strict).post('/api/create-subscription', { plan: 'pro-monthly' })
      expect(refused.statusCode).toBe(502)
      expect(stripe.asked.some(({ path }) => path === '/v1/subscriptions')).toBe(false)
      // A price of an earlier year under our key is replaced.
      const old = stripe.books.createPrice({ unitAmount: 9900, interval: 'year', lookupKey: 'candid-pro-yearly' })
      const fresh = await buildTestApp({ database, mail, clock, env: stripeKeys, paymentProvider: stripe.provider })
      await beginPayment(openVisitor(fresh), 'pro-yearly')
      expect(old.lookup_key).toBeNull()
    })
  })

  describe('the webhook', () => {
    async function catchPayment() {
      const visitor = visit()
      const { clientSecret } = await beginPayment(visitor, 'resume', 'buyer@example.com')
      stripe.books.events.length = 0
      stripe.books.payWith(clientSecret)
      const event = stripe.books.events.splice(0).find(({ type }) => type === 'payment_intent.succeeded')
      if (!event) throw new Error('Stripe said nothing')
      return { visitor, event }
    }

    it('refuses a wrong signature, an old one, an altered body, a recording and none at all', async () => {
      const { visitor, event } = await catchPayment()
      const { body, headers } = stripe.sign(event)
      const bad: Delivery[] = [
        stripe.sign(event, { secret: 'whsec_other' }),
        stripe.sign(event, { secondsAgo: 301 }),
        { body: Buffer.from(body.toString().replace('299', '1')), headers },
        { body, headers: {} },
        { body, headers: { 'stripe-signature': 't=1,v1=00' } },
        { body: Buffer.from('{}'), headers },
      ]
      for (const delivery of bad) {
        const answer = await post(delivery)
        expect(answer.statusCode).toBe(400)
        expect(answer.body).not.toContain('whsec')
      }
      expect(await entitlements(visitor)).toMatchObject({ resume: false })
      expect((await post({ body, headers })).statusCode).toBe(200)
      expect((await post({ body, headers })).json()).toMatchObject({ message: 'This was sent before.' })
      expect(await entitlements(visitor)).toMatchObject({ unused: { resume: 1 } })
    })

    it('takes the same event any number of times where Stripe itself sends it again', async () => {
      const { visitor, event } = await catchPayment()
      const stored = await database.db.$count(billingEvents)
      for (const secondsAgo of [3, 2, 1]) expect((await post(stripe.sign(event, { secondsAgo }))).statusCode).toBe(200)
      expect(await database.db.$count(billingEvents)).toBe(stored + 1)
      expect(await entitlements(visitor)).toMatchObject({ unused: { resume: 1 } })
    })

    it('thanks for events of other programs in the same account and keeps nothing of them', async () => {
      const stored = await database.db.$count(billingEvents)
      const terms = { amount: 500, description: 'Somebody else’s', customer: null }
      stripe.books.createIntent({ ...terms, metadata: {} })
      stripe.books.createIntent({ ...terms, metadata: { candid_order: 'no id of ours' } })
      await deliverAll()
      expect(await database.db.$count(billingEvents)).toBe(stored)
      // One of another installation of ours is kept and unlocks nothing here.
      const other = { candid_order: '00000000-0000-4000-8000-000000000000' }
      stripe.books.payWith(stripe.books.createIntent({ ...terms, metadata: other }).client_secret ?? '')
      await deliverAll()
    })
  })
})
