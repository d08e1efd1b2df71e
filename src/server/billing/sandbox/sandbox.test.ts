import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '#server/config.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { billingEvents } from '#server/platform/database/schema/billing.ts'
import type { BillingAccount, Entitlements } from '#shared/api/billing.ts'
import { buildTestApp } from '../../../../tests/support/app.ts'
import { beginPayment, cards, confirm, pay } from '../../../../tests/support/billing.ts'
import { describeOneDatabase } from '../../../../tests/support/database.ts'
import { collectMail, openVisitor, type Visitor } from '../../../../tests/support/visitor.ts'
import { type Billing, openBilling } from '../open-billing.ts'
import type { Delivery, ProviderEntry } from '../provider.ts'
import sandbox from '../providers/sandbox.ts'

describeOneDatabase('the sandbox', (open) => {
  let database: Database
  let app: FastifyInstance
  let otherProcess: Billing
  let now: Date
  let isDeaf = false
  const heard: Delivery[] = []
  const mail = collectMail()
  const clock = () => now

  /** A sandbox whose events can get lost, as in a crash between the payment and its record. */
  const listening: ProviderEntry = {
    ...sandbox,
    open: (ports) =>
      sandbox.open({
        ...ports,
        deliver: async (delivery) => {
          if (isDeaf) throw new Error('the process died here')
          heard.push(delivery)
          await ports.deliver(delivery)
        },
      }),
  }

  beforeAll(async () => {
    database = await open()
    app = await buildTestApp({ database, mail, clock, paymentProvider: listening })
    const log = { error: () => {}, warn: () => {} }
    otherProcess = openBilling({ config: readConfig({}), database, mail, clock, log })
  })
  afterAll(async () => {
    await app.close()
    await otherProcess.settle()
    await database.close()
  })
  beforeEach(() => {
    now = new Date('2026-01-31T10:00:00Z')
  })
  afterEach(async () => {
    isDeaf = false
    await otherProcess.settle()
  })

  const visit = () => openVisitor(app)
  const entitlements = async (visitor: Visitor): Promise<Entitlements> =>
    (await visitor.get('/api/billing/entitlements')).json()
  const account = async (visitor: Visitor): Promise<BillingAccount> =>
    (await visitor.get('/api/billing/account')).json()
  const goTo = async (time: string) => {
    now = new Date(time)
    await otherProcess.runRound()
  }

  const reminders = (email: string) => mail.to(email).filter(({ subject }) => subject.startsWith('Pro renews'))

  // First of all: the plans that other tests leave behind would be renewed for two years as well.
  it('reminds before every yearly renewal, once', async () => {
    await pay(visit(), 'pro-yearly', { email: 'yearly@example.com' })
    await goTo('2027-01-24T09:59:00Z')
    expect(reminders('yearly@example.com')).toHaveLength(0)
    now = new Date('2027-01-24T10:00:00Z')
    await Promise.all([otherProcess.runRound(), otherProcess.runRound()])
    await goTo('2027-01-28T10:00:00Z')
    await expect.poll(() => reminders('yearly@example.com')).toHaveLength(1)
    const [reminder] = reminders('yearly@example.com')
    expect(reminder?.subject).toBe('Pro renews on January 31, 2027 for $129')
    expect(reminder?.text).toContain('/account/billing')
    await goTo('2028-01-30T10:00:00Z')
    await expect.poll(() => reminders('yearly@example.com')).toHaveLength(2)
  })

  describe('renews by the clock', () => {
    it('each calendar month at the same day, with a receipt for each and no reminder at the same price', async () => {
      const visitor = visit()
      await pay(visitor, 'pro-monthly', { email: 'monthly@example.com' })
      await goTo('2026-02-28T09:59:59Z')
      expect((await account(visitor)).receipts).toHaveLength(1)
      await goTo('2026-02-28T10:00:00Z')
      expect((await account(visitor)).receipts).toHaveLength(2)
      // Months without a visitor, a process or a round are made up for.
      await goTo('2026-05-31T09:00:00Z')
      const { receipts, subscription } = await account(visitor)
      expect(receipts.map(({ period }) => period?.to.slice(0, 10))).toEqual([
        '2026-05-31',
        '2026-04-30',
        '2026-03-31',
        '2026-02-28',
      ])
      expect(receipts[0]?.paidAt).toBe('2026-04-30T10:00:00.000Z')
      expect(subscription).toMatchObject({ status: 'active', paidUntil: '2026-05-31T10:00:00.000Z' })
      expect(await entitlements(visitor)).toMatchObject({ pro: true, proUntil: '2026-05-31T10:00:00.000Z' })
      await expect.poll(() => mail.to('monthly@example.com').length).toBe(4)
      // An hour before a renewal.
      expect(reminders('monthly@example.com')).toHaveLength(0)
    })

    it('not after it was canceled, and sells it again afterwards', async () => {
      const visitor = visit()
      await pay(visitor, 'pro-monthly')
      await visitor.post('/api/billing/cancel')
      await goTo('2026-03-05T00:00:00Z')
      expect((await account(visitor)).receipts).toHaveLength(1)
      expect((await account(visitor)).subscription).toMatchObject({ status: 'ended', nextCharge: null })
      expect(await entitlements(visitor)).toMatchObject({ pro: false })
      await pay(visitor, 'pro-yearly')
      expect(await entitlements(visitor)).toMatchObject({ pro: true })
      const { subscription } = await account(visitor)
      expect(subscription).toMatchObject({ plan: 'pro-yearly', status: 'active', refundableUntil: null })
    })

    it('or says that the card failed, tries again, and ends', async () => {
      const visitor = visit()
      await pay(visitor, 'pro-monthly', { using: cards.failsLater, email: 'fails@example.com' })
      await goTo('2026-02-28T10:00:01Z')
      expect((await account(visitor)).subscription).toMatchObject({ status: 'past-due' })
      expect(await entitlements(visitor)).toMatchObject({ pro: true })
      const subjects = () => mail.to('fails@example.com').map(({ subject }) => subject)
      await expect.poll(subjects).toContain('Your Pro renewal didn’t go through')
      await goTo('2026-03-01T10:00:01Z')
      await goTo('2026-03-02T10:00:01Z')
      expect((await account(visitor)).subscription).toMatchObject({ status: 'ended', nextCharge: null })
      expect(await entitlements(visitor)).toMatchObject({ pro: false })
      expect((await account(visitor)).receipts).toHaveLength(1)
      expect(subjects().filter((subject) => subject.includes('didn’t go through'))).toHaveLength(1)
    })
  })

  it('lets a failed renewal be paid with another card, which then pays the next ones', async () => {
    const visitor = visit()
    await pay(visitor, 'pro-monthly', { using: cards.failsLater, email: 'rescued@example.com' })
    expect((await visitor.post('/api/billing/pay-renewal')).statusCode).toBe(409)
    await goTo('2026-02-28T10:00:01Z')
    const { clientSecret, amountCents } = (await visitor.post('/api/billing/pay-renewal')).json()
    expect(amountCents).toBe(1900)
    const tryCard = async (body: object) => (await confirm(visitor, { clientSecret, ...body })).json()
    expect(await tryCard({ card: cards.declined })).toMatchObject({ status: 'failed' })
    expect(await tryCard({ card: cards.asking })).toEqual({ status: 'requires-action' })
    expect((await account(visitor)).subscription).toMatchObject({ status: 'past-due' })
    expect(await tryCard({ answer: 'reject' })).toMatchObject({ code: 'confirmation-failed' })
    expect(await tryCard({ card: cards.good })).toMatchObject({ status: 'succeeded' })
    expect((await account(visitor)).subscription).toMatchObject({
      status: 'active',
      paidUntil: '2026-03-31T10:00:00.000Z',
    })
    await goTo('2026-04-01T10:00:00Z')
    expect((await account(visitor)).receipts).toHaveLength(3)
    expect((await visitor.post('/api/billing/pay-renewal')).statusCode).toBe(409)
  })

  it('takes no late payment for a renewal that was canceled meanwhile', async () => {
    const visitor = visit()
    await pay(visitor, 'pro-monthly', { using: cards.failsLater })
    await goTo('2026-02-28T10:00:01Z')
    const { clientSecret } = (await visitor.post('/api/billing/pay-renewal')).json()
    await visitor.post('/api/billing/cancel')
    expect((await confirm(visitor, { clientSecret, card: cards.good })).statusCode).toBe(409)
    expect((await visitor.post('/api/billing/pay-renewal')).statusCode).toBe(409)
  })

  describe('loses nothing when the process dies between the payment and its record', () => {
    async function payUnheard(visitor: Visitor) {
      const { clientSecret } = await beginPayment(visitor, 'resume', 'lost@example.com')
      isDeaf = true
      expect((await confirm(visitor, { clientSecret, card: cards.good })).statusCode).toBe(500)
      expect(await entitlements(visitor)).toMatchObject({ resume: false })
    }

    it('but heals it at the next start of the server', async () => {
      const visitor = visit()
      await payUnheard(visitor)
      await otherProcess.runRound()
      expect(await entitlements(visitor)).toMatchObject({ resume: true, unused: { resume: 1 } })
    })

    it('but heals it when the page asks', async () => {
      const visitor = visit()
      await payUnheard(visitor)
      const answer = await visitor.post('/api/billing/refresh')
      expect(answer.json()).toMatchObject({ resume: true, unused: { resume: 1 } })
    })

    it('but heals it at the next event, and when the checkout is opened again nothing is paid twice', async () => {
      const visitor = visit()
      await payUnheard(visitor)
      isDeaf = false
      const { orderId } = await beginPayment(visitor, 'resume')
      const { purchases } = await account(visitor)
      expect(purchases).toMatchObject([{ status: 'paid' }])
      expect(purchases[0]?.id).not.toBe(orderId)
    })

    it('but answers a second click as if the first had been heard', async () => {
      const visitor = visit()
      const { clientSecret } = await beginPayment(visitor, 'resume', 'lost@example.com')
      isDeaf = true
      await confirm(visitor, { clientSecret, card: cards.good })
      isDeaf = false
      expect((await confirm(visitor, { clientSecret, card: cards.good })).json()).toMatchObject({ status: 'succeeded' })
      expect(await entitlements(visitor)).toMatchObject({ unused: { resume: 1 } })
    })
  })

  describe('takes events that it signed itself and no others', () => {
    let own: FastifyInstance
    beforeAll(async () => {
      const alone = 'each process signs with a key of its own'
      own = await buildTestApp({ database, mail, clock, paymentProvider: listening, alone })
    })

    const post = ({ body, headers }: Delivery) =>
      own.inject({
        method: 'POST',
        url: '/api/billing/webhook',
        payload: body,
        headers: { ...headers, 'content-type': 'application/json' },
      })

    async function catchDelivery(): Promise<Delivery> {
      heard.length = 0
      await beginPayment(openVisitor(own), 'resume')
      const [delivery] = heard
      if (!delivery) throw new Error('nothing was sent')
      return delivery
    }

    it('refuses a recording, an altered body, a foreign signature and none', async () => {
      const { body, headers } = await catchDelivery()
      const before = await database.db.$count(billingEvents)
      expect((await post({ body, headers })).json()).toMatchObject({ message: 'This was sent before.' })
      const altered = Buffer.from(body.toString().replace('"pending"', '"succeeded"'))
      expect((await post({ body: altered, headers })).statusCode).toBe(400)
      const forged = String(headers['sandbox-signature']).replace(/v1=..../, 'v1=0000')
      expect((await post({ body, headers: { 'sandbox-signature': forged } })).statusCode).toBe(400)
      expect((await post({ body, headers: {} })).statusCode).toBe(400)
      expect(await database.db.$count(billingEvents)).toBe(before)
    })

    it('refuses one that is too old', async () => {
      const delivery = await catchDelivery()
      now = new Date(now.getTime() + 6 * 60 * 1000)
      expect((await post(delivery)).json()).toMatchObject({ message: 'The signature is too old.' })
    })
  })
})

it('does not start beside a Stripe key', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  const config = readConfig(keys)
  expect(sandbox.isChosen(config)).toBe(false)
  // Nothing is touched before it refuses.
  const ports = { config, clock: () => new Date(), deliver: async () => {} } as unknown as Parameters<
    typeof sandbox.open
  >[0]
  expect(() => sandbox.open(ports)).toThrow(ConfigError)
})
