import { eq, like } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '#server/platform/database/open-database.ts'
import { attempts, sessions, users } from '#server/platform/database/schema/accounts.ts'
import { useAccountsApp } from '../../../tests/support/accounts-app.ts'
import { describeDatabases } from '../../../tests/support/database.ts'
import { isFullRun } from '../../../tests/support/sample.ts'
import { collectMail, newPerson, openVisitor, signUpAndIn } from '../../../tests/support/visitor.ts'
import { buildAccountsApp } from './accounts-app.fixture.ts'
import { someHash } from './passwords.ts'
import type { ClaimGuest } from './ports.ts'

/** What a stored hash says of how it was made. */
const costOf = (stored: string) => stored.split('$').slice(0, 4).join('$')

describeDatabases('signing up and in', (open) => {
  const site = useAccountsApp(open)
  const { mail } = site

  const visit = (address?: string) => openVisitor(site.app, address ? { address } : {})
  const findRow = async (email: string) =>
    (await site.database.db.select().from(users).where(eq(users.username, email)))[0]

  it('makes an account that is not signed in yet, and says so by mail', async () => {
    const visitor = visit()
    const person = newPerson({ email: `  Grace.${Date.now()}@Example.COM ` })
    const answer = await visitor.post('/api/auth/sign-up', { ...person, acceptTerms: true })
    expect(answer.statusCode).toBe(204)
    expect(answer.body).toBe('')
    expect(visitor.cookie()).toBe('')
    const email = person.email.trim().toLowerCase()
    expect(await findRow(email)).toMatchObject({ firstName: 'Ada', lastName: 'Byron', createdAt: site.now })
    // Mail goes out after the answer.
    await mail.settle()
    expect(mail.to(email)).toHaveLength(1)

    const signedIn = await visitor.post('/api/auth/sign-in', { email: person.email, password: person.password })
    expect(signedIn.json()).toMatchObject({ email, firstName: 'Ada', createdAt: site.now.toISOString() })
    expect((await visitor.get('/api/me')).json()).toEqual(signedIn.json())
  })

  it('keeps the password as an argon2id hash alone', async () => {
    const person = await signUpAndIn(visit())
    const row = await findRow(person.email)
    // In tests the 256th part of 19,456 kB (server-setup.ts).
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=76,t=2,p=1\$/)
    expect(JSON.stringify(row)).not.toContain(person.password)
  })

  it.each([
    ['firstName', { firstName: ' A ' }, 'First name is required'],
    ['lastName', { lastName: '' }, 'Last name is required'],
    ['email', { email: 'nobody@nowhere' }, 'Please enter a valid email address'],
    ['email', { email: 'a,b@example.com' }, 'Please enter a valid email address'],
    ['email', { email: 'a@example.com\nbcc:b@example.com' }, 'Please enter a valid email address'],
    ['password', { password: '1234567' }, 'Password must be at least 8 characters'],
    ['password', { password: 'x'.repeat(201) }, 'Password must be at most 200 characters'],
    ['acceptTerms', { acceptTerms: false }, 'You must accept the terms and conditions'],
  ])('refuses a wrong %s in the words of the form', async (field, wrong, message) => {
    const answer = await visit().post('/api/auth/sign-up', { ...newPerson(), acceptTerms: true, ...wrong })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toEqual([{ path: field, message }])
  })

  it('answers the same for an address that has an account, leaves it alone and tells its owner', async () => {
    const owner = await signUpAndIn(visit())
    const before = await findRow(owner.email)
    const stranger = newPerson({ email: owner.email.toUpperCase() })
    const answer = await visit().post('/api/auth/sign-up', { ...stranger, acceptTerms: true })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(await findRow(owner.email)).toEqual(before)
    await mail.settle()
    expect(mail.to(owner.email).at(-1)?.subject).toBe('You already have a Candid account')
    const entered = await visit().post('/api/auth/sign-in', { email: owner.email, password: stranger.password })
    expect(entered.statusCode).toBe(401)
  })

  it('makes one account when the same address is sent many times at once', async () => {
    const person = newPerson()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => visit().post('/api/auth/sign-up', { ...person, acceptTerms: true })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204])
    const welcomes = () => mail.to(person.email).filter(({ subject }) => subject === 'Your Candid account')
    await vi.waitFor(() => expect(welcomes()).toHaveLength(1))
  })

  it('does not fill the mailbox of a stranger', async () => {
    const person = newPerson()
    const send = () => visit().post('/api/auth/sign-up', { ...person, acceptTerms: true })
    for (let round = 0; round < 8; round++) expect((await send()).statusCode).toBe(204)
    await mail.settle()
    expect(mail.to(person.email)).toHaveLength(5)
  })

  it('gives the same answer for a wrong password and for an unknown address', async () => {
    const { email } = await signUpAndIn(visit())
    const wrong = await visit().post('/api/auth/sign-in', { email, password: 'not the one' })
    const unknown = await visit().post('/api/auth/sign-in', { email: newPerson().email, password: 'not the one' })
    expect(wrong.statusCode).toBe(401)
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body])
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort())
  })

  it('compares a password at the same cost for an unknown address as for a wrong password', async () => {
    const row = await findRow((await signUpAndIn(visit())).email)
    expect(costOf(await someHash())).toBe(costOf(row?.password ?? ''))
  })

  it('takes a password as the same however its letters are composed', async () => {
    const visitor = visit()
    const person = await signUpAndIn(visitor, newPerson({ password: 'Zo\u00eb likes caf\u00e9s' }))
    const answer = await visit().post('/api/auth/sign-in', {
      email: person.email,
      password: 'Zoe\u0308 likes cafe\u0301s',
    })
    expect(answer.statusCode).toBe(200)
  })

  it('makes a new key at every sign-in, and the one before opens nothing', async () => {
    const visitor = visit()
    const person = await signUpAndIn(visitor)
    const first = visitor.cookie()
    await visitor.post('/api/auth/sign-in', { email: person.email, password: person.password })
    expect(visitor.cookie()).not.toBe(first)
    const thief = visit()
    thief.setCookie(first)
    expect((await thief.get('/api/me')).json()).toBeNull()
  })

  it('signs out here, and another device stays signed in', async () => {
    const [here, there] = [visit(), visit()]
    const person = await signUpAndIn(here)
    await there.post('/api/auth/sign-in', { email: person.email, password: person.password })
    const old = here.cookie()
    expect((await here.post('/api/auth/sign-out')).statusCode).toBe(204)
    expect(here.cookie()).toBe('')
    here.setCookie(old)
    expect((await here.get('/api/me')).json()).toBeNull()
    expect((await there.get('/api/me')).json()).toMatchObject({ id: person.id })
  })

  it('signs out everywhere', async () => {
    const [here, there] = [visit(), visit()]
    const person = await signUpAndIn(here)
    await there.post('/api/auth/sign-in', { email: person.email, password: person.password })
    expect((await here.post('/api/auth/sign-out-everywhere')).statusCode).toBe(204)
    expect((await there.get('/api/me')).json()).toBeNull()
    expect(await site.database.db.select().from(sessions).where(eq(sessions.userId, person.id))).toEqual([])
    expect((await visit().post('/api/auth/sign-out-everywhere')).statusCode).toBe(401)
  })

  it('answers a guest with null, as JSON', async () => {
    const answer = await visit().get('/api/me')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toMatch(/json/)
    expect(answer.body).toBe('null')
    expect((await visit().post('/api/auth/sign-out')).statusCode).toBe(204)
  })

  describe('with somebody who guesses', () => {
    const guess = (email: string, visitor = visit()) =>
      visitor.post('/api/auth/sign-in', { email, password: 'a guess' })

    // The hundred and twenty that the quick run leaves out are refused like the thirty before them.
    const volleys = isFullRun ? 20 : 8

    it('stops guesses at one account from anywhere, and the right password on a device it does not know', async () => {
      const person = await signUpAndIn(visit())
      const answers = []
      // As many at once as one connection serves in time on a busy machine.
      for (let round = 0; round < volleys; round++) {
        const volley = Array.from({ length: 10 }, (_, index) => guess(person.email, visit(`198.51.${round}.${index}`)))
        answers.push(...(await Promise.all(volley)))
      }
      const statuses = answers.map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => status === 401)).toHaveLength(50)
      expect(statuses.filter((status) => status === 429)).toHaveLength(volleys * 10 - 50)
      const blocked = await visit().post('/api/auth/sign-in', { email: person.email, password: person.password })
      expect(blocked.statusCode).toBe(429)
      expect(blocked.json()).toMatchObject({ code: 'too-many-requests', message: expect.stringMatching(/reset/) })
      expect(Number(blocked.headers['retry-after'])).toBeLessThanOrEqual(3600)

      site.now = new Date(site.now.getTime() + 60 * 60 * 1000)
      const later = await visit().post('/api/auth/sign-in', { email: person.email, password: person.password })
      expect(later.statusCode).toBe(200)
    })

    it('stops guesses at an address without an account in the same way', async () => {
      const { email } = newPerson()
      for (let round = 0; round < 10; round++) expect((await guess(email)).statusCode).toBe(401)
      expect((await guess(email)).statusCode).toBe(429)
    })

    it('stops one address that tries many accounts, and nobody else', async () => {
      const statuses: number[] = []
      for (let round = 0; round < 62; round++) {
        statuses.push((await guess(newPerson().email, visit('198.51.100.250'))).statusCode)
      }
      expect(statuses.filter((status) => status === 429)).toHaveLength(2)
      expect((await guess(newPerson().email, visit('198.51.100.251'))).statusCode).toBe(401)
    })

    it('counts only failures against an address', async () => {
      const countAll = async () => {
        const rows = await site.database.db.select().from(attempts).where(like(attempts.key, 'sign-in-address:%'))
        return rows.reduce((sum, { count }) => sum + count, 0)
      }
      const before = await countAll()
      const visitor = visit('198.51.100.252')
      const person = await signUpAndIn(visitor)
      await visitor.post('/api/auth/sign-in', { email: person.email, password: person.password })
      expect(await countAll()).toBe(before)
      await guess(person.email, visit('198.51.100.252'))
      expect(await countAll()).toBe(before + 1)
    })
  })
})

describeDatabases('a guest who signs in', (open) => {
  let database: Database
  let app: FastifyInstance
  const moves: { guestId: string; userId: string }[] = []
  let failNext = false

  beforeAll(async () => {
    database = await open()
    const claim: ClaimGuest = async (tx, move) => {
      await tx.update(users).set({ lastName: 'Claimed' }).where(eq(users.id, move.userId))
      if (failNext) throw new Error('no')
      moves.push(move)
    }
    app = await buildAccountsApp({ database, mail: collectMail() }, { claimGuest: [claim] })
  })
  afterAll(() => database.close())

  it('brings along what the guest owns, and the guest’s cookie opens nothing any more', async () => {
    const visitor = openVisitor(app)
    const { guestId } = (await visitor.get('/api/test/owner')).json()
    const guestCookie = visitor.cookie()
    const person = newPerson()
    await visitor.post('/api/auth/sign-up', { ...person, acceptTerms: true })
    expect(visitor.cookie()).toBe(guestCookie)
    expect(moves).toEqual([])
    const { id } = (await visitor.post('/api/auth/sign-in', person)).json()
    expect(moves).toEqual([{ guestId, userId: id }])

    const thief = openVisitor(app)
    thief.setCookie(guestCookie)
    expect((await thief.get('/api/me')).json()).toBeNull()
    expect((await thief.get('/api/test/owner')).json().guestId).not.toBe(guestId)
  })

  it('moves everything or nothing', async () => {
    const visitor = openVisitor(app)
    const { guestId } = (await visitor.get('/api/test/owner')).json()
    const person = newPerson()
    await visitor.post('/api/auth/sign-up', { ...person, acceptTerms: true })
    failNext = true
    expect((await visitor.post('/api/auth/sign-in', person)).statusCode).toBe(500)
    const [row] = await database.db.select().from(users).where(eq(users.username, person.email))
    expect(row?.lastName).toBe('Byron')
    expect((await visitor.get('/api/test/owner')).json().guestId).toBe(guestId)

    failNext = false
    expect((await visitor.post('/api/auth/sign-in', person)).statusCode).toBe(200)
    expect(moves.at(-1)?.guestId).toBe(guestId)
  })

  it('keeps being a guest when the password is wrong, and when signing out', async () => {
    const visitor = openVisitor(app)
    const { guestId } = (await visitor.get('/api/test/owner')).json()
    await visitor.post('/api/auth/sign-in', { ...newPerson() })
    await visitor.post('/api/auth/sign-out')
    expect((await visitor.get('/api/test/owner')).json().guestId).toBe(guestId)
  })
})
