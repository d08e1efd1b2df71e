import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { templates } from '#engine/templates/registry.gen.ts'
import { buildTestApp } from '../../../tests/support/app.ts'
import { describeDatabases } from '../../../tests/support/database.ts'
import { shares } from './client-shares.ts'
import type { Database } from './database/open-database.ts'
import { chargeAttempts } from './rate-limit.ts'

const resume = templates.professional.sample
const now = new Date('2026-03-01T12:00:00Z')
const clock = () => now

type App = Awaited<ReturnType<typeof buildTestApp>>
const skills = (app: App, from: string) =>
  app.inject({
    method: 'POST',
    url: '/api/assistant/skills',
    payload: { resume, category: 'Tools' },
    remoteAddress: from,
  })

describeDatabases('H1: the share of a client', (open) => {
  let database: Database
  let app: App
  let neighbour: App
  beforeAll(async () => {
    database = await open()
    app = await buildTestApp({ database, clock })
    neighbour = await buildTestApp({ database, clock })
  })
  afterAll(() => database.close())

  it('ends, over all processes, and another client is still served', async () => {
    const subject = '192.0.2.7'
    await chargeAttempts(database.db, shares.writing, { subject, now, count: shares.writing.limit - 1 })
    expect((await skills(app, subject)).statusCode).toBe(200)
    const refused = await skills(neighbour, subject)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('600')
    expect(refused.json().message).toContain('Please wait a few minutes')
    expect((await skills(app, '192.0.2.8')).statusCode).toBe(200)
  })

  it.each([
    ['a read-back', shares.readBacks, { method: 'POST', url: '/api/download-resume/read-back' }],
    ['an upload', shares.imports, { method: 'POST', url: '/api/extract-resume' }],
    ['a search', shares.searches, { method: 'GET', url: '/api/jobs?query=nurse' }],
    ['a download', shares.downloads, { method: 'POST', url: '/api/download-resume' }],
    ['a letter', shares.downloads, { method: 'POST', url: '/api/letters/download' }],
  ] as const)('holds for %s, before anything of it is read', async (_what, share, call) => {
    const subject = '192.0.2.9'
    await chargeAttempts(database.db, share, { subject, now, count: share.limit })
    const answer = await app.inject({ ...call, remoteAddress: subject })
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })
  it('leaves a crowded database to saving', async () => {
    const crowded = await buildTestApp({ database: { ...database, isCrowded: () => true } })
    const refused = await crowded.inject({ url: '/api/jobs?query=nurse' })
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('2')
    expect((await crowded.inject({ url: '/api/documents' })).statusCode).not.toBe(503)
  })
})

describe('a server that lags', () => {
  it('refuses free work for a moment and goes on with health and downloads', async () => {
    const app = await buildTestApp({ watchdog: { isLagging: () => true, stop: () => undefined } })
    const refused = await skills(app, '192.0.2.7')
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('2')
    expect((await app.inject({ url: '/api/health' })).statusCode).toBe(200)
    const download = await app.inject({ method: 'POST', url: '/api/download-resume', payload: {} })
    expect(download.statusCode).toBe(400)
  })
})

describe('without a database', () => {
  it('free work goes on: the bounded queues still hold', async () => {
    const app = await buildTestApp()
    expect((await skills(app, '192.0.2.7')).statusCode).toBe(200)
  })
})
