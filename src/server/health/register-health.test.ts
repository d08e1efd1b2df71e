import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/database/open-database.ts'
import { buildTestApp } from '../../../tests/support/app.ts'
import { describeDatabases } from '../../../tests/support/database.ts'

describe('health', () => {
  it('serves without a database and says which version', async () => {
    const app = await buildTestApp({ build: { version: '1.2.3', build: 'abc' } })
    expect((await app.inject('/api/health')).json()).toEqual({ status: 'ok', version: '1.2.3', build: 'abc' })
  })

  it('is not ready while the database does not answer', async () => {
    const app = await buildTestApp()
    const answer = await app.inject('/api/ready')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toEqual({ code: 'busy', message: 'The database isn’t responding.' })
  })
})

describeDatabases('readiness', (open) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  it('names the kind of database that answers', async () => {
    const app = await buildTestApp({ database })
    expect((await app.inject('/api/ready')).json()).toEqual({ status: 'ok', database: database.kind })
  })
})
