import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { confirm, ownCard } from '../../../tests/support/billing.ts'
import { useBillingApp } from '../../../tests/support/billing-app.ts'
import { describeDatabases } from '../../../tests/support/database.ts'
import { tokenIn, type Visitor } from '../../../tests/support/visitor.ts'

const both = { amount: 5.98, type: 'resume', letterToo: true }
const lines = [
  { name: 'One resume', amountCents: 299 },
  { name: 'One cover letter', amountCents: 299 },
]

describeDatabases('a letter paid along with a resume', (open) => {
  const { mail, visit, entitlements, account, download } = useBillingApp(open)

  const begin = (visitor: Visitor, body: object) => visitor.post('/api/create-payment-intent', body)
  const payBoth = async (visitor: Visitor, email = `${randomUUID()}@example.com`) => {
    const { clientSecret, orderId } = (await begin(visitor, { ...both, email })).json()
    await confirm(visitor, { clientSecret, card: ownCard() })
    return { orderId }
  }
  const tie = (visitor: Visitor, documentId: string) =>
    visitor.post('/api/billing/documents', { documentId, type: 'cover-letter' })

  it('costs the price of both, and a letter takes no second one along', async () => {
    const visitor = visit()
    expect((await begin(visitor, { ...both, amount: 2.99 })).statusCode).toBe(400)
    expect((await begin(visitor, { ...both, letterToo: false })).statusCode).toBe(400)
    expect((await begin(visitor, { ...both, type: 'cover-letter' })).statusCode).toBe(400)
    const first = (await begin(visitor, both)).json()
    expect(first).toMatchObject({ amountCents: 598 })
    expect((await begin(visitor, both)).json()).toMatchObject({ orderId: first.orderId })
    const alone = (await begin(visitor, { amount: 2.99, type: 'cover-letter' })).json()
    expect(alone).toMatchObject({ amountCents: 299 })
    expect(await entitlements(visitor)).toMatchObject({ unused: { resume: 0, coverLetter: 0 } })
  })

  it('opens one resume and one letter, each by its own first file', async () => {
    const visitor = visit()
    await payBoth(visitor)
    expect(await entitlements(visitor)).toMatchObject({ unused: { resume: 1, coverLetter: 1 } })
    expect(await download(visitor, 'resume-1')).toBe(200)
    expect(await entitlements(visitor)).toMatchObject({ unused: { resume: 0, coverLetter: 1 } })
    expect((await tie(visitor, 'letter-1')).statusCode).toBe(200)
    expect((await tie(visitor, 'letter-2')).statusCode).toBe(402)
    expect(await download(visitor, 'resume-2')).toBe(402)
    expect((await account(visitor)).purchases).toMatchObject([
      { type: 'cover-letter', amountCents: 299, boundTo: { documentId: 'letter-1' }, paidAlong: [] },
      { type: 'resume', amountCents: 299, boundTo: { documentId: 'resume-1' }, paidAlong: [lines[1]] },
    ])
  })

  it('has one receipt with a line for each', async () => {
    const visitor = visit()
    const email = 'both@example.com'
    await payBoth(visitor, email)
    const { receipts, purchases } = await account(visitor)
    expect(receipts).toMatchObject([{ description: 'One resume and one cover letter', amountCents: 598, lines }])
    expect(purchases.map(({ receiptId }) => receiptId)).toEqual([receipts[0]?.id, receipts[0]?.id])
    expect((await visitor.get(`/api/billing/receipts/${receipts[0]?.id}`)).json()).toMatchObject({ lines })
    await expect.poll(() => mail.to(email)).toHaveLength(1)
    expect(mail.to(email)[0]).toMatchObject({
      subject: 'Your receipt: One resume and one cover letter, $5.98',
      text: expect.stringMatching(/What +One resume, \$2\.99\nWhat +One cover letter, \$2\.99\nAmount +\$5\.98/),
    })
  })

  it('moves with its resume to another device', async () => {
    const visitor = visit()
    const email = 'moved@example.com'
    await payBoth(visitor, email)
    await expect.poll(() => mail.to(email)).toHaveLength(1)
    const phone = visit()
    const claimed = await phone.post('/api/billing/claim', { token: tokenIn(mail.to(email)[0]) })
    expect(claimed.json()).toMatchObject({
      name: 'One resume and one cover letter',
      entitlements: { unused: { resume: 1, coverLetter: 1 } },
    })
    expect(await entitlements(visitor)).toMatchObject({ unused: { resume: 0, coverLetter: 0 } })
  })

  it('is given back with it, and not alone', async () => {
    const visitor = visit()
    const { orderId } = await payBoth(visitor)
    const letter = (await account(visitor)).purchases.find(({ type }) => type === 'cover-letter')
    expect(letter).toMatchObject({ refundableUntil: null })
    expect((await visitor.post('/api/billing/refund', { id: letter?.id })).statusCode).toBe(404)
    expect((await visitor.post('/api/billing/refund', { id: orderId })).json()).toMatchObject({
      purchases: [{ status: 'refunded' }, { status: 'refunded' }],
      receipts: [{ refundedCents: 598 }],
    })
    expect((await tie(visitor, 'letter-3')).statusCode).toBe(402)
  })
})
