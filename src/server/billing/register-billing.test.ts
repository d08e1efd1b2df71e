import { describe, expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import {
  billingEvents,
  billingPayments,
  sandboxEvents,
  sandboxObjects,
} from '#server/platform/database/schema/billing.ts'
import { beginPayment, cards, confirm, ownCard, pay } from '../../../tests/support/billing.ts'
import { useBillingApp } from '../../../tests/support/billing-app.ts'
import { describeDatabases } from '../../../tests/support/database.ts'
import { signUpAndIn } from '../../../tests/support/visitor.ts'

const nobody = { resume: false, coverLetter: false, pro: false }
const day = 24 * 60 * 60 * 1000

describeDatabases('billing', (open) => {
  const { db, goTo, pass, visit, entitlements, account, download } = useBillingApp(open)

  describe('what is asked before a payment', () => {
    it('takes the two calls of the pages and answers with a client secret', async () => {
      const visitor = visit()
      expect(await beginPayment(visitor, 'resume')).toMatchObject({
        clientSecret: expect.stringContaining('_secret_'),
        amountCents: 299,
        currency: 'usd',
        email: null,
      })
      const subscription = await beginPayment(visit(), 'pro-monthly')
      expect(subscription).toMatchObject({ amountCents: 1900, renewsAt: '2026-12-15T09:00:00.000Z' })
    })

    it('reads coverLetter as cover-letter and refuses what is not for sale', async () => {
      const send = (body: unknown, path = '/api/create-payment-intent') => visit().post(path, body)
      expect((await send({ amount: 2.99, type: 'coverLetter' })).statusCode).toBe(200)
      const refused = await send({ amount: 2.99, type: 'car' })
      expect(refused.statusCode).toBe(400)
      expect(refused.json().fields).toMatchObject([{ path: 'type' }])
      expect((await send({ plan: 'pro-weekly' }, '/api/create-subscription')).statusCode).toBe(400)
      expect((await send({ amount: 2.99 })).statusCode).toBe(400)
      expect((await send({ amount: 2.99, type: 'resume', email: 'nowhere' })).statusCode).toBe(400)
    })

    it.each([0, 0.01, 2.98, 2.9900001, 299, -2.99, 19])('refuses %d where the price is another', async (amount) => {
      const answer = await visit().post('/api/create-payment-intent', { amount, type: 'resume' })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'invalid-request', fields: [{ path: 'amount' }] })
    })

    it('does not begin twice where a page is opened twice', async () => {
      const visitor = visit()
      const first = await beginPayment(visitor, 'resume')
      const second = await beginPayment(visitor, 'resume')
      expect(second.orderId).toBe(first.orderId)
      expect((await beginPayment(visitor, 'cover-letter')).orderId).not.toBe(first.orderId)
      // Both tabs can still pay, and it is paid once.
      await confirm(visitor, { clientSecret: first.clientSecret, card: cards.good, email: 'a@example.com' })
      await confirm(visitor, { clientSecret: second.clientSecret, card: cards.good, email: 'a@example.com' })
      expect((await account(visitor)).receipts).toHaveLength(1)
      expect((await beginPayment(visitor, 'resume')).orderId).not.toBe(first.orderId)
    })
  })

  describe('a payment in the sandbox', () => {
    it('is declined with words for the person, can be tried again, and then unlocks', async () => {
      const visitor = visit()
      expect(await entitlements(visitor)).toMatchObject(nobody)
      const { clientSecret } = await beginPayment(visitor, 'resume', 'buyer@example.com')
      const tryCard = async (using: object) => (await confirm(visitor, { clientSecret, card: using })).json()
      expect(await tryCard(cards.declined)).toEqual({
        status: 'failed',
        code: 'card-declined',
        message: 'Your card was declined.',
      })
      expect(await tryCard(cards.poor)).toMatchObject({ code: 'insufficient-funds' })
      expect(await tryCard({ ...cards.good, number: '4111111111111111' })).toMatchObject({ code: 'not-a-test-card' })
      expect(await tryCard({ ...cards.good, expYear: 26, expMonth: 10 })).toMatchObject({ code: 'expired-card' })
      expect(await tryCard({ ...cards.good, cvc: '1' })).toMatchObject({ code: 'incomplete-card' })
      expect(await entitlements(visitor)).toMatchObject(nobody)
      expect(await tryCard(cards.good)).toMatchObject({ status: 'succeeded' })
      expect(await entitlements(visitor)).toMatchObject({ ...nobody, resume: true, unused: { resume: 1 } })
    })

    it('asks for a confirmation where the card wants one, and takes no for an answer', async () => {
      const visitor = visit()
      const { clientSecret } = await beginPayment(visitor, 'cover-letter', 'buyer@example.com')
      const answer = (body: object) => confirm(visitor, { clientSecret, ...body })
      expect((await answer({ answer: 'approve' })).statusCode).toBe(409)
      expect((await answer({ card: cards.asking })).json()).toEqual({ status: 'requires-action' })
      expect(await entitlements(visitor)).toMatchObject(nobody)
      expect((await answer({ answer: 'reject' })).json()).toMatchObject({ code: 'confirmation-failed' })
      await answer({ card: cards.asking })
      expect((await answer({ answer: 'approve' })).json()).toMatchObject({ status: 'succeeded' })
      expect(await entitlements(visitor)).toMatchObject({ ...nobody, coverLetter: true })
    })

    it('needs an address for the receipt, the account’s own where there is one', async () => {
      const visitor = visit()
      const { clientSecret, orderId } = await beginPayment(visitor, 'resume')
      expect((await confirm(visitor, { clientSecret, card: cards.good })).statusCode).toBe(400)
      expect((await visit().post('/api/billing/email', { orderId, email: 'thief@example.com' })).statusCode).toBe(404)
      const set = await visitor.post('/api/billing/email', { orderId, email: 'mine@example.com' })
      expect(set.json()).toEqual({ email: 'mine@example.com' })
      expect((await confirm(visitor, { clientSecret, card: cards.good })).statusCode).toBe(200)
      expect((await visitor.post('/api/billing/email', { orderId, email: 'late@example.com' })).statusCode).toBe(409)

      const member = visit()
      const { email } = await signUpAndIn(member)
      expect(await beginPayment(member, 'resume', 'other@example.com')).toMatchObject({ email })
    })

    it('is known by its whole secret alone', async () => {
      const visitor = visit()
      const { clientSecret } = await beginPayment(visitor, 'resume', 'buyer@example.com')
      const guess = `${clientSecret.slice(0, -4)}AAAA`
      expect((await confirm(visitor, { clientSecret: guess, card: cards.good })).statusCode).toBe(404)
      expect((await confirm(visitor, { clientSecret: 'pi_x', card: cards.good })).statusCode).toBe(404)
    })

    it('leaves no digit of a card and no secret in the database', async () => {
      const visitor = visit()
      const { clientSecret } = await pay(visitor, 'pro-monthly')
      const tables = [sandboxObjects, sandboxEvents, billingEvents, billingPayments]
      const rows = await Promise.all(tables.map((table) => db().select().from(table)))
      const stored = JSON.stringify(rows)
      // Hashes and ids hold any digits.
      const told = stored.replace(/[\da-f-]{32,}/g, '')
      expect(told).not.toMatch(/4242|4000000000|\b123\b/)
      expect(stored).not.toContain(clientSecret.split('_secret_')[1])
    })
  })

  describe('what was paid', () => {
    it('is tied to the first document and opens it in every format, for ever', async () => {
      const visitor = visit()
      expect(await download(visitor, 'doc-1')).toBe(402)
      await pay(visitor, 'resume')
      expect(await download(visitor, 'doc-1')).toBe(200)
      expect(await download(visitor, 'doc-1', 'pdf')).toBe(200)
      expect(await download(visitor, 'doc-2')).toBe(402)
      pass(399 * day)
      expect(await download(visitor, 'doc-1')).toBe(200)
      expect((await account(visitor)).purchases).toMatchObject([{ type: 'resume', boundTo: { documentId: 'doc-1' } }])
      expect(await entitlements(visitor)).toMatchObject({
        resume: true,
        unused: { resume: 0 },
        documents: [{ id: 'doc-1' }],
      })
    })

    it('leaves text and JSON free for anybody', async () => {
      for (const format of ['txt', 'md', 'json', 'json-resume']) expect(await download(visit(), 'x', format)).toBe(200)
    })

    it('is used up by a file without an id', async () => {
      const visitor = visit()
      await pay(visitor, 'resume')
      expect(await download(visitor, '')).toBe(200)
      expect(await download(visitor, '')).toBe(402)
    })

    it('cannot be shared by two documents downloaded at once', async () => {
      const visitor = visit()
      await pay(visitor, 'resume')
      const ids = Array.from({ length: 8 }, (_, index) => `at-once-${index}`)
      const answers = await Promise.all(ids.map((id) => download(visitor, id)))
      expect(answers.filter((status) => status === 200)).toHaveLength(1)
      expect(answers.filter((status) => status === 402)).toHaveLength(7)
    })

    it('is not spent twice by one document downloaded twice at once', async () => {
      const visitor = visit()
      await pay(visitor, 'resume')
      await pay(visitor, 'resume')
      await Promise.all([download(visitor, 'same'), download(visitor, 'same', 'pdf'), download(visitor, 'same')])
      expect(await entitlements(visitor)).toMatchObject({ unused: { resume: 1 } })
    })

    it('gives exactly one of twenty documents asked for at once', async () => {
      const visitor = visit()
      await pay(visitor, 'resume')
      const ids = Array.from({ length: 20 }, (_, index) => `of-twenty-${index}`)
      const answers = await Promise.all(ids.map((id) => download(visitor, id)))
      expect(answers.filter((status) => status === 200)).toHaveLength(1)
      expect(answers.filter((status) => status === 402)).toHaveLength(19)
    })

    it('F2: is not spent on a sample, and nobody is sent to pay for one', async () => {
      const visitor = visit()
      await pay(visitor, 'resume')
      const resumeContent = emptyResume('sample-professional')
      const body = { resumeContent, templateId: 1, format: 'pdf' }
      for (const asking of [visitor, visit()]) {
        const answer = await asking.post('/api/download-resume', body)
        expect(answer.statusCode).toBe(409)
        expect(answer.json()).toEqual({
          code: 'sample-document',
          message: 'This is a sample. Make it your own first, then download it.',
        })
      }
      const printed = await visitor.post('/api/billing/documents', {
        documentId: 'sample-professional',
        type: 'resume',
      })
      expect(printed.statusCode).toBe(409)
      expect(await entitlements(visitor)).toMatchObject({ unused: { resume: 1 } })
      expect(await download(visitor, 'mine')).toBe(200)
    })

    it('M4: is tied to a document that is printed, and opens no other one', async () => {
      const visitor = visit()
      const use = (documentId: string) => visitor.post('/api/billing/documents', { documentId, type: 'resume' })
      expect((await use('doc-1')).statusCode).toBe(402)
      await pay(visitor, 'resume')
      expect((await use('doc-1')).json()).toMatchObject({ documents: [{ id: 'doc-1' }], unused: { resume: 0 } })
      expect((await use('doc-1')).statusCode).toBe(200)
      expect((await use('doc-2')).statusCode).toBe(402)
      expect(await download(visitor, 'doc-1')).toBe(200)
    })

    it('is nobody else’s: another visitor sees nothing and opens nothing', async () => {
      const [visitor, other] = [visit(), visit()]
      await pay(visitor, 'resume', { email: 'buyer@example.com' })
      await download(visitor, 'mine')
      await pay(other, 'cover-letter')
      const [receipt] = (await account(visitor)).receipts
      expect((await visitor.get(`/api/billing/receipts/${receipt?.id}`)).json()).toMatchObject({
        amountCents: 299,
        description: 'One resume',
        testMode: true,
        email: 'buyer@example.com',
      })
      expect((await other.get(`/api/billing/receipts/${receipt?.id}`)).statusCode).toBe(404)
      expect((await visit().get(`/api/billing/receipts/${receipt?.id}`)).statusCode).toBe(404)
      expect((await other.post('/api/billing/refund', { id: receipt?.orderId })).statusCode).toBe(404)
      expect((await other.post('/api/billing/refund', { id: "'; --" })).statusCode).toBe(404)
      expect((await account(other)).purchases).toMatchObject([{ type: 'cover-letter' }])
      expect(await download(other, 'mine')).toBe(402)
    })
  })

  describe('a subscription', () => {
    it('gives Pro, is canceled in one call, and lasts until the end of the paid time', async () => {
      const visitor = visit()
      await pay(visitor, 'pro-monthly')
      expect(await download(visitor, 'a')).toBe(200)
      expect(await download(visitor, 'b')).toBe(200)
      expect((await account(visitor)).subscription).toMatchObject({
        plan: 'pro-monthly',
        status: 'active',
        amountCents: 1900,
        nextCharge: { at: '2026-12-15T09:00:00.000Z', amountCents: 1900 },
        refundableUntil: '2026-11-29T09:00:00.000Z',
      })
      const canceled = await visitor.post('/api/billing/cancel')
      expect(canceled.json().subscription).toMatchObject({ cancelAtPeriodEnd: true, nextCharge: null })
      expect((await visitor.post('/api/billing/cancel')).statusCode).toBe(200)
      goTo('2026-12-15T08:59:59Z')
      expect(await download(visitor, 'c')).toBe(200)
      goTo('2026-12-15T09:00:00Z')
      expect(await download(visitor, 'd')).toBe(402)
      expect(await entitlements(visitor)).toMatchObject({ pro: false, proUntil: null })
    })

    it('is one even where two tabs show two plans, or ask at the same moment', async () => {
      const visitor = visit()
      const monthly = await beginPayment(visitor, 'pro-monthly', 'tabs@example.com')
      const yearly = await beginPayment(visitor, 'pro-yearly')
      expect((await confirm(visitor, { clientSecret: monthly.clientSecret, card: cards.good })).statusCode).toBe(409)
      await confirm(visitor, { clientSecret: yearly.clientSecret, card: cards.good, email: 'tabs@example.com' })
      expect((await account(visitor)).receipts).toMatchObject([{ amountCents: 12900 }])

      const hasty = visit()
      await beginPayment(hasty, 'cover-letter')
      const orders = await Promise.all([beginPayment(hasty, 'resume'), beginPayment(hasty, 'resume')])
      expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1)
    })

    it('can be taken up again before its end, and a second one is not sold beside it', async () => {
      const visitor = visit()
      await pay(visitor, 'pro-yearly')
      await visitor.post('/api/billing/cancel')
      const resumed = await visitor.post('/api/billing/resume')
      expect(resumed.json().subscription).toMatchObject({
        cancelAtPeriodEnd: false,
        nextCharge: { amountCents: 12900 },
      })
      const second = await visitor.post('/api/create-subscription', { plan: 'pro-monthly' })
      expect(second.statusCode).toBe(409)
      expect((await visit().post('/api/billing/cancel')).statusCode).toBe(404)
    })
  })

  describe('a refund', () => {
    it('returns all of a first purchase and withdraws what was not used', async () => {
      const visitor = visit()
      const { orderId } = await pay(visitor, 'resume', { email: 'unused@example.com' })
      const [before] = (await account(visitor)).purchases
      expect(before).toMatchObject({ refundableUntil: '2026-11-29T09:00:00.000Z' })
      const answer = await visitor.post('/api/billing/refund', { id: orderId })
      expect(answer.json()).toMatchObject({
        purchases: [{ status: 'refunded', refundableUntil: null }],
        receipts: [{ refundedCents: 299 }],
      })
      expect((await visitor.post('/api/billing/refund', { id: orderId })).statusCode).toBe(200)
      expect((await account(visitor)).receipts).toMatchObject([{ refundedCents: 299 }])
      expect(await download(visitor, 'doc')).toBe(402)
      expect(await entitlements(visitor)).toMatchObject(nobody)
    })

    it('M5: ends further files of its document too', async () => {
      const visitor = visit()
      const { orderId } = await pay(visitor, 'resume', { email: 'used@example.com' })
      expect(await download(visitor, 'kept')).toBe(200)
      await visitor.post('/api/billing/refund', { id: orderId })
      expect(await download(visitor, 'kept', 'pdf')).toBe(402)
      expect(await download(visitor, 'other')).toBe(402)
      expect(await entitlements(visitor)).toMatchObject({ ...nobody, documents: [] })
    })

    it('ends a subscription at once', async () => {
      const visitor = visit()
      const { orderId } = await pay(visitor, 'pro-yearly', { email: 'pro-refund@example.com' })
      const answer = await visitor.post('/api/billing/refund', { id: orderId })
      expect(answer.json().subscription).toMatchObject({ status: 'refunded', nextCharge: null })
      expect(await entitlements(visitor)).toMatchObject(nobody)
      expect(await download(visitor, 'doc')).toBe(402)
    })

    it('is for the first purchase and 14 days only', async () => {
      const visitor = visit()
      const first = await pay(visitor, 'resume', { email: 'twice@example.com' })
      pass(60_000)
      const second = await pay(visitor, 'cover-letter', { email: 'twice@example.com' })
      expect((await visitor.post('/api/billing/refund', { id: second.orderId })).statusCode).toBe(409)
      const stranger = visit()
      const third = await pay(stranger, 'resume', { email: 'twice@example.com' })
      expect((await account(stranger)).purchases).toMatchObject([{ refundableUntil: null }])
      expect((await stranger.post('/api/billing/refund', { id: third.orderId })).statusCode).toBe(409)
      goTo('2026-11-29T09:00:00Z')
      expect((await visitor.post('/api/billing/refund', { id: first.orderId })).statusCode).toBe(409)
    })

    it.each([
      ['letter case', 'Rule.One@Example.com', 'rule.one@example.COM'],
      ['a plus tag', 'rule-two@example.com', 'rule-two+again@example.com'],
      ['dots at Gmail', 'rulethree@gmail.com', 'rule.three@googlemail.com'],
    ])('M5: is not had a second time by %s', async (_how, firstEmail, secondEmail) => {
      const [one, two] = [visit(), visit()]
      const first = await pay(one, 'resume', { email: firstEmail })
      expect((await one.post('/api/billing/refund', { id: first.orderId })).statusCode).toBe(200)
      pass(60_000)
      const second = await pay(two, 'resume', { email: secondEmail })
      expect((await account(two)).purchases).toMatchObject([{ refundableUntil: null }])
      expect((await two.post('/api/billing/refund', { id: second.orderId })).statusCode).toBe(409)
    })

    it('M5: is not had a second time with the same card, under whatever address', async () => {
      const [one, two, three] = [visit(), visit(), visit()]
      const using = ownCard()
      const first = await pay(one, 'resume', { using })
      expect((await one.post('/api/billing/refund', { id: first.orderId })).statusCode).toBe(200)
      pass(60_000)
      const second = await pay(two, 'resume', { using })
      expect((await two.post('/api/billing/refund', { id: second.orderId })).statusCode).toBe(409)
      const other = await pay(three, 'resume')
      expect((await three.post('/api/billing/refund', { id: other.orderId })).statusCode).toBe(200)
    })
  })

  it('is forgotten with the account, except for the books, and ends at the provider', async () => {
    const visitor = visit()
    const { password } = await signUpAndIn(visitor)
    await pay(visitor, 'pro-monthly')
    const [receipt] = (await account(visitor)).receipts
    expect((await visitor.send('DELETE', '/api/me', { password })).statusCode).toBeLessThan(300)
    expect((await visitor.get(`/api/billing/receipts/${receipt?.id}`)).statusCode).toBe(404)
    const states = await db().select().from(sandboxObjects)
    const own = states.find(({ id }) => id.includes(receipt?.orderId.replaceAll('-', '') ?? 'none'))
    expect(own?.state).toMatchObject({ state: 'ended' })
    expect(own?.dueAt).toBeNull()
  })
})
