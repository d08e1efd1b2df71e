import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import { billingOrders } from '#server/platform/database/schema/billing.ts'
import type { Owner } from '#server/platform/sessions-store.ts'
import { firstCheckMs } from './begin-checkout.ts'
import { recordEvents } from './ledger.ts'
import * as store from './order-store.ts'
import type { BillingPorts } from './ports.ts'
import type { Order } from './provider.ts'

const hour = 60 * 60 * 1000
/** Anything unpaid by then never will be, or the provider will tell us. */
const askForMs = 3 * 24 * hour
const checksPerRound = 50

/** Asks the provider about every order that is due, one by one: failures are retried later. */
export async function checkDueOrders(ports: BillingPorts, signal?: AbortSignal): Promise<void> {
  const { database, clock, log } = ports
  const due = await database.db
    .select()
    .from(billingOrders)
    .where(lte(billingOrders.checkAt, clock()))
    .orderBy(asc(billingOrders.checkAt))
    .limit(checksPerRound)
  for (const order of due) {
    if (signal?.aborted) return
    try {
      await checkOrder(ports, order)
    } catch (error) {
      log.warn({ err: error, order: order.id }, 'could not ask the payment provider')
      await setCheck(ports, order, new Date(clock().getTime() + firstCheckMs))
    }
  }
}

/** Asks about an owner's pending payments; recovers one whose event was lost. */
export async function checkOwnOrders(ports: BillingPorts, owner: Owner): Promise<void> {
  const open = await ports.database.db
    .select()
    .from(billingOrders)
    .where(and(store.isOwnedBy(owner), isNotNull(billingOrders.checkAt), isNotNull(billingOrders.reference)))
    .limit(checksPerRound)
  for (const order of open) await checkOrder(ports, order)
}

/** Learns the state of one order at the provider, and ends there what has ended here. */
export async function checkOrder(ports: BillingPorts, order: Order): Promise<void> {
  const { database, provider, clock, onRecorded } = ports
  // Never reached the provider, or belongs to another one, so it cannot have been paid.
  if (!store.isPlaced(order) || order.provider !== provider.name) return setCheck(ports, order, null)
  const recording = { provider: provider.name, now: clock(), onRecorded }
  await recordEvents(database, await provider.fetchState(order), recording)
  const state = await store.findState(database.db, order.id)
  const isOver = state?.status === 'refunded' || order.mustEnd
  if (order.kind === 'subscription' && isOver && state?.phase !== 'ended') {
    await recordEvents(database, await provider.endNow(order), recording)
  }
  await setCheck(ports, order, nextCheck(order, await store.findState(database.db, order.id), clock()))
}

function nextCheck(order: Order, state: store.OrderStateRow | undefined, now: Date): Date | null {
  if (state?.phase === 'ended' || state?.status === 'canceled') return null
  if (state?.status === 'paid' || state?.status === 'refunded') {
    if (order.kind === 'document') return null
    // The renewal's own event comes first; this is for the day on which it does not.
    const afterRenewal = (state.paidUntil ?? now).getTime() + hour
    return new Date(Math.max(afterRenewal, now.getTime() + hour))
  }
  const age = now.getTime() - order.createdAt.getTime()
  return age > askForMs ? null : new Date(now.getTime() + Math.max(firstCheckMs, age))
}

async function setCheck({ database }: BillingPorts, { id }: Order, checkAt: Date | null): Promise<void> {
  await database.db.update(billingOrders).set({ checkAt }).where(eq(billingOrders.id, id))
}
