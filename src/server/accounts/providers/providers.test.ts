import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/database/open-database.ts'
import { identities } from '#server/platform/database/schema/accounts.ts'
import { chargeAttempts } from '#server/platform/rate-limit.ts'
import { buildTestApp } from '../../../../tests/support/app.ts'
import { describeOneDatabase } from '../../../../tests/support/database.ts'
import { clientSecret, type OidcStandIn, startOidcStandIn } from '../../../../tests/support/oidc-stand-in.ts'
import {
  collectMail,
  newPerson,
  openVisitor,
  signUpAndIn,
  tokenIn,
  type Visitor,
} from '../../../../tests/support/visitor.ts'
import { providersByAddress } from '../account-limits.ts'

const minute = 60_000

describeOneDatabase('sign-in by a provider', (open) => {
  let database: Database
  let app: FastifyInstance
  let standIn: OidcStandIn
  let now = new Date('2026-03-01T12:00:00Z')
  const mail = collectMail()
  const lines: string[] = []

  beforeAll(async () => {
    database = await open()
    standIn = await startOidcStandIn()
    app = await buildTestApp({
      database,
      mail,
      clock: () => now,
      env: { ...standIn.env, LOG_LEVEL: 'trace' },
      logStream: { write: (line) => void lines.push(line) },
    })
  })
  afterAll(async () => {
    await standIn.close()
    await database.close()
  })
  beforeEach(() => {
    standIn.settings.person = verified(newPerson().email)
    standIn.settings.tokenOverrides = {}
    standIn.settings.refuses = false
  })

  const verified = (email: string) => ({
    sub: randomUUID(),
    email,
    email_verified: true,
    given_name: 'Grace',
    family_name: 'Hopper',
  })
  const visit = (address?: string) => openVisitor(app, address ? { address } : {})
  const base = '/api/auth/providers/example-id'
  const meOf = async (visitor: Visitor) => (await visitor.get('/api/me')).json()

  /** As far as the provider sending the browser back. */
  async function goThere(visitor: Visitor, next?: string): Promise<string> {
    const begun = await visitor.post(`${base}/start`, next ? { next } : {})
    expect(begun.statusCode).toBe(200)
    const sent = await fetch(begun.json().url, { redirect: 'manual' })
    return new URL(sent.headers.get('location') ?? '').search
  }
  const comeBack = (visitor: Visitor, query: string) => visitor.post(`${base}/finish`, { query })
  const travel = async (visitor: Visitor) => comeBack(visitor, await goThere(visitor))

  it('asks for a code with PKCE, state and nonce', async () => {
    const begun = await visit().post(`${base}/start`, {})
    const { searchParams } = new URL(begun.json().url)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: 'http://localhost:3000/login/example-id',
    })
    expect((await visit().post('/api/auth/providers/another/start', {})).statusCode).toBe(404)
  })

  it('makes an account with a confirmed address, and finds it again', async () => {
    const { email } = standIn.settings.person
    const visitor = visit()
    const answer = await comeBack(visitor, await goThere(visitor, '/documents'))
    expect(answer.json()).toEqual({ result: 'signed-in', next: '/documents' })
    const made = await meOf(visitor)
    expect(made).toMatchObject({
      email,
      emailVerified: true,
      hasPassword: false,
      firstName: 'Grace',
      lastName: 'Hopper',
    })

    const elsewhere = visit()
    standIn.settings.person = { ...standIn.settings.person, email: newPerson().email }
    expect((await travel(elsewhere)).json().result).toBe('signed-in')
    expect((await meOf(elsewhere)).id, 'the same person by the provider’s id').toBe(made.id)
    expect((await visitor.get('/api/me/providers')).json()).toEqual({ providers: ['example-id'] })
  })

  it('makes a new key, and the one before opens nothing (session fixation)', async () => {
    const visitor = visit()
    await signUpAndIn(visitor)
    const before = visitor.cookie()
    await travel(visitor)
    expect(visitor.cookie()).not.toBe(before)
    const thief = visit()
    thief.setCookie(before)
    expect(await meOf(thief)).toBeNull()
  })

  describe('where the address has an account', () => {
    it('connects only after signing in to it once, in the same browser', async () => {
      const person = await signUpAndIn(visit())
      standIn.settings.person = verified(person.email)
      const [visitor, stranger] = [visit(), visit()]
      expect((await travel(visitor)).json()).toEqual({ result: 'connect', next: null })
      expect(await meOf(visitor)).toBeNull()

      await stranger.post('/api/auth/sign-in', person)
      expect(await database.db.select().from(identities).where(eq(identities.userId, person.id))).toEqual([])
      await visitor.post('/api/auth/sign-in', person)
      expect(await meOf(visitor)).toMatchObject({ id: person.id, emailVerified: true })
      const elsewhere = visit()
      expect((await travel(elsewhere)).json().result).toBe('signed-in')
      expect((await meOf(elsewhere)).id).toBe(person.id)
      expect(mail.to(person.email).map(({ subject }) => subject)).toContain('Example ID was connected')
    })

    it('does not connect to another account that is signed in to instead', async () => {
      const owner = await signUpAndIn(visit())
      const visitor = visit()
      const other = await signUpAndIn(visit())
      standIn.settings.person = verified(owner.email)
      await travel(visitor)
      await visitor.post('/api/auth/sign-in', other)
      expect((await visitor.get('/api/me/providers')).json()).toEqual({ providers: [] })
    })

    it('connects at once for its owner, who has just signed in', async () => {
      const visitor = visit()
      const person = await signUpAndIn(visitor)
      standIn.settings.person = verified(person.email)
      expect((await travel(visitor)).json().result).toBe('connected')
      expect((await visitor.get('/api/me/providers')).json()).toEqual({ providers: ['example-id'] })
    })

    it('does not connect at once in a browser that was left open', async () => {
      const visitor = visit()
      const person = await signUpAndIn(visitor)
      now = new Date(now.getTime() + 16 * minute)
      standIn.settings.person = verified(person.email)
      expect((await travel(visitor)).json().result).toBe('connect')
    })
  })

  describe('refuses', () => {
    it.each([
      ['an address the provider has not confirmed', { email_verified: false }],
      ['a person without an address', { email: undefined }],
    ])('%s', async (_name, claims) => {
      standIn.settings.person = { ...standIn.settings.person, ...claims }
      const visitor = visit()
      const answer = await travel(visitor)
      expect([answer.statusCode, answer.json().message]).toEqual([
        403,
        expect.stringMatching(/not confirmed your e-mail/),
      ])
      expect(await meOf(visitor)).toBeNull()
    })

    it.each([
      ['a token for somebody else’s site', { aud: 'another-client' }],
      ['a token of another issuer', { iss: 'https://evil.example' }],
      ['a token that answers another question', { nonce: 'another' }],
      ['a token that has run out', { exp: 1 }],
    ])('%s', async (_name, overrides) => {
      standIn.settings.tokenOverrides = overrides
      const visitor = visit()
      const answer = await travel(visitor)
      expect([answer.statusCode, answer.json().code]).toEqual([502, 'upstream-failed'])
      expect(await meOf(visitor)).toBeNull()
    })

    it('an answer that was meant for another browser (login CSRF)', async () => {
      const [attacker, victim] = [visit(), visit()]
      const query = await goThere(attacker)
      await goThere(victim)
      expect((await comeBack(victim, query)).statusCode).toBe(400)
      expect(await meOf(victim)).toBeNull()
    })

    it('an answer that comes twice, too late, or made up', async () => {
      const visitor = visit()
      const query = await goThere(visitor)
      expect((await comeBack(visitor, query)).statusCode).toBe(200)
      expect((await comeBack(visitor, query)).statusCode).toBe(400)
      const late = await goThere(visitor)
      now = new Date(now.getTime() + 11 * minute)
      expect((await comeBack(visitor, late)).statusCode).toBe(400)
      expect((await comeBack(visitor, 'code=1&state=2')).statusCode).toBe(400)
    })

    it('nothing where the person said no there, but says so', async () => {
      standIn.settings.refuses = true
      const answer = await travel(visit())
      expect([answer.statusCode, answer.json().message]).toEqual([
        403,
        'Example ID did not sign you in. Nothing was changed.',
      ])
    })

    it('a network that sets out over and over again', async () => {
      const { limit } = providersByAddress
      await chargeAttempts(database.db, providersByAddress, { subject: '198.51.100.88', now, count: limit })
      expect((await visit('198.51.100.88').post(`${base}/start`, {})).statusCode).toBe(429)
      expect((await visit('198.51.100.88').post(`${base}/finish`, { query: '' })).statusCode).toBe(429)
    })
  })

  describe('an account without a password', () => {
    it('keeps its last way in, and sets a password by mail', async () => {
      const visitor = visit()
      const { email = '' } = standIn.settings.person
      await travel(visitor)
      expect((await visitor.send('DELETE', '/api/me/providers/example-id')).statusCode).toBe(409)
      const guess = await visit().post('/api/auth/sign-in', { email, password: 'a guess of mine' })
      expect([guess.statusCode, guess.json().message]).toEqual([401, 'The email or password isn’t right.'])

      await visitor.post('/api/auth/request-password-reset', { email })
      await mail.settle()
      const { password } = newPerson()
      await visitor.post('/api/auth/reset-password', { token: tokenIn(mail.to(email).at(-1)), password })
      await visitor.post('/api/auth/sign-in', { email, password })
      expect((await meOf(visitor)).hasPassword).toBe(true)
      expect((await visitor.send('DELETE', '/api/me/providers/example-id')).statusCode).toBe(204)
      expect((await visitor.get('/api/me/providers')).json()).toEqual({ providers: [] })
    })

    it('is deleted by its owner only shortly after signing in', async () => {
      const visitor = visit()
      await travel(visitor)
      now = new Date(now.getTime() + 16 * minute)
      expect((await visitor.send('DELETE', '/api/me', {})).json().code).toBe('proof-required')
      await travel(visitor)
      expect((await visitor.send('DELETE', '/api/me', {})).statusCode).toBe(204)
      expect(await meOf(visitor)).toBeNull()
    })
  })

  it('writes no secret, code or address into the log', async () => {
    const { email = '' } = standIn.settings.person
    const visitor = visit()
    const query = await goThere(visitor)
    await comeBack(visitor, query)
    const code = new URLSearchParams(query).get('code') ?? ''
    expect(lines.length).toBeGreaterThan(10)
    for (const secret of [clientSecret, code, email]) {
      expect(secret).not.toBe('')
      expect(lines.join('\n')).not.toContain(secret)
    }
  })
})
