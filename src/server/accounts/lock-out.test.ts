import { expect, it } from 'vitest'
import { useAccountsApp } from '../../../tests/support/accounts-app.ts'
import { describeDatabases } from '../../../tests/support/database.ts'
import { newPerson, openVisitor, signUpAndIn, tokenIn, type Visitor } from '../../../tests/support/visitor.ts'

const minute = 60 * 1000

describeDatabases('M2: a stranger cannot lock the owner out', (open) => {
  const site = useAccountsApp(open)
  const { mail } = site

  let networks = 0
  /** Somebody in a network where nobody else is. */
  const visit = () => {
    networks++
    return openVisitor(site.app, { address: `198.51.${Math.floor(networks / 250)}.${networks % 250}` })
  }
  const enter = (visitor: Visitor, email: string, password: string) =>
    visitor.post('/api/auth/sign-in', { email, password })
  const askForReset = async (visitor: Visitor, email: string) => {
    const answer = await visitor.post('/api/auth/request-password-reset', { email })
    await mail.settle()
    return answer
  }
  const resets = (email: string) => mail.to(email).filter(({ subject }) => subject === 'Set a new password')
  /** Guesses from everywhere until the account takes no more of them. */
  const storm = async (email: string) => {
    for (let round = 0; round < 12; round++) {
      await Promise.all(Array.from({ length: 5 }, () => enter(visit(), email, 'a guess')))
    }
  }

  it('with four sign-ups and ten wrong passwords: the owner signs in and resets', async () => {
    const owner = await signUpAndIn(visit())
    const stranger = visit()
    for (let round = 0; round < 4; round++) {
      await stranger.post('/api/auth/sign-up', { ...newPerson({ email: owner.email }), acceptTerms: true })
    }
    for (let round = 0; round < 11; round++) await enter(stranger, owner.email, 'a guess')
    expect((await enter(stranger, owner.email, 'a guess')).statusCode).toBe(429)

    expect((await enter(visit(), owner.email, owner.password)).statusCode).toBe(200)
    expect((await askForReset(visit(), owner.email)).statusCode).toBe(204)
    expect(resets(owner.email)).toHaveLength(1)
  })

  it('with guesses from everywhere: a device that is known signs in, and it alone is stopped by its own guesses', async () => {
    const known = visit()
    const owner = await signUpAndIn(known)
    await known.post('/api/auth/sign-out')
    await storm(owner.email)
    expect((await enter(visit(), owner.email, owner.password)).statusCode).toBe(429)
    expect((await enter(known, owner.email, owner.password)).statusCode).toBe(200)

    for (let round = 0; round < 10; round++) {
      expect((await enter(known, owner.email, 'a guess')).statusCode).toBe(401)
    }
    expect((await enter(known, owner.email, owner.password)).statusCode).toBe(429)
  })

  it('with guesses that go on: a reset lets a new device in', async () => {
    const owner = await signUpAndIn(visit())
    await storm(owner.email)
    const fresh = visit()
    await askForReset(fresh, owner.email)
    const token = tokenIn(resets(owner.email).at(-1))
    const password = 'sailing past midnight'
    expect((await fresh.post('/api/auth/reset-password', { token, password })).statusCode).toBe(204)
    await storm(owner.email)
    expect((await enter(fresh, owner.email, password)).statusCode).toBe(200)
  })

  it('with resets asked for from everywhere: a link that works is always in the mailbox', async () => {
    const owner = await signUpAndIn(visit())
    for (let quarter = 0; quarter < 4; quarter++) {
      for (let round = 0; round < 8; round++) await askForReset(visit(), owner.email)
      site.now = new Date(site.now.getTime() + 14 * minute)
      expect((await askForReset(visit(), owner.email)).statusCode).toBe(204)
      site.now = new Date(site.now.getTime() + minute)
    }
    // Three in each quarter of an hour and no more.
    expect(resets(owner.email)).toHaveLength(12)
    const token = tokenIn(resets(owner.email).at(-1))
    const answer = await visit().post('/api/auth/reset-password', { token, password: 'sailing past midnight' })
    expect(answer.statusCode).toBe(204)
  })

  it('with resets asked for in the owner’s own network: the owner’s device still gets its mail', async () => {
    const home = { address: '203.0.113.50' }
    const known = openVisitor(site.app, home)
    const owner = await signUpAndIn(known)
    await known.post('/api/auth/sign-out')
    for (let round = 0; round < 31; round++) await askForReset(openVisitor(site.app, home), newPerson().email)
    expect((await askForReset(openVisitor(site.app, home), owner.email)).statusCode).toBe(429)
    expect((await askForReset(known, owner.email)).statusCode).toBe(204)
    expect(resets(owner.email)).toHaveLength(1)
  })

  it('with links tried in the owner’s own network: a link that works still does', async () => {
    const home = { address: '203.0.113.51' }
    const owner = await signUpAndIn(visit())
    await askForReset(visit(), owner.email)
    const password = 'sailing past midnight'
    const send = (token: string) => openVisitor(site.app, home).post('/api/auth/reset-password', { token, password })
    for (let round = 0; round < 61; round++) await send('nonsense')
    expect((await send('nonsense')).statusCode).toBe(429)
    expect((await send(tokenIn(resets(owner.email).at(-1)))).statusCode).toBe(204)
  })

  it('with sign-ups to an address: its owner can still sign up, and reset what the stranger made', async () => {
    const owner = newPerson()
    for (let round = 0; round < 8; round++) {
      await visit().post('/api/auth/sign-up', { ...newPerson({ email: owner.email }), acceptTerms: true })
    }
    expect((await visit().post('/api/auth/sign-up', { ...owner, acceptTerms: true })).statusCode).toBe(204)
    await askForReset(visit(), owner.email)
    const token = tokenIn(resets(owner.email).at(-1))
    expect((await visit().post('/api/auth/reset-password', { token, password: owner.password })).statusCode).toBe(204)
    expect((await enter(visit(), owner.email, owner.password)).statusCode).toBe(200)
  })

  it('knows a device only by a key it gave out itself, and for the account that signed in there', async () => {
    const owner = await signUpAndIn(visit())
    const neighbour = visit()
    await signUpAndIn(neighbour)
    await storm(owner.email)
    expect((await enter(neighbour, owner.email, owner.password)).statusCode).toBe(429)
    const planted = visit()
    planted.setCookie(`candid-device=${'x'.repeat(43)}`)
    expect((await enter(planted, owner.email, owner.password)).statusCode).toBe(429)
  })

  it('forgets the devices of an account that is signed out everywhere', async () => {
    const known = visit()
    const owner = await signUpAndIn(known)
    await known.post('/api/auth/sign-out-everywhere')
    await storm(owner.email)
    expect((await enter(known, owner.email, owner.password)).statusCode).toBe(429)
  })
})
