// What an owner can do about an order: cancel, take that back, ask for the money.
import { inArray } from 'drizzle-orm'
import { billingOrders } from '#server/platform/database/schema/billing.ts'
import type { Owner } from '#server/platform/sessions-store.ts'
import type { BillingAccount } from '#shared/api/billing.ts'
import { AppError } from '#shared/errors.ts'
import type { BegunCheckout } from './begin-checkout.ts'
import { describeAccount, isRunning, refundDeadline, shownEmail } from './describe-orders.ts'
import type { LedgerEvent } from './fact.ts'
import { findEarlier } from './find-earlier.ts'
import { recordEvents } from './ledger.ts'
import * as store from './order-store.ts'
import type { BillingPorts } from './ports.ts'
import type { PlacedOrder } from './provider.ts'

export async function readAccount(ports: BillingPorts, owner: Owner | null): Promise<BillingAccount> {
  if (!owner) return { purchases: [], subscription: null, receipts: [] }
  const records = await store.listOwnRecords(ports.database.db, owner)
  return describeAccount(records, { now: ports.clock(), earlier: await findEarlier(ports, records) })
}

export async function cancelSubscription(ports: BillingPorts, owner: Owner): Promise<BillingAccount> {
  return changeRunning(ports, owner, {
    cancelAtPeriodEnd: true,
    act: (order) => ports.provider.cancelAtPeriodEnd(order),
  })
}

export async function resumeSubscription(ports: BillingPorts, owner: Owner): Promise<BillingAccount> {
  return changeRunning(ports, owner, { cancelAtPeriodEnd: false, act: (order) => ports.provider.resume(order) })
}

type RunningChange = { cancelAtPeriodEnd: boolean; act: (order: PlacedOrder) => Promise<LedgerEvent[]> }

/** Somebody who signed in with a guest's subscription and already had one has two; both are meant. */
async function changeRunning(ports: BillingPorts, owner: Owner, change: RunningChange): Promise<BillingAccount> {
  const records = await store.listOwnRecords(ports.database.db, owner)
  const running = records.filter((record) => isRunning(record, ports.clock()) && record.state?.phase !== 'ended')
  if (running.length === 0) throw new AppError('not-found', { message: 'There is no subscription.' })
  for (const { order, state } of running) {
    if (state?.cancelAtPeriodEnd === change.cancelAtPeriodEnd || !store.isPlaced(order)) continue
    await record(ports, await change.act(order))
  }
  return readAccount(ports, owner)
}

/** Returns the money of a first purchase or subscription; a subscription ends with it. */
export async function refundOrder(
  ports: BillingPorts,
  { owner, id }: { owner: Owner; id: string },
): Promise<BillingAccount> {
  const { database, provider, clock } = ports
  await learnCard(ports, { owner, id })
  const records = await store.listOwnRecords(database.db, owner)
  const found = records.find(({ order }) => order.id === id)
  if (!found || !store.isPlaced(found.order)) throw new AppError('not-found')
  const { order, state } = found
  const [payment] = found.payments
  // Asked twice, answered as the first time.
  if (state?.status !== 'refunded') {
    const viewing = { now: clock(), earlier: await findEarlier(ports, records) }
    if (!payment || !refundDeadline(found, records, viewing)) {
      throw new AppError('conflict', {
        message: 'Refunds are for a first purchase or subscription, within 14 days of the payment.',
      })
    }
    const amountCents = payment.amountCents - payment.refundedCents
    await record(ports, await provider.refund(order, { reference: payment.reference, amountCents }))
  }
  if (order.kind === 'subscription' && state?.phase !== 'ended') await record(ports, await provider.endNow(order))
  return readAccount(ports, owner)
}

/** Whether it is the first is also told by the card; the event that names it may still be on its way. */
async function learnCard(ports: BillingPorts, { owner, id }: { owner: Owner; id: string }): Promise<void> {
  const order = await store.findOwnOrder(ports.database.db, owner, id)
  if (!order || !store.isPlaced(order)) return
  const [known] = await store.listRecords(ports.database.db, store.isOrder(id))
  if (known?.payments.some(({ card }) => card === null)) await record(ports, await ports.provider.fetchState(order))
}

/** What is due now for a renewal that did not go through, to be paid with another card. */
export async function beginRenewal(ports: BillingPorts, owner: Owner): Promise<BegunCheckout> {
  const records = await store.listOwnRecords(ports.database.db, owner)
  const overdue = records.find(({ state }) => state?.phase === 'past-due' && !state.cancelAtPeriodEnd)
  if (!overdue || !store.isPlaced(overdue.order)) throw nothingDue()
  const { clientSecret, events } = await ports.provider.payRenewal(overdue.order)
  await record(ports, events)
  if (!clientSecret) throw nothingDue()
  const amountCents = overdue.state?.renewalCents ?? overdue.order.amountCents
  return { order: { ...overdue.order, amountCents, email: shownEmail(overdue.order) }, clientSecret }
}

function nothingDue(): AppError {
  return new AppError('conflict', { message: 'No renewal is waiting to be paid.' })
}

/** Notes that what an account leaves running is to end, and names it. */
export async function markForEnding(ports: BillingPorts, userId: string): Promise<PlacedOrder[]> {
  const { database, clock } = ports
  const records = await store.listOwnRecords(database.db, { kind: 'account', userId })
  const live = records.filter(({ order, state }) => order.kind === 'subscription' && state?.phase !== 'ended')
  const orders = live.map(({ order }) => order).filter(store.isPlaced)
  if (orders.length === 0) return []
  await database.db
    .update(billingOrders)
    .set({ mustEnd: true, checkAt: clock() })
    .where(
      inArray(
        billingOrders.id,
        orders.map(({ id }) => id),
      ),
    )
  return orders.map((order) => ({ ...order, mustEnd: true }))
}

async function record({ database, provider, clock, onRecorded }: BillingPorts, events: LedgerEvent[]): Promise<void> {
  await recordEvents(database, events, { provider: provider.name, now: clock(), onRecorded })
}
