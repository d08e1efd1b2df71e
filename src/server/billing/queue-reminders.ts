import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import { billingMails, billingOrders, billingStates } from '#server/platform/database/schema/billing.ts'
import { plans, readPlanId } from '#shared/plans.ts'
import { listRecords, type OrderRecord } from './order-store.ts'
import type { BillingPorts } from './ports.ts'

const day = 24 * 60 * 60 * 1000
const beforeYearlyMs = 7 * day
const beforeNewPriceMs = 3 * day

/** Queues the mail before a renewal, once per renewal even if several processes do it. */
export async function queueReminders({ database: { db }, clock }: BillingPorts): Promise<void> {
  const now = clock()
  const latest = new Date(now.getTime() + Math.max(beforeYearlyMs, beforeNewPriceMs))
  const endingSoon = db
    .select({ id: billingStates.orderId })
    .from(billingStates)
    .where(
      and(
        gt(billingStates.paidUntil, now),
        lte(billingStates.paidUntil, latest),
        eq(billingStates.phase, 'active'),
        eq(billingStates.cancelAtPeriodEnd, false),
      ),
    )
  const records = await listRecords(db, inArray(billingOrders.id, endingSoon))
  const due = records.filter((record) => isReminderDue(record, now))
  if (due.length === 0) return
  const rows = due.map(({ order, state }) => ({
    key: `reminder:${order.id}:${state?.paidUntil?.toISOString()}`,
    kind: 'reminder' as const,
    orderId: order.id,
    createdAt: now,
  }))
  await db.insert(billingMails).values(rows).onConflictDoNothing()
}

/** Before every yearly renewal, and before a monthly one only where its price is another than last time. */
function isReminderDue({ order, state, payments }: OrderRecord, now: Date): boolean {
  const plan = readPlanId(order.item)
  if (!plan || !state?.paidUntil || state.phase !== 'active' || state.cancelAtPeriodEnd) return false
  const leftMs = state.paidUntil.getTime() - now.getTime()
  if (leftMs <= 0) return false
  if (plans[plan].months === 12 && leftMs <= beforeYearlyMs) return true
  const paidBefore = payments.at(-1)?.amountCents
  return paidBefore !== undefined && paidBefore !== state.renewalCents && leftMs <= beforeNewPriceMs
}
