import { expect, it } from 'vitest'
import { accountTokens } from '#server/platform/database/schema/accounts.ts'
import { useAccountsApp } from '../../../tests/support/accounts-app.ts'
import { describeOneDatabase } from '../../../tests/support/database.ts'
import { newPerson, openVisitor, signUpAndIn, tokenIn } from '../../../tests/support/visitor.ts'

describeOneDatabase('a password', (open) => {
  const site = useAccountsApp(open, { PUBLIC_URL: 'https://resumes.example' })
  const { mail } = site

  const visit = () => openVisitor(site.app)
  const passMinutes = (minutes: number) => {
    site.now = new Date(site.now.getTime() + minutes * 60_000)
  }
  const askForLink = async (email: string) => {
    const answer = await visit().post('/api/auth/request-password-reset', { email })
    expect(answer.statusCode).toBe(204)
    await mail.settle()
    return tokenIn(mail.to(email).at(-1))
  }
  const reset = (token: string, password: string) => visit().post('/api/auth/reset-password', { token, password })
  const enter = (email: string, password: string) => visit().post('/api/auth/sign-in', { email, password })

  it('is set anew by a link that works once, and every device has to sign in again', async () => {
    const visitor = visit()
    const { email, password } = await signUpAndIn(visitor)
    const token = await askForLink(email.toUpperCase().toLowerCase())
    expect(mail.to(email).at(-1)?.text).toContain(`https://resumes.example/reset-password?token=${token}`)

    expect((await reset(token, 'quite another one')).statusCode).toBe(204)
    expect((await visitor.get('/api/me')).json()).toBeNull()
    expect((await enter(email, password)).statusCode).toBe(401)
    expect(mail.to(email).at(-1)?.subject).toBe('Your password was changed')
    expect((await enter(email, 'quite another one')).statusCode).toBe(200)

    const again = await reset(token, 'and another one')
    expect(again.statusCode).toBe(400)
    expect(again.json().message).toMatch(/link no longer works/)
    expect((await enter(email, 'quite another one')).statusCode).toBe(200)
  })

  it('is set by one of two that use the same link at the same moment', async () => {
    const { email } = await signUpAndIn(visit())
    const token = await askForLink(email)
    const answers = await Promise.all([reset(token, 'first password'), reset(token, 'second password')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400])
  })

  it('cannot be set by a link after an hour, nor by an older link once one was used', async () => {
    const { email } = await signUpAndIn(visit())
    const [old, used] = [await askForLink(email), await askForLink(email)]
    expect((await reset(used, 'by the second')).statusCode).toBe(204)
    expect((await reset(old, 'by the first')).statusCode).toBe(400)
    const late = await askForLink(email)
    passMinutes(60)
    expect((await reset(late, 'too late now')).statusCode).toBe(400)
  })

  it('is refused by the rules of the form, and the link stays good', async () => {
    const { email } = await signUpAndIn(visit())
    const token = await askForLink(email)
    const refused = await reset(token, 'short')
    expect(refused.json().fields).toEqual([{ path: 'password', message: 'Password must be at least 8 characters' }])
    expect((await reset(token, 'long enough')).statusCode).toBe(204)
  })

  it('gets no link for an address without an account, and the answer is the same', async () => {
    const { email } = newPerson()
    const unknown = await visit().post('/api/auth/request-password-reset', { email })
    const known = await visit().post('/api/auth/request-password-reset', {
      email: (await signUpAndIn(visit())).email,
    })
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    await mail.settle()
    expect(mail.to(email)).toEqual([])
  })

  it('cannot be used to fill a mailbox', async () => {
    const { email } = newPerson()
    const statuses: number[] = []
    for (let round = 0; round < 7; round++) {
      statuses.push((await visit().post('/api/auth/request-password-reset', { email })).statusCode)
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429])
  })

  it('keeps only hashes of its links', async () => {
    const { email } = await signUpAndIn(visit())
    const token = await askForLink(email)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await site.database.db.select().from(accountTokens))).not.toContain(token)
  })

  it('lets its owner in again who was locked out by the guesses of others', async () => {
    const { email } = await signUpAndIn(visit())
    for (let round = 0; round < 11; round++) await enter(email, 'a guess')
    expect((await enter(email, 'a guess')).statusCode).toBe(429)
    await reset(await askForLink(email), 'mine again now')
    expect((await enter(email, 'mine again now')).statusCode).toBe(200)
  })

  it('is changed by somebody who knows it; other devices are signed out and this one goes on', async () => {
    const [here, there] = [visit(), visit()]
    const { email, password, id } = await signUpAndIn(here)
    await there.post('/api/auth/sign-in', { email, password })
    const link = await askForLink(email)
    const old = here.cookie()
    const body = { currentPassword: password, newPassword: 'quite another one' }
    expect((await here.post('/api/auth/change-password', body)).statusCode).toBe(204)
    expect((await here.get('/api/me')).json()).toMatchObject({ id })
    expect((await there.get('/api/me')).json()).toBeNull()
    there.setCookie(old)
    expect((await there.get('/api/me')).json()).toBeNull()
    expect((await reset(link, 'by an old link')).statusCode).toBe(400)
    expect(mail.to(email).at(-1)?.subject).toBe('Your password was changed')
  })

  it('is not guessed at an open session', async () => {
    const visitor = visit()
    await signUpAndIn(visitor)
    const guess = () =>
      visitor.post('/api/auth/change-password', { currentPassword: 'a guess', newPassword: 'quite another one' })
    const refused = await guess()
    expect(refused.statusCode).toBe(403)
    expect(refused.json().fields).toEqual([{ path: 'currentPassword', message: 'That password isn’t right.' }])
    for (let round = 0; round < 9; round++) await guess()
    expect((await guess()).statusCode).toBe(429)
    expect(
      (await visit().post('/api/auth/change-password', { currentPassword: 'x', newPassword: 'long enough' }))
        .statusCode,
    ).toBe(401)
  })
})
