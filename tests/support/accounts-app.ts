import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { Database } from '#server/platform/database/open-database.ts'
import { buildTestApp } from './app.ts'
import type { OpenTestDatabase } from './database.ts'
import { collectMail } from './visitor.ts'

type AccountsApp = { app: FastifyInstance; database: Database; mail: ReturnType<typeof collectMail>; now: Date }

/** The whole server with a mailbox to look into, and a clock that stands until a test moves it. */
export function useAccountsApp(open: OpenTestDatabase, env: Record<string, string> = {}): AccountsApp {
  const here = { mail: collectMail(), now: new Date('2026-03-01T12:00:00Z') } as AccountsApp
  beforeAll(async () => {
    here.database = await open()
    here.app = await buildTestApp({ database: here.database, mail: here.mail, clock: () => here.now, env })
  })
  afterAll(() => here.database.close())
  return here
}
