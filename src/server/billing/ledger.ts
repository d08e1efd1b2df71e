import { and, arrayOverlaps, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#server/platform/database/open-database.ts'
import {
  billingEvents,
  billingOrders,
  billingPayments,
  billingStates,
} from '#server/platform/database/schema/billing.ts'
import { deriveOrders, type OrderState } from './derive-orders.ts'
import { type Fact, factSchema, type LedgerEvent, subjectsOf } from './fact.ts'
import { paymentId } from './payment-id.ts'
import { queueMails } from './queue-mails.ts'

// Any fixed number: two events about the same order must not be judged side by side, each without the other.
const ledgerLock = 5_120_377

export type Recording = {
  provider: string
  now: Date
  /** Called with each fact that was not known yet. */
  onRecorded?: ((fact: Fact) => void) | undefined
}

/**
 * Writes events that are not there yet and computes again where the orders they touch stand, all or nothing. Whatever
 * was already known changes nothing.
 */
export async function recordEvents(
  { db }: Pick<Database, 'db'>,
  events: readonly LedgerEvent[],
  recording: Recording,
): Promise<void> {
  if (events.length === 0) return
  await db.transaction((tx) => recordWithin(tx, events, recording))
}

export async function recordWithin(
  tx: Queryable,
  events: readonly LedgerEvent[],
  { provider, now, onRecorded }: Recording,
): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${ledgerLock})`)
  const rows = events.map((event) => ({ ...event, provider, subjects: subjectsOf(event.fact), receivedAt: now }))
  const added = await tx.insert(billingEvents).values(rows).onConflictDoNothing().returning()
  if (added.length === 0) return
  for (const { fact } of added) onRecorded?.(factSchema.parse(fact))
  const related = await findRelated(
    tx,
    added.flatMap(({ subjects }) => subjects),
  )
  await writeOrders(tx, deriveOrders(related), { provider, now })
}

/** Everything said about the same things, and about what those are tied to. */
async function findRelated(tx: Queryable, subjects: string[]): Promise<LedgerEvent[]> {
  const known = new Set(subjects)
  for (;;) {
    const rows = await tx
      .select()
      .from(billingEvents)
      .where(arrayOverlaps(billingEvents.subjects, [...known]))
    const before = known.size
    for (const row of rows) for (const subject of row.subjects) known.add(subject)
    if (known.size > before) continue
    return rows.map(({ id, type, at, fact }) => ({ id, type, at, fact: factSchema.parse(fact) }))
  }
}

async function writeOrders(tx: Queryable, derived: Map<string, OrderState>, recording: Recording): Promise<void> {
  if (derived.size === 0) return
  // Another installation may share the provider's account; its orders are not ours.
  const ours = await tx
    .select({ id: billingOrders.id })
    .from(billingOrders)
    .where(inArray(billingOrders.id, [...derived.keys()]))
  for (const { id } of ours) {
    const state = derived.get(id)
    if (state) await writeOrder(tx, id, state, recording)
  }
}

async function writeOrder(tx: Queryable, orderId: string, state: OrderState, recording: Recording): Promise<void> {
  const { status, subscription } = state
  const columns = {
    status,
    paidAt: state.payments[0]?.paidAt ?? null,
    paidUntil: subscription?.paidUntil ?? null,
    phase: subscription?.phase ?? null,
    cancelAtPeriodEnd: subscription?.cancelAtPeriodEnd ?? false,
    renewalCents: subscription?.renewalCents ?? null,
  }
  await tx
    .insert(billingStates)
    .values({ orderId, ...columns })
    .onConflictDoUpdate({ target: billingStates.orderId, set: columns })

  const payments = state.payments.map(({ period, isReturned: _mailed, ...payment }) => ({
    ...payment,
    id: paymentId(recording.provider, payment.reference),
    orderId,
    periodFrom: period?.from ?? null,
    periodTo: period?.to ?? null,
  }))
  for (const payment of payments) {
    await tx.insert(billingPayments).values(payment).onConflictDoUpdate({ target: billingPayments.id, set: payment })
  }
  await tx.delete(billingPayments).where(
    and(
      eq(billingPayments.orderId, orderId),
      notInArray(
        billingPayments.id,
        payments.map(({ id }) => id),
      ),
    ),
  )
  await queueMails(tx, orderId, state, recording)
  if (subscription && status === 'refunded' && subscription.phase !== 'ended') {
    // A refunded subscription ends at once, also one refunded by hand at the provider; but payments may still be on
    // their way to us, so the provider is asked before anything is ended.
    await tx.update(billingOrders).set({ checkAt: recording.now }).where(eq(billingOrders.id, orderId))
  }
}
