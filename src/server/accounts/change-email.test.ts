import { expect, it } from 'vitest'
import { useAccountsApp } from '../../../tests/support/accounts-app.ts'
import { describeOneDatabase } from '../../../tests/support/database.ts'
import { newPerson, openVisitor, signUpAndIn, tokenIn } from '../../../tests/support/visitor.ts'

describeOneDatabase('an e-mail address', (open) => {
  const site = useAccountsApp(open)
  const { mail } = site

  const visit = () => openVisitor(site.app)
  const confirm = (token: string) => visit().post('/api/auth/confirm-email-change', { token })

  async function askForChange() {
    const visitor = visit()
    const person = await signUpAndIn(visitor)
    const next = newPerson().email
    const answer = await visitor.post('/api/auth/request-email-change', { email: next, password: person.password })
    expect(answer.statusCode).toBe(204)
    await mail.settle()
    return { visitor, person, next, token: tokenIn(mail.to(next).at(-1)) }
  }

  it('changes once the link sent to the new one is opened, and the old one is told', async () => {
    const { visitor, person, next, token } = await askForChange()
    expect((await visitor.get('/api/me')).json().email).toBe(person.email)
    const link = await visitor.post('/api/auth/request-password-reset', { email: person.email })
    expect(link.statusCode).toBe(204)
    await mail.settle()
    const resetToken = tokenIn(mail.to(person.email).at(-1))

    expect((await confirm(token)).json()).toEqual({ email: next })
    expect((await visitor.get('/api/me')).json().email).toBe(next)
    expect(mail.to(person.email).at(-1)?.text).toContain(next)
    const { password } = person
    expect((await visit().post('/api/auth/sign-in', { email: next, password })).statusCode).toBe(200)
    expect((await visit().post('/api/auth/sign-in', { email: person.email, password })).statusCode).toBe(401)

    expect((await confirm(token)).statusCode).toBe(400)
    const late = await visit().post('/api/auth/reset-password', { token: resetToken, password: 'by the old mailbox' })
    expect(late.statusCode).toBe(400)
  })

  it('stays when the link is older than a day', async () => {
    const { token } = await askForChange()
    site.now = new Date(site.now.getTime() + 24 * 60 * 60 * 1000)
    expect((await confirm(token)).statusCode).toBe(400)
  })

  it('needs the password', async () => {
    const visitor = visit()
    await signUpAndIn(visitor)
    const next = newPerson().email
    const answer = await visitor.post('/api/auth/request-email-change', { email: next, password: 'a guess' })
    expect(answer.statusCode).toBe(403)
    expect(mail.to(next)).toEqual([])
  })

  it('of somebody else is not told to be one, except to its owner', async () => {
    const owner = await signUpAndIn(visit())
    const visitor = visit()
    const { password } = await signUpAndIn(visitor)
    const answer = await visitor.post('/api/auth/request-email-change', { email: owner.email, password })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    await mail.settle()
    const told = mail.to(owner.email).at(-1)
    expect(told?.subject).toBe('This address already has a Candid account')
    expect(tokenIn(told)).toBe('')
  })

  it('is not taken over from an account that was made while the link was on its way', async () => {
    const { visitor, person, next, token } = await askForChange()
    await signUpAndIn(visit(), newPerson({ email: next }))
    const refused = await confirm(token)
    expect(refused.statusCode).toBe(409)
    expect((await visitor.get('/api/me')).json().email).toBe(person.email)
  })

  it('that is the same already needs no link', async () => {
    const visitor = visit()
    const { email, password } = await signUpAndIn(visitor)
    const answer = await visitor.post('/api/auth/request-email-change', { email, password })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields[0].path).toBe('email')
  })

  it('does not change by a link that sets a password', async () => {
    const { email } = await signUpAndIn(visit())
    await visit().post('/api/auth/request-password-reset', { email })
    await mail.settle()
    expect((await confirm(tokenIn(mail.to(email).at(-1)))).statusCode).toBe(400)
  })
})
