import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { Database } from '#server/platform/database/open-database.ts'
import { syncTemplates } from '#server/templates/sync-templates.ts'
import { buildTestApp } from './app.ts'
import type { OpenTestDatabase } from './database.ts'

type DocumentsApp = { app: FastifyInstance; database: Database; now: Date; pass: (milliseconds: number) => void }

/** The server with its templates in the database, and a clock that stands until a test moves it. */
export function useDocumentsApp(open: OpenTestDatabase): DocumentsApp {
  // The app and its database are there when the first test runs.
  const site = { now: new Date('2026-11-15T10:00:00Z') } as DocumentsApp
  site.pass = (milliseconds) => {
    site.now = new Date(site.now.getTime() + milliseconds)
  }
  beforeAll(async () => {
    site.database = await open()
    await syncTemplates(site.database.db)
    site.app = await buildTestApp({ database: site.database, clock: () => site.now })
  })
  afterAll(() => site.database.close())
  return site
}
