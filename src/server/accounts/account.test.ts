import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/platform/database/open-database.ts'
import { accountTokens, attempts, sessions, users } from '#server/platform/database/schema/accounts.ts'
import { resumes } from '#server/platform/database/schema/documents.ts'
import { AppError } from '#shared/errors.ts'
import { describeOneDatabase } from '../../../tests/support/database.ts'
import { collectMail, openVisitor, signUpAndIn } from '../../../tests/support/visitor.ts'
import { buildAccountsApp } from './accounts-app.fixture.ts'
import { cleanUp } from './clean-up.ts'

describeOneDatabase('an account', (open) => {
  let database: Database
  let app: FastifyInstance
  const mail = collectMail()
  const asked: string[] = []
  let refusal: Error | undefined

  beforeAll(async () => {
    database = await open()
    app = await buildAccountsApp(
      { database, mail },
      {
        onDeleteAccount: [
          async (userId) => {
            if (refusal) throw refusal
            asked.push(userId)
          },
        ],
        collectExport: [
          async (userId) => ({ 'purchases.json': JSON.stringify({ userId }) }),
          async function* () {
            yield { 'documents/first.json': '{"title":"Zoë"}' }
            yield { 'documents/photo.bin': new Uint8Array([1, 2, 3]) }
          },
        ],
      },
    )
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  const visit = () => openVisitor(app)

  it('changes its name, and nothing else by the same way', async () => {
    const visitor = visit()
    const { email, id } = await signUpAndIn(visitor)
    const answer = await visitor.send('PATCH', '/api/me', { firstName: ' Grace ', email: 'other@example.com', id: 'x' })
    expect(answer.json()).toMatchObject({ id, email, firstName: 'Grace', lastName: 'Byron' })
    expect((await visitor.send('PATCH', '/api/me', {})).json()).toMatchObject({ firstName: 'Grace' })
    expect((await visitor.send('PATCH', '/api/me', { lastName: 'H' })).statusCode).toBe(400)
    expect((await visit().send('PATCH', '/api/me', { firstName: 'Eve' })).statusCode).toBe(401)
  })

  it('leaves as one archive with what every feature has of it', async () => {
    const visitor = visit()
    const { email, id, password } = await signUpAndIn(visitor)
    const answer = await visitor.get('/api/me/export')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/zip')
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="candid-export-\d{4}-\d\d-\d\d\.zip"$/)
    const files = unzipSync(answer.rawPayload)
    expect(Object.keys(files).sort()).toEqual([
      'about.txt',
      'account.json',
      'documents/first.json',
      'documents/photo.bin',
      'purchases.json',
    ])
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    expect(JSON.parse(text('account.json'))).toMatchObject({ id, email, sessions: [{ since: expect.any(String) }] })
    expect(JSON.parse(text('purchases.json'))).toEqual({ userId: id })
    expect(text('documents/first.json')).toBe('{"title":"Zoë"}')
    expect([...(files['documents/photo.bin'] ?? [])]).toEqual([1, 2, 3])
    expect(Object.keys(files).map(text).join()).not.toMatch(/argon2|token/i)
    expect(Object.keys(files).map(text).join()).not.toContain(password)
    expect((await visit().get('/api/me/export')).statusCode).toBe(401)
  })

  it('is not packed over and over again', async () => {
    const visitor = visit()
    await signUpAndIn(visitor)
    const statuses: number[] = []
    for (let round = 0; round < 11; round++) statuses.push((await visitor.get('/api/me/export')).statusCode)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  it('goes with everything in it once the password was given again', async () => {
    const [visitor, there] = [visit(), visit()]
    const { id, email, password } = await signUpAndIn(visitor)
    await there.post('/api/auth/sign-in', { email, password })
    await visitor.post('/api/auth/request-password-reset', { email })
    await mail.settle()
    await database.db.insert(resumes).values({ id: randomUUID(), userId: id, title: 'Mine', content: {} })

    const refused = await visitor.send('DELETE', '/api/me', { password: 'a guess' })
    expect(refused.statusCode).toBe(403)
    expect(asked).not.toContain(id)

    expect((await visitor.send('DELETE', '/api/me', { password })).statusCode).toBe(204)
    expect(asked).toContain(id)
    expect(visitor.cookie()).toBe('')
    expect((await there.get('/api/me')).json()).toBeNull()
    expect((await visit().post('/api/auth/sign-in', { email, password })).statusCode).toBe(401)
    for (const left of [
      database.db.select({ id: users.id }).from(users).where(eq(users.id, id)),
      database.db.select({ id: sessions.userId }).from(sessions).where(eq(sessions.userId, id)),
      database.db.select({ id: accountTokens.userId }).from(accountTokens).where(eq(accountTokens.userId, id)),
      database.db.select({ id: resumes.id }).from(resumes).where(eq(resumes.userId, id)),
    ]) {
      expect(await left).toEqual([])
    }
    expect(mail.to(email).at(-1)?.subject).toBe('Your Candid account was deleted')
  })

  it('stays when a subscription could not be ended, and can be deleted later', async () => {
    const visitor = visit()
    const { password, id } = await signUpAndIn(visitor)
    refusal = new AppError('upstream-failed')
    expect((await visitor.send('DELETE', '/api/me', { password })).statusCode).toBe(502)
    expect((await visitor.get('/api/me')).json()).toMatchObject({ id })
    refusal = undefined
    expect((await visitor.send('DELETE', '/api/me', { password })).statusCode).toBe(204)
  })

  it('leaves nothing behind that has run out', async () => {
    const visitor = visit()
    const { email } = await signUpAndIn(visitor)
    await visitor.post('/api/auth/request-password-reset', { email })
    await mail.settle()
    await cleanUp({ database, clock: () => new Date(), onCleanUp: [] })
    expect((await visitor.get('/api/me')).json()).toMatchObject({ email })
    expect(await database.db.select().from(accountTokens)).not.toEqual([])

    const nextYear = new Date(Date.now() + 366 * 24 * 60 * 60 * 1000)
    await cleanUp({ database, clock: () => nextYear, onCleanUp: [] })
    for (const table of [accountTokens, attempts]) expect(await database.db.select().from(table)).toEqual([])
    expect((await visitor.get('/api/me')).json()).toBeNull()
  })
})
