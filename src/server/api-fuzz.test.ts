import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp } from '../../tests/support/app.ts'
import { openTestDatabase } from '../../tests/support/database.ts'
import { type HostileRequest, makeHostileRequests } from '../../tests/support/hostile-requests.ts'
import type { Database } from './platform/database/open-database.ts'
import { syncTemplates } from './templates/sync-templates.ts'

const isFull = Boolean(process.env.TEST_FULL)
const requests = isFull ? 20_000 : 600
const seed = Number(process.env.TEST_SEED ?? (isFull ? 21 : 7))
/** Slower than so many times the median of its kind is wrong. */
const mostTimesMedian = 20
/** Nothing is called slow below this: on a quiet machine a collection of garbage or a compilation takes up to 47 ms. */
const floorMs = 50
/** A megabyte takes 5 to 19 ms on a quiet machine to be taken in, counted and parsed; a few bytes take none. */
const msForMegabyte = 40

describe('every route of the OpenAPI document', () => {
  let database: Database
  let app: FastifyInstance
  let cookie = ''
  let now = Date.UTC(2026, 0, 5)

  beforeAll(async () => {
    database = await openTestDatabase()
    await syncTemplates(database.db)
    // Every request is some seconds after the last, or limits would answer in place of the routes.
    app = await buildTestApp({ database, clock: () => new Date(now), env: { BILLING: 'sandbox' } })
  })
  afterAll(() => database.close())

  /** Some of the requests sign out, and some delete the account. */
  async function joinAgain(): Promise<void> {
    const person = { email: `ada-${now}@example.com`, password: 'words nobody would guess 71' }
    const join = { ...person, firstName: 'Ada', lastName: 'Byron', acceptTerms: true }
    await app.inject({ method: 'POST', url: '/api/auth/sign-up', payload: join })
    const answer = await app.inject({ method: 'POST', url: '/api/auth/sign-in', payload: person })
    expect(answer.statusCode).toBe(200)
    cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
  }

  it(`answers ${requests} hostile requests without a 5xx but 503 and without a stack`, async () => {
    const document = (await app.inject('/api/docs/openapi.json')).json()
    const wrong: string[] = []
    const asked = new Set<string>()
    const times = new Map<string, Timed[]>()
    /** What this machine does to a request that asks for nothing. */
    let noiseMs = 0
    const statuses = new Map<number, number>()
    let made = 0
    for (const request of makeHostileRequests(document, seed)) {
      if (made % 200 === 0) await joinAgain()
      if (made++ === requests) break
      now += 5_000
      const sender = { isSignedIn: made % 2 === 0, from: `10.${made % 250}.${(made >> 8) % 250}.1` }
      const startedAt = performance.now()
      const answer = await send(request, sender)
      const ms = performance.now() - startedAt
      const { statusCode, body } = answer
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
      asked.add(request.route)
      // A refusal by the schema and one by the password are not alike: only the second has hashed something.
      const kind = `${request.route} ${statusCode}`
      times.set(kind, [
        ...(times.get(kind) ?? []),
        { ms, ...(ms > floorMs ? { again: { request, sender, statusCode } } : {}) },
      ])
      noiseMs = Math.max(noiseMs, await timeNothing())
      if (statusCode >= 500 && statusCode !== 503) wrong.push(tell(request, `${statusCode} ${body.slice(0, 200)}`))
      if (/\n\s+at .+:\d+|node_modules|file:\/\//.test(body))
        wrong.push(tell(request, `a stack: ${body.slice(0, 300)}`))
    }
    expect(wrong).toEqual([])
    const routes = Object.entries<object>(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    // Nothing is proved by a route that was never asked, nor where every answer is the same refusal.
    expect(routes.filter((route) => !asked.has(route))).toEqual([])
    expect((statuses.get(200) ?? 0) / requests).toBeGreaterThan(0.05)
    console.log(`${requests} requests, seed ${seed}:`, Object.fromEntries([...statuses].sort(([a], [b]) => a - b)))
    const slow = [...times.values()].flatMap(listSlow)
    console.log(
      `${times.size} kinds of answer; at most ${Math.round(noiseMs)} ms for nothing; slow:`,
      slow.map(tellSlow),
    )
    if (!isFull) return
    // A request that is slow by itself is slow again; what held it up once, a collection of garbage or a neighbour, is not its doing.
    await joinAgain()
    const again: string[] = []
    for (const one of slow) if (await isSlowAgain(one)) again.push(tellSlow(one))
    expect(again).toEqual([])
  }, 1_800_000)

  const send = ({ method, url, headers, payload }: HostileRequest, { isSignedIn, from }: Sender) =>
    app.inject({
      method,
      url,
      headers: { ...(isSignedIn ? { cookie } : {}), ...headers },
      remoteAddress: from,
      ...(payload === undefined ? {} : { payload }),
    })

  async function isSlowAgain({ again: { request, sender, statusCode }, limitMs }: Slow): Promise<boolean> {
    for (let tries = 0; tries < 5; tries++) {
      now += 5_000
      const startedAt = performance.now()
      const answer = await send(request, sender)
      // Another answer is of another kind: somebody has signed in meanwhile.
      if (answer.statusCode !== statusCode || performance.now() - startedAt <= limitMs) return false
    }
    return true
  }

  async function timeNothing(): Promise<number> {
    const startedAt = performance.now()
    await app.inject('/api/health')
    return performance.now() - startedAt
  }
})

type Sender = { isSignedIn: boolean; from: string }
type Again = { request: HostileRequest; sender: Sender; statusCode: number }
/** Only what may be slow is kept whole: some of it has fifteen megabytes. */
type Timed = { ms: number; again?: Again }
type Slow = { ms: number; again: Again; limitMs: number }

/** The first of a kind loads code and starts threads, which then stay; it is not compared. */
function listSlow([, ...timed]: Timed[]): Slow[] {
  const sorted = timed.map(({ ms }) => ms).sort((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  return timed.flatMap(({ ms, again }) => {
    const megabytes = (again?.request.payload?.length ?? 0) / 1e6
    const limitMs = Math.max(median * mostTimesMedian, floorMs + megabytes * msForMegabyte)
    return again && ms > limitMs ? [{ ms, again, limitMs }] : []
  })
}

const tellSlow = ({ ms, limitMs, again }: Slow) =>
  tell(again.request, `${Math.round(ms)} ms, at most ${Math.round(limitMs)}`)

const tell = ({ method, url, headers, payload = '' }: HostileRequest, more: string) =>
  `${method} ${url.slice(0, 200)} ${JSON.stringify(headers)} ${payload.slice(0, 300)} -> ${more}`
