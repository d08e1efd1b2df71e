import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod'
import { defineRoute } from '#shared/api/route.ts'
import { buildTestApp } from '../../../tests/support/app.ts'
import { describeDatabases } from '../../../tests/support/database.ts'
import { addRoute } from './add-route.ts'
import type { Database } from './database/open-database.ts'
import { guests, sessions, users } from './database/schema/accounts.ts'
import { ensureOwner, findOwner, forgetSession, keepSession, requireUser, sendSession } from './sessions.ts'
import { createSession, deleteExpiredSessions, deleteSessionsOf } from './sessions-store.ts'

const ownerSchema = z.object({ kind: z.string(), userId: z.string().optional(), guestId: z.string().optional() })
const answerSchema = z.object({ owner: ownerSchema.nullable() })
const route = <Name extends string>(name: Name) =>
  defineRoute({ method: 'GET', path: `/api/test/${name}`, summary: name, response: answerSchema })

const day = 24 * 60 * 60 * 1000

describeDatabases('sessions', (open) => {
  let database: Database
  let app: FastifyInstance
  let now = new Date('2026-03-01T12:00:00Z')
  const userId = randomUUID()

  beforeAll(async () => {
    database = await open()
    await database.db.insert(users).values({ id: userId, username: 'ada@example.com', password: 'hash' })
    app = await build('http://localhost:3000')
  })
  afterAll(() => database.close())

  function build(publicUrl: string) {
    return buildTestApp({
      database,
      clock: () => now,
      env: { PUBLIC_URL: publicUrl },
      extraFeatures: [
        (scope) => {
          addRoute(scope, route('find'), async ({ request }) => ({ owner: await findOwner(request) }))
          addRoute(scope, route('keep'), async ({ request, reply }) => ({ owner: await keepSession(request, reply) }))
          addRoute(scope, route('user'), async ({ request }) => ({
            owner: { kind: 'account', ...(await requireUser(request)) },
          }))
          addRoute(scope, route('ensure'), async ({ request, reply }) => {
            await ensureOwner(request, reply)
            // The second question of the same request must find the guest of the first.
            return { owner: await ensureOwner(request, reply) }
          })
          addRoute(scope, route('sign-in'), async ({ request, reply }) => {
            await findOwner(request)
            const owner = { kind: 'account', userId } as const
            sendSession(reply, await createSession(database.db, { owner, now }))
            return { owner: await findOwner(request) }
          })
          addRoute(scope, route('forget'), async ({ request, reply }) => {
            forgetSession(reply)
            return { owner: await findOwner(request) }
          })
        },
      ],
    })
  }

  const get = (url: string, cookie?: string) => {
    const options: InjectOptions = { url: `/api/test/${url}` }
    return app.inject(cookie ? { ...options, headers: { cookie } } : options)
  }
  const cookieOf = (answer: Awaited<ReturnType<typeof get>>) => String(answer.headers['set-cookie']).split(';')[0] ?? ''

  it('know nothing of a visitor and set no cookie for a question', async () => {
    const answer = await get('find')
    expect(answer.json()).toEqual({ owner: null })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('make a guest once, and know the guest again by the cookie', async () => {
    const first = await get('ensure')
    const { owner } = first.json()
    expect(owner).toEqual({ kind: 'guest', guestId: expect.any(String) })
    const cookie = cookieOf(first)
    expect((await get('find', cookie)).json()).toEqual({ owner })
    const again = await get('ensure', cookie)
    expect(again.json()).toEqual({ owner })
    expect(again.headers['set-cookie']).toBeUndefined()
    expect(await database.db.select().from(guests)).toHaveLength(1)
  })

  it('keep only a hash of the key, which is 256 bits long and out of reach for scripts', async () => {
    const answer = await get('ensure')
    const header = String(answer.headers['set-cookie'])
    expect(header).toMatch(/^candid-session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/)
    const token = cookieOf(answer).split('=')[1] ?? ''
    expect(JSON.stringify(await database.db.select().from(sessions))).not.toContain(token)
    expect(answer.body).not.toContain(token)
  })

  it('are sent over https alone, bound to this very host, where the public address is https', async () => {
    const secure = await build('https://resumes.example')
    const answer = await secure.inject('/api/test/ensure')
    expect(answer.headers['set-cookie']).toMatch(/^__Host-candid-session=.*; Secure/)
  })

  it('tell an account from a guest', async () => {
    expect((await get('user')).statusCode).toBe(401)
    const guest = cookieOf(await get('ensure'))
    const refused = await get('user', guest)
    expect(refused.statusCode).toBe(401)
    expect(refused.json()).toMatchObject({ code: 'sign-in-required' })
    const signedIn = await get('sign-in', guest)
    expect(signedIn.json()).toEqual({ owner: { kind: 'account', userId } })
    expect((await get('user', cookieOf(signedIn))).json().owner.userId).toBe(userId)
  })

  it.each(['candid-session=', 'candid-session=nonsense', 'candid-session=%00', `candid-session=${'x'.repeat(99)}`])(
    'open nothing for the cookie %j',
    async (cookie) => {
      expect((await get('find', cookie)).json()).toEqual({ owner: null })
    },
  )

  it('last thirty days from the last visit, and then are gone', async () => {
    const start = now
    const cookie = cookieOf(await get('sign-in'))
    now = new Date(start.getTime() + 29 * day)
    const kept = await get('keep', cookie)
    expect(cookieOf(kept)).toBe(cookie)
    expect((await get('keep', cookie)).headers['set-cookie']).toBeUndefined()
    now = new Date(start.getTime() + 58 * day)
    expect((await get('find', cookie)).json().owner).not.toBeNull()
    now = new Date(start.getTime() + 59 * day + 1)
    expect((await get('find', cookie)).json()).toEqual({ owner: null })

    await get('ensure')
    await deleteExpiredSessions(database.db, now)
    const left = await database.db.select().from(sessions)
    expect(left.filter((session) => session.userId)).toEqual([])
    expect(left.length).toBeGreaterThan(0)
  })

  it('end all at once but the one that asks', async () => {
    const [mine, other] = [cookieOf(await get('sign-in')), cookieOf(await get('sign-in'))]
    await deleteSessionsOf(database.db, { kind: 'account', userId }, { except: mine.split('=')[1] ?? '' })
    expect((await get('find', mine)).json().owner).not.toBeNull()
    expect((await get('find', other)).json()).toEqual({ owner: null })
  })

  it('are forgotten by the browser and by the rest of the request', async () => {
    const cookie = cookieOf(await get('sign-in'))
    const answer = await get('forget', cookie)
    expect(answer.json()).toEqual({ owner: null })
    expect(answer.headers['set-cookie']).toMatch(/^candid-session=; .*Expires=Thu, 01 Jan 1970/)
  })
})
