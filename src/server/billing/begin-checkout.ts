import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { billingOrders } from '#server/platform/database/schema/billing.ts'
import type { Owner } from '#server/platform/sessions-store.ts'
import { AppError } from '#shared/errors.ts'
import { currency } from '#shared/money.ts'
import { documentPriceCents, type PlanId, type PurchaseType, plans, readPlanId } from '#shared/plans.ts'
import { isRunning } from './describe-orders.ts'
import { recordEvents } from './ledger.ts'
import { nameItems } from './order-names.ts'
import * as store from './order-store.ts'
import type { BillingPorts } from './ports.ts'
import type { Checkout, Order } from './provider.ts'

export type CheckoutRequest = {
  owner: Owner
  /** A guest's; an account's receipts go to the account's own address. */
  email: string | undefined
}

export type BegunCheckout = { order: Order; clientSecret: string }

/** Providers let an unpaid subscription go after 23 hours. */
const reopenForMs = 22 * 60 * 60 * 1000
export const firstCheckMs = 2 * 60 * 1000

export async function beginPurchase(
  ports: BillingPorts,
  { type, along, ...request }: CheckoutRequest & { type: PurchaseType; along?: PurchaseType | undefined },
): Promise<BegunCheckout> {
  const amountCents = along ? 2 * documentPriceCents : documentPriceCents
  return begin(ports, request, { kind: 'document', item: type, amountCents, along })
}

export async function beginSubscription(
  ports: BillingPorts,
  { plan, ...request }: CheckoutRequest & { plan: PlanId },
): Promise<BegunCheckout> {
  const records = await store.listOwnRecords(ports.database.db, request.owner)
  if (records.some((record) => isRunning(record, ports.clock()))) throw alreadyRunning()
  const others = records.filter(
    ({ order, state }) => order.kind === 'subscription' && order.item !== plan && !state?.paidAt,
  )
  for (const { order } of others) await dropUnpaid(ports, order)
  return begin(ports, request, { kind: 'subscription', item: plan, amountCents: plans[plan].priceCents })
}

/** Somebody switching plans in two tabs must not pay for both. */
async function dropUnpaid({ database, provider, clock, onRecorded }: BillingPorts, order: Order): Promise<void> {
  const state = await store.findState(database.db, order.id)
  if (!store.isPlaced(order) || order.provider !== provider.name || state?.phase === 'ended') return
  const recording = { provider: provider.name, now: clock(), onRecorded }
  await recordEvents(database, await provider.fetchState(order), recording)
  const current = await store.findState(database.db, order.id)
  if (current?.status === 'paid') throw alreadyRunning()
  if (current?.phase !== 'ended') await recordEvents(database, await provider.endNow(order), recording)
}

function alreadyRunning(): AppError {
  return new AppError('conflict', { message: 'You already have Pro. A second subscription would charge you twice.' })
}

type Wanted = Pick<Order, 'kind' | 'item' | 'amountCents'> & {
  /** Another document that the same payment is for; the amount is that of both. */
  along?: PurchaseType | undefined
}

/** Written down first, begun at the provider second: after a crash between the two the same order is taken up again. */
async function begin(ports: BillingPorts, { owner, email }: CheckoutRequest, wanted: Wanted): Promise<BegunCheckout> {
  const address = (await store.findAccountEmail(ports.database.db, owner)) ?? email ?? null
  const { order, isNew } = await takeOrder(ports, owner, { ...wanted, email: address })
  if (isNew) return place(ports, order)
  const reopened = await reopen(ports, order, address)
  if (reopened) return reopened
  const state = await store.findState(ports.database.db, order.id)
  // Paid, and the event was lost: a document more may be wanted, a subscription more is not.
  if (order.kind === 'subscription' && state?.status === 'paid') throw alreadyRunning()
  return place(ports, (await takeOrder(ports, owner, { ...wanted, email: address, except: order.id })).order)
}

/** The order that waits to be paid, or a new one. Two requests at once get the same. */
async function takeOrder(
  { database, provider, clock }: BillingPorts,
  owner: Owner,
  { except, along, ...wanted }: Wanted & { email: string | null; except?: string },
): Promise<{ order: Order; isNew: boolean }> {
  const now = clock()
  return database.db.transaction(async (tx) => {
    await store.lockOwner(tx, owner)
    const since = new Date(now.getTime() - reopenForMs)
    const open = await store.findOpenOrder(tx, { ...wanted, owner, provider: provider.name, since })
    if (open && open.id !== except) return { order: open, isNew: false }
    const order: Order = {
      ...wanted,
      ...store.emailColumns(wanted.email),
      id: randomUUID(),
      currency,
      ...store.ownerColumns(owner),
      provider: provider.name,
      reference: null,
      customer: await store.findCustomer(tx, owner, provider.name),
      createdAt: now,
      checkAt: new Date(now.getTime() + firstCheckMs),
      mustEnd: false,
      claimedAt: null,
      paidWith: null,
    }
    await tx.insert(billingOrders).values(order)
    if (along) await tx.insert(billingOrders).values(orderAlong(order, along))
    return { order, isNew: true }
  })
}

/** The provider never hears of it, and the receipt is the first one's. */
function orderAlong(first: Order, item: PurchaseType): Order {
  const unplaced = { customer: null, checkAt: null, ...store.emailColumns(null) }
  return { ...first, ...unplaced, id: randomUUID(), item, amountCents: documentPriceCents, paidWith: first.id }
}

async function reopen(ports: BillingPorts, open: Order, email: string | null): Promise<BegunCheckout | undefined> {
  const { database, provider, clock, onRecorded } = ports
  const order = { ...open, ...store.emailColumns(email ?? open.email) }
  if (order.email && order.email !== open.email) await store.setEmail(database.db, open.id, order.email)
  if (!store.isPlaced(order)) return place(ports, order)
  if (email && email !== open.email) await provider.setEmail(order, email)
  const { clientSecret, events } = await provider.reopen(order)
  const recording = { provider: provider.name, now: clock(), onRecorded }
  await recordEvents(database, events, recording)
  if (clientSecret) return { order, clientSecret }
  await recordEvents(database, await provider.fetchState(order), recording)
  return undefined
}

async function place(ports: BillingPorts, order: Order): Promise<BegunCheckout> {
  const { database, provider, clock, onRecorded } = ports
  const { reference, customer, clientSecret, events } = await createAtProvider(ports, order)
  await database.db.update(billingOrders).set({ reference, customer }).where(eq(billingOrders.id, order.id))
  await recordEvents(database, events, { provider: provider.name, now: clock(), onRecorded })
  return { order: { ...order, reference, customer }, clientSecret }
}

async function createAtProvider({ database, provider }: BillingPorts, order: Order): Promise<Checkout> {
  const plan = readPlanId(order.item)
  if (plan) return provider.createSubscription(order, plan)
  const along = await store.listAlong(database.db, [order.id])
  return provider.createPayment(order, nameItems({ order, along }))
}

/** The address of a payment in progress, so that its receipt finds the buyer. */
export async function setOrderEmail(
  { database, provider }: BillingPorts,
  { owner, orderId, email }: { owner: Owner; orderId: string; email: string },
): Promise<string> {
  const order = await store.findOwnOrder(database.db, owner, orderId)
  if (!order) throw new AppError('not-found')
  const accountEmail = await store.findAccountEmail(database.db, owner)
  const state = await store.findState(database.db, orderId)
  if (state && state.status !== 'pending') {
    throw new AppError('conflict', { message: 'This is already paid, and the receipt is on its way.' })
  }
  const address = accountEmail ?? email
  await store.setEmail(database.db, order.id, address)
  if (store.isPlaced(order)) await provider.setEmail(order, address)
  return address
}
