import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { BillingAccount, Entitlements } from '#shared/api/billing.ts'
import { buildTestApp } from './app.ts'
import type { OpenTestDatabase } from './database.ts'
import { collectMail, openVisitor, type Visitor } from './visitor.ts'

/** The app with the sandbox for a suite, at nine in the morning before each test, and what a visitor asks of it. */
export function useBillingApp(open: OpenTestDatabase) {
  let opened: Database | undefined
  let app: FastifyInstance
  let now = new Date()
  const mail = collectMail()

  beforeAll(async () => {
    opened = await open()
    app = await buildTestApp({
      database: opened,
      mail,
      clock: () => now,
      env: { PUBLIC_URL: 'https://resumes.example', BILLING: 'sandbox' },
    })
  })
  afterAll(async () => {
    await app.close()
    await opened?.close()
  })
  beforeEach(() => goTo('2026-11-15T09:00:00Z'))

  const goTo = (time: string | number) => {
    now = new Date(time)
  }
  return {
    mail,
    goTo,
    pass: (milliseconds: number) => goTo(now.getTime() + milliseconds),
    db: () => {
      if (!opened) throw new Error('The database is open while tests run.')
      return opened.db
    },
    visit: () => openVisitor(app),
    entitlements: async (visitor: Visitor): Promise<Entitlements> =>
      (await visitor.get('/api/billing/entitlements')).json(),
    account: async (visitor: Visitor): Promise<BillingAccount> => (await visitor.get('/api/billing/account')).json(),
    download: async (visitor: Visitor, id: string, format = 'docx') => {
      const resumeContent = emptyResume(id)
      const { statusCode } = await visitor.post('/api/download-resume', { resumeContent, templateId: 1, format })
      return statusCode
    },
  }
}
