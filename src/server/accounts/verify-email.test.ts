import { expect, it } from 'vitest'
import { useAccountsApp } from '../../../tests/support/accounts-app.ts'
import { describeOneDatabase } from '../../../tests/support/database.ts'
import { newPerson, openVisitor, signUpAndIn, tokenIn, type Visitor } from '../../../tests/support/visitor.ts'

const day = 24 * 60 * 60 * 1000

describeOneDatabase('an address that is confirmed', (open) => {
  const site = useAccountsApp(open)
  const { mail } = site

  const visit = () => openVisitor(site.app)
  const lastToken = async (email: string) => {
    await mail.settle()
    return tokenIn(mail.to(email).at(-1))
  }
  const verify = (visitor: Visitor, token: string) => visitor.post('/api/auth/verify-email', { token })
  const isVerified = async (visitor: Visitor) => (await visitor.get('/api/me')).json().emailVerified

  it('is confirmed by the link of the first mail, once', async () => {
    const visitor = visit()
    const { email } = await signUpAndIn(visitor)
    expect(await isVerified(visitor)).toBe(false)
    const token = await lastToken(email)
    expect((await verify(visitor, token)).json()).toEqual({ email })
    expect(await isVerified(visitor)).toBe(true)
    expect((await verify(visitor, token)).statusCode).toBe(400)
    expect((await visitor.get('/api/me/security-events')).body).toContain('email-verified')
  })

  it('is not confirmed by the mailbox alone: an account made with a stranger’s address stays unconfirmed', async () => {
    const [squatter, owner] = [visit(), visit()]
    const { email } = await signUpAndIn(squatter)
    const token = await lastToken(email)
    expect((await verify(owner, token)).statusCode).toBe(401)
    await signUpAndIn(owner)
    expect((await verify(owner, token)).statusCode).toBe(400)
    expect(await isVerified(squatter)).toBe(false)
    expect((await verify(squatter, token)).statusCode, 'nobody used it up').toBe(200)
  })

  it('is asked for again with a limit, and links run out', async () => {
    const visitor = visit()
    const { email } = await signUpAndIn(visitor)
    const statuses: number[] = []
    for (let round = 0; round < 4; round++) {
      statuses.push((await visitor.post('/api/auth/request-verification')).statusCode)
    }
    expect(statuses).toEqual([204, 204, 204, 429])
    const token = await lastToken(email)
    site.now = new Date(site.now.getTime() + 7 * day)
    expect((await verify(visitor, token)).statusCode).toBe(400)
    expect((await visitor.post('/api/auth/request-verification')).statusCode).toBe(204)
    expect((await verify(visitor, await lastToken(email))).statusCode).toBe(200)
    const sent = mail.to(email).length
    expect((await visitor.post('/api/auth/request-verification')).statusCode).toBe(204)
    await mail.settle()
    expect(mail.to(email), 'nothing is left to confirm').toHaveLength(sent)
    expect((await visit().post('/api/auth/request-verification')).statusCode).toBe(401)
  })

  it('is the new one after a change, and a link to the old one confirms nothing', async () => {
    const visitor = visit()
    const { email, password } = await signUpAndIn(visitor)
    const old = await lastToken(email)
    const next = newPerson().email
    await visitor.post('/api/auth/request-email-change', { email: next, password })
    await visitor.post('/api/auth/confirm-email-change', { token: await lastToken(next) })
    expect((await visitor.get('/api/me')).json()).toMatchObject({ email: next, emailVerified: true })
    expect((await verify(visitor, old)).statusCode).toBe(400)
  })

  it('is confirmed by a password reset, whose link came to it', async () => {
    const visitor = visit()
    const { email } = await signUpAndIn(visitor)
    await visitor.post('/api/auth/request-password-reset', { email })
    const { password } = newPerson()
    await visitor.post('/api/auth/reset-password', { token: await lastToken(email), password })
    await visitor.post('/api/auth/sign-in', { email, password })
    expect(await isVerified(visitor)).toBe(true)
  })
})
