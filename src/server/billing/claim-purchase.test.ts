import { describe, expect, it } from 'vitest'
import { guests, sessions } from '#server/platform/database/schema/accounts.ts'
import { pay } from '../../../tests/support/billing.ts'
import { useBillingApp } from '../../../tests/support/billing-app.ts'
import { describeOneDatabase } from '../../../tests/support/database.ts'
import { signUpAndIn, tokenIn } from '../../../tests/support/visitor.ts'

const nobody = { resume: false, coverLetter: false, pro: false }
const day = 24 * 60 * 60 * 1000

describeOneDatabase('what comes by mail', (open) => {
  const { mail, db, pass, visit, entitlements, account, download } = useBillingApp(open)

  describe('a guest’s purchase', () => {
    it('moves into the account at sign-in, and the old cookie opens nothing', async () => {
      const visitor = visit()
      await pay(visitor, 'resume')
      await download(visitor, 'carried')
      const stolen = visit()
      stolen.setCookie(visitor.cookie())
      await signUpAndIn(visitor)
      expect(await download(visitor, 'carried', 'pdf')).toBe(200)
      expect((await account(visitor)).purchases).toHaveLength(1)
      expect(await entitlements(stolen)).toMatchObject(nobody)
      expect(await download(stolen, 'carried')).toBe(402)
      expect((await account(stolen)).receipts).toEqual([])
    })

    it('comes to another device by the link of its receipt, whose key is stored as a hash', async () => {
      const visitor = visit()
      await pay(visitor, 'resume', { email: 'claim@example.com' })
      await expect.poll(() => mail.to('claim@example.com')).toHaveLength(1)
      const [message] = mail.to('claim@example.com')
      expect(message?.subject).toBe('Your receipt: One resume, $2.99')
      expect(message?.text).toContain('https://resumes.example/claim?token=')
      expect(message?.text).toContain('Test mode, no real money')
      const token = tokenIn(message)
      const phone = visit()
      const claimed = await phone.post('/api/billing/claim', { token })
      expect(claimed.json()).toMatchObject({ kind: 'document', name: 'One resume', entitlements: { resume: true } })
      expect(await download(phone, 'on-phone')).toBe(200)
      expect(await entitlements(visitor)).toMatchObject(nobody)
      expect((await phone.post('/api/billing/claim', { token })).statusCode).toBe(200)
    })

    const claimable = async (email: string) => {
      const visitor = visit()
      await pay(visitor, 'resume', { email })
      await expect.poll(() => mail.to(email)).toHaveLength(1)
      return { visitor, token: tokenIn(mail.to(email)[0]) }
    }

    it('M7: comes by a link that works once, and the buyer is told and can ask for another', async () => {
      const email = 'claim-once@example.com'
      const { visitor, token } = await claimable(email)
      const [phone, thief] = [visit(), visit()]
      expect((await phone.post('/api/billing/claim', { token })).statusCode).toBe(200)
      const again = await thief.post('/api/billing/claim', { token })
      expect(again.statusCode).toBe(410)
      expect(again.json()).toMatchObject({ code: 'link-expired' })
      await expect.poll(() => mail.to(email)).toHaveLength(2)
      expect(mail.to(email)[1]?.subject).toBe('Your purchase was moved: One resume')

      expect((await thief.post('/api/billing/claim-link', { token })).json()).toEqual({ sent: true })
      expect((await thief.post('/api/billing/claim-link', { token })).json()).toEqual({ sent: true })
      await expect.poll(() => mail.to(email)).toHaveLength(3)
      const fresh = tokenIn(mail.to(email)[2])
      expect((await visitor.post('/api/billing/claim', { token: fresh })).statusCode).toBe(200)
      expect(await entitlements(phone)).toMatchObject(nobody)
      await expect.poll(() => mail.to(email)).toHaveLength(4)
    })

    it('M7: comes by a link that grows too old', async () => {
      const { token } = await claimable('claim-late@example.com')
      pass(7 * day + 1000)
      const late = await visit().post('/api/billing/claim', { token })
      expect(late.statusCode).toBe(410)
      expect(late.json().message).toContain('has expired')
    })

    it('M7: never shows the buyer’s address to whoever claimed it', async () => {
      const email = 'claim-private@example.com'
      const { visitor, token } = await claimable(email)
      expect(JSON.stringify(await account(visitor))).toContain(email)
      const other = visit()
      await signUpAndIn(other)
      expect((await other.post('/api/billing/claim', { token })).statusCode).toBe(200)
      const seen = await account(other)
      const receipt = await other.get(`/api/billing/receipts/${seen.receipts[0]?.id}`)
      expect(receipt.json()).toMatchObject({ email: null })
      expect(JSON.stringify([seen, receipt.json()])).not.toContain('claim-private')
    })

    it('stays in the account it came into', async () => {
      const { visitor, token } = await claimable('claim-account@example.com')
      await signUpAndIn(visitor)
      expect((await visit().post('/api/billing/claim', { token })).statusCode).toBe(409)
      expect((await visit().post('/api/billing/claim-link', { token })).statusCode).toBe(409)
      expect((await visitor.post('/api/billing/claim', { token })).statusCode).toBe(200)
    })

    it('M6: a wrong link makes neither a guest nor a session', async () => {
      const guestsBefore = await db().$count(guests)
      const sessionsBefore = await db().$count(sessions)
      const answer = await visit().post('/api/billing/claim', { token: 'made-up' })
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(await db().$count(guests)).toBe(guestsBefore)
      expect(await db().$count(sessions)).toBe(sessionsBefore)
    })
  })

  it('a receipt waits in the account until its address is confirmed, and then comes by mail', async () => {
    const [visitor, guest] = [visit(), visit()]
    const { email } = await signUpAndIn(visitor)
    await mail.settle()
    const token = tokenIn(mail.to(email).at(-1))
    const receipts = () => mail.to(email).filter(({ subject }) => subject.startsWith('Your receipt'))
    await pay(visitor, 'resume')
    // Somebody else's, sent in the same round.
    await pay(guest, 'resume', { email: 'guest@example.com' })
    await expect.poll(() => mail.to('guest@example.com')).toHaveLength(1)
    expect(receipts()).toEqual([])
    expect((await visitor.get('/api/billing/account')).json().receipts).toHaveLength(1)

    expect((await visitor.post('/api/auth/verify-email', { token })).statusCode).toBe(200)
    await pay(guest, 'resume', { email: 'guest@example.com' })
    await expect.poll(receipts).toHaveLength(1)
  })
})
