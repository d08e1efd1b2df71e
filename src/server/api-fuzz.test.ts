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
/** Slower than this and than twenty times the route's median is wrong; a thread that starts anew takes seconds to load. */
const patienceMs = 5_000

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

  const tell = ({ method, url, headers, payload = '' }: HostileRequest, more: string) =>
    `${method} ${url.slice(0, 200)} ${JSON.stringify(headers)} ${payload.slice(0, 300)} -> ${more}`

  it(`answers ${requests} hostile requests without a 5xx but 503 and without a stack`, async () => {
    const document = (await app.inject('/api/docs/openapi.json')).json()
    // What runs in threads of its own has them loaded.
    for (const [url, payload] of [
      ['/api/download-resume', { resumeContent: {}, templateId: 7, format: 'md' }],
      ['/api/assistant/tailor', { resumeData: {}, jobDescription: 'Nurse', requirements: [] }],
    ] as const) {
      await app.inject({ method: 'POST', url, payload })
    }
    const wrong: string[] = []
    const times = new Map<string, { ms: number; what: string }[]>()
    const statuses = new Map<number, number>()
    let made = 0
    for (const request of makeHostileRequests(document, seed)) {
      if (made % 200 === 0) await joinAgain()
      if (made++ === requests) break
      now += 5_000
      const { route, method, url, headers, payload } = request
      const startedAt = performance.now()
      const answer = await app.inject({
        method,
        url,
        headers: { ...(made % 2 === 0 ? { cookie } : {}), ...headers },
        remoteAddress: `10.${made % 250}.${(made >> 8) % 250}.1`,
        ...(payload === undefined ? {} : { payload }),
      })
      const ms = performance.now() - startedAt
      const { statusCode, body } = answer
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
      times.set(route, [...(times.get(route) ?? []), { ms, what: tell(request, `${Math.round(ms)} ms`) }])
      if (statusCode >= 500 && statusCode !== 503) wrong.push(tell(request, `${statusCode} ${body.slice(0, 200)}`))
      if (/\n\s+at .+:\d+|node_modules|file:\/\//.test(body))
        wrong.push(tell(request, `a stack: ${body.slice(0, 300)}`))
    }
    expect(wrong).toEqual([])
    const asked = Object.entries<object>(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    // Nothing is proved by a route that was never asked, nor where every answer is the same refusal.
    expect(asked.filter((route) => !times.has(route))).toEqual([])
    expect((statuses.get(200) ?? 0) / requests).toBeGreaterThan(0.05)
    console.log(`${requests} requests, seed ${seed}:`, Object.fromEntries([...statuses].sort(([a], [b]) => a - b)))
    if (isFull) expect([...times.values()].flatMap(listSlow)).toEqual([])
  }, 1_800_000)
})

function listSlow(asked: { ms: number; what: string }[]): string[] {
  const sorted = asked.map(({ ms }) => ms).sort((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  return asked.filter(({ ms }) => ms > Math.max(median * 20, patienceMs)).map(({ what }) => what)
}
