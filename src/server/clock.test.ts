import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { buildTestApp } from '../../tests/support/app.ts'
import { openTestDatabase } from '../../tests/support/database.ts'
import { openVisitor, signUpAndIn } from '../../tests/support/visitor.ts'
import type { Database } from './platform/database/open-database.ts'
import { syncTemplates } from './templates/sync-templates.ts'

const hour = 60 * 60_000

describe('a clock that is set', () => {
  let database: Database

  beforeAll(async () => {
    database = await openTestDatabase()
    await syncTemplates(database.db)
  })
  afterAll(() => database.close())

  it.each([
    ['an hour back', -hour],
    ['two hours on', 2 * hour],
    ['a day back', -24 * hour],
  ])('%s keeps people signed in, and their saves in order', async (_how, by) => {
    let now = Date.UTC(2026, 4, 4, 12)
    const app = await buildTestApp({ database, clock: () => new Date(now) })
    const visitor = openVisitor(app)
    await signUpAndIn(visitor)
    const id = crypto.randomUUID()
    let revision = 0
    const save = async (title: string) => {
      const document = { kind: 'resume', id, title, templateId: 1, style: {}, resume: emptyResume(id), revision }
      const body = { document: { ...document, updatedAt: new Date(now).toISOString() }, baseRevision: revision }
      const answer = await visitor.send('PUT', `/api/documents/${id}`, body)
      expect([title, answer.statusCode, answer.body]).toEqual([title, 200, expect.any(String)])
      revision = answer.json().revision
    }
    await save('Before')
    now += by
    await save('After')
    now -= by
    await save('Back again')
    expect(revision).toBe(3)
    expect((await visitor.get('/api/me')).json()).not.toBeNull()
    expect((await visitor.get(`/api/documents/${id}`)).json().title).toBe('Back again')
    expect((await visitor.get('/api/jobs?query=nurse')).statusCode).toBe(200)
  })
})
