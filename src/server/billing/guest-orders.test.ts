import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/platform/database/open-database.ts'
import { guests, sessions } from '#server/platform/database/schema/accounts.ts'
import { billingOrders } from '#server/platform/database/schema/billing.ts'
import { buildTestApp } from '../../../tests/support/app.ts'
import { beginPayment, pay } from '../../../tests/support/billing.ts'
import { describeOneDatabase } from '../../../tests/support/database.ts'
import { collectMail, openVisitor } from '../../../tests/support/visitor.ts'
import { forgetVisitors } from './guest-orders.ts'

const day = 24 * 60 * 60 * 1000

describeOneDatabase('M6: what anybody leaves behind without an account', (open) => {
  let database: Database
  let app: FastifyInstance
  const start = new Date('2026-03-01T12:00:00Z')
  let now = start

  beforeAll(async () => {
    database = await open()
    app = await buildTestApp({ database, mail: collectMail(), clock: () => now })
  })
  afterAll(() => database.close())

  const entitlements = async (visitor: ReturnType<typeof openVisitor>) =>
    (await visitor.get('/api/billing/entitlements')).json()

  it('is gone after a month, and its order after three, unless something was paid', async () => {
    const [looking, buying] = [openVisitor(app), openVisitor(app)]
    const { orderId } = await beginPayment(looking, 'resume')
    await forgetVisitors(database.db, now)
    expect(await database.db.select().from(guests)).toHaveLength(1)
    const bought = await pay(buying, 'resume')
    expect(await entitlements(buying)).toMatchObject({ resume: true })

    now = new Date(start.getTime() + 31 * day)
    await forgetVisitors(database.db, now)
    expect(await database.db.select().from(guests)).toHaveLength(1)
    expect(await database.db.select().from(sessions)).toHaveLength(1)
    expect(await entitlements(buying)).toMatchObject({ resume: true })
    await database.db.update(billingOrders).set({ checkAt: null }).where(eq(billingOrders.id, orderId))

    now = new Date(start.getTime() + 100 * day)
    await forgetVisitors(database.db, now)
    const orders = await database.db.select({ id: billingOrders.id }).from(billingOrders)
    expect(orders).toEqual([{ id: bought.orderId }])
    expect(await entitlements(buying)).toMatchObject({ resume: true })

    now = new Date(start.getTime() + 399 * day)
    expect(await entitlements(buying)).toMatchObject({ resume: true })
  })
})
