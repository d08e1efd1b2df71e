import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp } from '../../../tests/support/app.ts'
import type { Database } from './database/open-database.ts'
import { catalogue, createMetrics } from './metrics.ts'
import { watchWork } from './serve-metrics.ts'

const token = 'a-token-of-the-tests'
const headers = { authorization: `Bearer ${token}` }
const notThroughNginx = 'Prometheus asks each process by itself'
/** As much of a pool as is looked at. */
const pool = { totalCount: 3, idleCount: 1, waitingCount: 2 } as Database['pool']

describe('metrics', () => {
  let app: FastifyInstance
  const read = async () => (await app.inject({ url: '/metrics', headers })).body

  beforeAll(async () => {
    const database = { kind: 'embedded', pool, background: pool, isCrowded: () => false, ping: async () => {} } as const
    // No route here asks it anything.
    const db = {} as Database['db']
    app = await buildTestApp({
      alone: notThroughNginx,
      env: { METRICS_TOKEN: token },
      build: { version: '1.2.3', build: 'abc' },
      database: { ...database, db, readDb: db, backgroundDb: db },
    })
  })

  it('are not there without a token in the configuration', async () => {
    const without = await buildTestApp({ alone: notThroughNginx })
    const answer = await without.inject({ url: '/metrics', headers: { ...headers, accept: 'text/plain' } })
    expect(answer.statusCode).toBe(404)
  })

  it.each([undefined, 'Bearer wrong', token, 'Basic x'])('are refused to whoever sends %s', async (authorization) => {
    const answer = await app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })
    expect(answer.statusCode).toBe(403)
    expect(answer.body).not.toMatch(/candid_/)
  })

  it('count answers by route pattern and class of status, never by address', async () => {
    await app.inject('/api/health')
    await app.inject('/api/templates/999')
    await app.inject('/secret-of-jane?name=jane')
    const text = await read()
    expect(text).toMatch(/^candid_http_requests_total\{method="GET",route="\/api\/health",status="2xx"\} 1$/m)
    expect(text).toMatch(/route="\/api\/templates\/:id",status="4xx"\} 1$/m)
    expect(text).toMatch(
      /^candid_http_request_duration_seconds_bucket\{method="GET",route="\/api\/health",le="\+Inf"\} 1$/m,
    )
    expect(text).not.toMatch(/jane|templates\/999/)
  })

  it('show the event loop, the database, every work pool and the build', async () => {
    const text = await read()
    expect(text).toMatch(/^candid_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+$/m)
    expect(text).toMatch(/^candid_database_waiting\{pool="requests"\} 2$/m)
    expect(text).toMatch(/^candid_build_info\{version="1.2.3",build="abc"\} 1$/m)
    for (const name of ['exports', 'free-exports', 'writing', 'reading', 'scanning', 'searches']) {
      expect(text).toContain(`candid_work_waiting{pool="${name}"} 0`)
    }
  })

  it('are text that Prometheus reads: each name once, explained, and numbers only', async () => {
    const text = await read()
    const types = [...text.matchAll(/^# TYPE candid_(\w+) /gm)].map(([, name = '']) => name)
    expect(new Set(types).size).toBe(types.length)
    expect(types.every((name) => name in catalogue)).toBe(true)
    for (const line of text.trim().split('\n')) {
      expect(line).toMatch(/^(# (HELP|TYPE) candid_\w+ .+|candid_\w+(\{(\w+="[^"]*",?)+\})? -?[\d.e+-]+)$/)
    }
  })
})

describe('the registry', () => {
  it('keeps marks in a label from breaking the line', () => {
    const metrics = createMetrics()
    metrics.count('mail_total', { result: 'a"b\nc\\d' })
    expect(metrics.write()).toContain('candid_mail_total{result="a\\"b\\nc\\\\d"} 1\n')
  })

  it('puts each time into its bucket and every larger one', () => {
    const metrics = createMetrics()
    for (const seconds of [0.001, 0.2, 99]) metrics.observe('http_request_duration_seconds', {}, seconds)
    const text = metrics.write()
    expect(text).toMatch(/bucket\{le="0.005"\} 1\n/)
    expect(text).toMatch(/bucket\{le="0.3"\} 2\n/)
    expect(text).toMatch(/bucket\{le="10"\} 2\n/)
    expect(text).toMatch(/bucket\{le="\+Inf"\} 3\n/)
    expect(text).toMatch(/_count 3\n/)
  })

  it('is not needed by an app of one feature', () => {
    const bare = { hasDecorator: () => false } as unknown as FastifyInstance
    expect(() =>
      watchWork(bare, 'x', { stats: () => ({ running: 0, waiting: 0, refused: 0, killed: 0 }) }),
    ).not.toThrow()
  })
})
