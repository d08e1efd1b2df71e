import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { passkeys, users } from '#server/platform/database/schema/accounts.ts'
import { chargeAttempts } from '#server/platform/rate-limit.ts'
import { useAccountsApp } from '../../../../tests/support/accounts-app.ts'
import { describeOneDatabase } from '../../../../tests/support/database.ts'
import { makeSoftwarePasskey } from '../../../../tests/support/software-passkey.ts'
import { newPerson, openVisitor, signUpAndIn, tokenIn, type Visitor } from '../../../../tests/support/visitor.ts'
import { passkeysAskedByAddress, passkeysByAddress } from '../account-limits.ts'

const minute = 60_000
const page = { origin: 'https://resumes.example', rpId: 'resumes.example' }

describeOneDatabase('passkeys', (open) => {
  const site = useAccountsApp(open, { PUBLIC_URL: page.origin })
  const { mail } = site

  const visit = (address?: string) => openVisitor(site.app, address ? { address } : {})
  const pass = (milliseconds: number) => {
    site.now = new Date(site.now.getTime() + milliseconds)
  }
  const optionsOf = async (visitor: Visitor, url: string) => (await visitor.post(url)).json().options
  const startUse = (visitor: Visitor) => optionsOf(visitor, '/api/auth/start-passkey')
  const signInWith = (visitor: Visitor, passkey: unknown) => visitor.post('/api/auth/sign-in-with-passkey', { passkey })

  async function addPasskey(visitor: Visitor) {
    const key = makeSoftwarePasskey(page)
    const passkey = key.make(await optionsOf(visitor, '/api/me/passkeys/start'))
    const added = await visitor.post('/api/me/passkeys', { passkey })
    expect(added.statusCode).toBe(200)
    return key
  }

  async function openAccount() {
    const visitor = visit()
    const person = await signUpAndIn(visitor)
    return { visitor, person, key: await addPasskey(visitor) }
  }

  it('sign in without address and password, and the old session ends', async () => {
    const { visitor, person, key } = await openAccount()
    const before = visitor.cookie()
    const passkey = key.use(await startUse(visitor))
    const answer = await signInWith(visitor, passkey)
    expect(answer.json()).toMatchObject({ id: person.id, email: person.email })
    expect(visitor.cookie(), 'a key known before signing in opens nothing (session fixation)').not.toBe(before)
    const thief = visit()
    thief.setCookie(before)
    expect((await thief.get('/api/me')).json()).toBeNull()
    const { passkeys: listed } = (await visitor.get('/api/me/passkeys')).json()
    expect(listed).toEqual([
      { id: key.id, name: 'An unknown browser', createdAt: site.now.toISOString(), lastUsedAt: site.now.toISOString() },
    ])
    expect(mail.to(person.email).some(({ subject }) => subject === 'A passkey was added')).toBe(true)
  })

  it('are named anew and removed by their owner alone', async () => {
    const { visitor, key } = await openAccount()
    const stranger = visit()
    await signUpAndIn(stranger)
    const path = `/api/me/passkeys/${key.id}`
    expect((await stranger.send('PATCH', path, { name: 'Mine' })).statusCode).toBe(404)
    expect((await stranger.send('DELETE', path)).statusCode).toBe(404)
    expect((await visitor.send('PATCH', path, { name: '  ' })).statusCode).toBe(400)
    expect((await visitor.send('PATCH', path, { name: ' Work laptop ' })).json()).toMatchObject({ name: 'Work laptop' })
    expect((await visitor.send('DELETE', path)).statusCode).toBe(204)
    expect((await visitor.get('/api/me/passkeys')).json()).toEqual({ passkeys: [] })
    const { events } = (await visitor.get('/api/me/security-events')).json()
    expect(events.map(({ kind }: { kind: string }) => kind)).toContain('passkey-removed')
    expect((await signInWith(visit(), key.use(await startUse(visitor)))).statusCode).toBe(401)
  })

  describe('refuse', () => {
    it('an answer that comes twice', async () => {
      const { key } = await openAccount()
      const visitor = visit()
      const passkey = key.use(await startUse(visitor))
      expect((await signInWith(visitor, passkey)).statusCode).toBe(200)
      expect((await signInWith(visitor, passkey)).statusCode).toBe(401)
    })

    it('an answer to another browser’s question', async () => {
      const { key } = await openAccount()
      const [asked, other] = [visit(), visit()]
      await startUse(other)
      const passkey = key.use(await startUse(asked))
      expect((await signInWith(other, passkey)).statusCode).toBe(401)
    })

    it('an answer that comes too late', async () => {
      const { key } = await openAccount()
      const visitor = visit()
      const passkey = key.use(await startUse(visitor))
      pass(11 * minute)
      expect((await signInWith(visitor, passkey)).statusCode).toBe(401)
    })

    it('an answer given on another site', async () => {
      const { key } = await openAccount()
      const visitor = visit()
      const passkey = key.use(await startUse(visitor), { from: 'https://resumes.example.evil.example' })
      expect((await signInWith(visitor, passkey)).statusCode).toBe(401)
    })

    it('a copy that counts from further back', async () => {
      const { key } = await openAccount()
      const visitor = visit()
      key.setCounter(10)
      expect((await signInWith(visitor, key.use(await startUse(visitor)))).statusCode).toBe(200)
      key.setCounter(5)
      expect((await signInWith(visitor, key.use(await startUse(visitor)))).statusCode).toBe(401)
    })

    it('one that nobody has added, in the same words as a wrong signature', async () => {
      const { key } = await openAccount()
      const visitor = visit()
      const unknown = await signInWith(visitor, makeSoftwarePasskey(page).use(await startUse(visitor)))
      const wrong = await signInWith(visitor, key.use({ challenge: 'nobody-asked' }))
      expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body])
      expect((await signInWith(visitor, { id: 'x', type: 'public-key' })).statusCode).toBe(400)
    })

    it('a network that asks, or tries, over and over again', async () => {
      const visitor = visit('198.51.100.77')
      const passkey = makeSoftwarePasskey(page).use({ challenge: 'nobody-asked' })
      for (const [limit, ask, refusal] of [
        [passkeysAskedByAddress, () => visitor.post('/api/auth/start-passkey'), 200],
        [passkeysByAddress, () => signInWith(visitor, passkey), 401],
      ] as const) {
        // All but the last one.
        await chargeAttempts(site.database.db, limit, {
          subject: '198.51.100.77',
          now: site.now,
          count: limit.limit - 1,
        })
        expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([refusal, 429])
      }
    })
  })

  describe('are added and removed only by somebody who has just shown that it is them', () => {
    it('by the password', async () => {
      const { visitor, person, key } = await openAccount()
      pass(16 * minute)
      for (const refused of [
        await visitor.post('/api/me/passkeys/start'),
        await visitor.send('DELETE', `/api/me/passkeys/${key.id}`),
      ]) {
        expect([refused.statusCode, refused.json().code]).toEqual([403, 'proof-required'])
      }
      expect((await visitor.post('/api/auth/prove-password', { password: 'a guess' })).statusCode).toBe(403)
      expect((await visitor.post('/api/auth/prove-password', { password: person.password })).statusCode).toBe(204)
      expect((await visitor.send('DELETE', `/api/me/passkeys/${key.id}`)).statusCode).toBe(204)
    })

    it('by a passkey of the same account', async () => {
      const { visitor, key } = await openAccount()
      const other = await openAccount()
      pass(16 * minute)
      const prove = async (used: typeof key) =>
        visitor.post('/api/auth/prove-passkey', { passkey: used.use(await startUse(visitor)) })
      expect((await prove(other.key)).statusCode).toBe(403)
      expect((await visitor.post('/api/me/passkeys/start')).statusCode).toBe(403)
      expect((await prove(key)).statusCode).toBe(204)
      expect((await visitor.post('/api/me/passkeys/start')).statusCode).toBe(200)
    })
  })

  it('cannot be planted in somebody else’s account', async () => {
    const [first, second] = [visit(), visit()]
    await signUpAndIn(first)
    await signUpAndIn(second)
    const passkey = makeSoftwarePasskey(page).make(await optionsOf(first, '/api/me/passkeys/start'))
    await second.post('/api/me/passkeys/start')
    expect((await second.post('/api/me/passkeys', { passkey })).statusCode).toBe(400)
  })

  it('stay while they are the last way in', async () => {
    const { visitor, person, key } = await openAccount()
    await site.database.db.update(users).set({ password: null }).where(eq(users.id, person.id))
    const second = await addPasskey(visitor)
    expect((await visitor.send('DELETE', `/api/me/passkeys/${key.id}`)).statusCode).toBe(204)
    const last = await visitor.send('DELETE', `/api/me/passkeys/${second.id}`)
    expect([last.statusCode, last.json().message]).toEqual([409, expect.stringMatching(/only way to sign in/)])
  })

  it('stay when the last two are removed at the same moment', async () => {
    const { visitor, person, key } = await openAccount()
    await site.database.db.update(users).set({ password: null }).where(eq(users.id, person.id))
    const second = await addPasskey(visitor)
    const answers = await Promise.all([key, second].map(({ id }) => visitor.send('DELETE', `/api/me/passkeys/${id}`)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
  })

  it('do not survive the reset of an account whose address was never confirmed', async () => {
    const { visitor, person, key } = await openAccount()
    await visit().post('/api/auth/request-password-reset', { email: person.email })
    await mail.settle()
    const reset = { token: tokenIn(mail.to(person.email).at(-1)), password: newPerson().password }
    expect((await visit().post('/api/auth/reset-password', reset)).statusCode).toBe(204)
    expect((await signInWith(visitor, key.use(await startUse(visitor)))).statusCode).toBe(401)
  })

  it('leave with the account’s archive and go with the account', async () => {
    const { visitor, person, key } = await openAccount()
    const files = unzipSync((await visitor.get('/api/me/export')).rawPayload)
    const account = JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()))
    expect(account).toMatchObject({
      emailVerified: false,
      passkeys: [{ id: key.id, name: 'An unknown browser' }],
      sessions: [{ device: 'An unknown browser' }],
      securityEvents: expect.arrayContaining([expect.objectContaining({ kind: 'passkey-added' })]),
      providers: [],
    })
    await visitor.send('DELETE', '/api/me', { password: person.password })
    expect(await site.database.db.select().from(passkeys).where(eq(passkeys.userId, person.id))).toEqual([])
  })
})
