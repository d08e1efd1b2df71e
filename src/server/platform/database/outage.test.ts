import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { addRoute } from '#server/platform/add-route.ts'
import { toAppError } from '#server/platform/errors.ts'
import { defineRoute } from '#shared/api/route.ts'
import { buildTestApp } from '../../../../tests/support/app.ts'
import { createPostgresDatabase, describePostgres, postgresUrl } from '../../../../tests/support/database.ts'
import { type StallingProxy, startStallingProxy } from '../../../../tests/support/stalling-proxy.ts'
import { type Database, openDatabase } from './open-database.ts'
import { users } from './schema/accounts.ts'

const postRow = defineRoute({
  method: 'POST',
  path: '/api/test/rows',
  summary: 'Stores a row',
  body: z.object({ id: z.uuid() }),
  response: z.object({ id: z.string() }),
})

const row = (id: string) => ({ id, username: id, password: 'x' })

describePostgres('a database that goes away', () => {
  let proxy: StallingProxy
  let database: Database
  let app: FastifyInstance
  let drop: () => Promise<void>

  beforeAll(async () => {
    const created = await createPostgresDatabase(postgresUrl ?? '')
    drop = created.drop
    proxy = await startStallingProxy(created.url)
    database = await openDatabase({
      databaseUrl: proxy.url,
      dataDir: '',
      databasePool: 4,
      databaseTimeoutMs: 500,
    })
    app = await buildTestApp({
      database,
      extraFeatures: [
        (scope) =>
          addRoute(scope, postRow, async ({ body: { id } }) => {
            await database.db.transaction((tx) => tx.insert(users).values(row(id)))
            return { id }
          }),
      ],
    })
  })
  afterAll(async () => {
    await database.close()
    await proxy.close()
    await drop()
  })
  beforeEach(async () => {
    proxy.mend()
    await vi.waitFor(() => database.pool.query('SELECT 1'))
  })

  const post = (id: string) => app.inject({ method: 'POST', url: postRow.path, payload: { id } })
  const stored = async (ids: string[]) => {
    const rows = await database.db.select({ id: users.id }).from(users)
    const known = new Set(rows.map(({ id }) => id))
    return ids.filter((id) => known.has(id))
  }

  /** Callers that never stop; answers what each of them was told. */
  function startLoad() {
    const answers: { id: string; status: number; retryAfter: unknown }[] = []
    let isOver = false
    const callers = Array.from({ length: 12 }, async () => {
      while (!isOver) {
        const id = randomUUID()
        const { statusCode, headers } = await post(id)
        answers.push({ id, status: statusCode, retryAfter: headers['retry-after'] })
      }
    })
    const countOf = (status: number) => answers.filter((answer) => answer.status === status).length
    return {
      answers,
      waitForMore: (status: number) => {
        const before = countOf(status)
        return vi.waitFor(() => expect(countOf(status)).toBeGreaterThan(before + 12))
      },
      stop: async () => {
        isOver = true
        await Promise.all(callers)
      },
    }
  }

  it('Fail 1: restarts under load: every answer is a save or a 503, nothing acknowledged is lost', async () => {
    const load = startLoad()
    for (let round = 0; round < 3; round++) {
      await load.waitForMore(200)
      proxy.cut()
      await load.waitForMore(503)
      proxy.mend()
    }
    await load.waitForMore(200)
    await load.stop()

    expect(new Set(load.answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
    const refused = load.answers.filter(({ status }) => status === 503)
    expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true)
    const acknowledged = load.answers.filter(({ status }) => status === 200).map(({ id }) => id)
    expect(await stored(acknowledged)).toHaveLength(acknowledged.length)
    expect(database.pool.totalCount).toBeLessThanOrEqual(4)
  })

  it('Fail 5: is silent: calls are answered all the same, and readiness says no', async () => {
    const load = startLoad()
    await load.waitForMore(200)
    proxy.stall()
    await load.waitForMore(503)
    expect((await app.inject('/api/ready')).statusCode).toBe(503)
    expect((await app.inject('/api/health')).statusCode).toBe(200)
    proxy.mend()
    await load.waitForMore(200)
    await load.stop()
    expect(new Set(load.answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
    await vi.waitFor(async () => expect((await app.inject('/api/ready')).statusCode).toBe(200))
  })

  it('falls silent inside a transaction: what comes after it does not finish that transaction', async () => {
    const halves = [randomUUID(), randomUUID()] as const
    const interrupted = database.db.transaction(async (tx) => {
      await tx.insert(users).values(row(halves[0]))
      proxy.stall()
      await tx.insert(users).values(row(halves[1]))
    })
    expect(toAppError(await interrupted.catch((error) => error)).code).toBe('busy')
    proxy.mend()
    const later = Array.from({ length: 8 }, () => randomUUID())
    await vi.waitFor(() => database.pool.query('SELECT 1'))
    await Promise.all(later.map((id) => database.db.transaction((tx) => tx.insert(users).values(row(id)))))
    expect(await stored([...halves, ...later])).toEqual(later)
  })

  it('is away while transactions begin: each gives its connection back', async () => {
    proxy.cut()
    for (let turn = 0; turn < 10; turn++) expect((await post(randomUUID())).statusCode).toBe(503)
    proxy.mend()
    await vi.waitFor(async () => expect((await post(randomUUID())).statusCode).toBe(200))
    const together = await Promise.all(Array.from({ length: 8 }, () => post(randomUUID())))
    expect(together.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
  })

  it('Fail 8: is busy: the queue for it is bounded, and readiness does not stand in it', async () => {
    const sleepers = Array.from({ length: 4 }, () => database.pool.query('SELECT pg_sleep(0.3)'))
    const waiting = Array.from({ length: 40 }, () => database.pool.query('SELECT 1').catch((error) => error))
    expect(database.pool.waitingCount).toBe(40)
    const refused = await database.db.select().from(users).catch(toAppError)
    expect(refused).toMatchObject({ code: 'busy', details: { retryAfterSeconds: 1 } })
    expect((await app.inject('/api/ready')).statusCode).toBe(200)
    await Promise.all([...sleepers, ...waiting])
  })
})

describe('errors of a database', () => {
  it.each([
    ['57P01', 'an administrator shut it down'],
    ['57P03', 'it starts'],
    ['57014', 'the statement took too long'],
    ['53300', 'it has too many connections'],
    ['08006', 'the connection broke'],
    ['40P01', 'two writers wait for each other'],
    ['25006', 'it became read-only in a failover'],
    ['ECONNREFUSED', 'nobody listens'],
    ['ECONNRESET', 'the connection was reset'],
  ])('%s, when %s, ask to try again', (code) => {
    const wrapped = new Error('Failed query', { cause: Object.assign(new Error('words of the server'), { code }) })
    expect(toAppError(wrapped)).toMatchObject({ code: 'busy', details: { retryAfterSeconds: 2 } })
  })

  it('Fail 7: a full disk is said as such', () => {
    const error = toAppError(Object.assign(new Error('could not extend file'), { code: '53100' }))
    expect(error).toMatchObject({ code: 'busy', details: { retryAfterSeconds: 60 } })
    expect(error.message).toContain('run out of space')
  })
})
