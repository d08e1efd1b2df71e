import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { users } from '#server/platform/database/schema/accounts.ts'
import {
  billingBindings,
  billingOrders,
  billingPayments,
  billingStates,
} from '#server/platform/database/schema/billing.ts'
import type { Owner } from '#server/platform/sessions-store.ts'
import { emailIdentity } from '#shared/normalize-email.ts'
import type { Order, PlacedOrder } from './provider.ts'

export type OrderStateRow = typeof billingStates.$inferSelect
export type PaymentRow = typeof billingPayments.$inferSelect
type BindingRow = typeof billingBindings.$inferSelect
/** An order with all that is known about it. */
export type OrderRecord = {
  order: Order
  state: OrderStateRow | null
  binding: BindingRow | null
  payments: PaymentRow[]
  /** Bought along with it and paid by the same payment. */
  along: Order[]
}

/** Whose order it is; an account's own orders are never a guest's. */
export function isOwnedBy(owner: Owner): SQL | undefined {
  if (owner.kind === 'account') return eq(billingOrders.userId, owner.userId)
  return and(eq(billingOrders.guestId, owner.guestId), isNull(billingOrders.userId))
}

export function ownerColumns(owner: Owner): { userId: string | null; guestId: string | null } {
  return owner.kind === 'account' ? { userId: owner.userId, guestId: null } : { userId: null, guestId: owner.guestId }
}

export async function findAccountEmail(db: Queryable, owner: Owner): Promise<string | null> {
  if (owner.kind === 'guest') return null
  const [user] = await db.select({ email: users.username }).from(users).where(eq(users.id, owner.userId))
  return user?.email ?? null
}

/** One of the owner's orders; other people's are not found. */
export async function findOwnOrder(db: Queryable, owner: Owner, id: string): Promise<Order | undefined> {
  if (!isUuid(id)) return undefined
  const [order] = await db
    .select()
    .from(billingOrders)
    .where(and(eq(billingOrders.id, id), isOwnedBy(owner)))
  return order
}

/** What the owner began to buy and has not paid, so that a page opened twice does not begin twice. */
export async function findOpenOrder(
  db: Queryable,
  {
    owner,
    provider,
    item,
    amountCents,
    since,
  }: Pick<Order, 'provider' | 'item' | 'amountCents'> & { owner: Owner; since: Date },
): Promise<Order | undefined> {
  const [row] = await db
    .select({ order: billingOrders })
    .from(billingOrders)
    .leftJoin(billingStates, eq(billingStates.orderId, billingOrders.id))
    .where(
      and(
        isOwnedBy(owner),
        eq(billingOrders.provider, provider),
        eq(billingOrders.item, item),
        eq(billingOrders.amountCents, amountCents),
        isNull(billingOrders.paidWith),
        gt(billingOrders.createdAt, since),
        or(isNull(billingStates.status), eq(billingStates.status, 'pending')),
      ),
    )
    .orderBy(desc(billingOrders.createdAt), desc(billingOrders.id))
    .limit(1)
  return row?.order
}

export async function findState(db: Queryable, orderId: string): Promise<OrderStateRow | undefined> {
  const [state] = await db.select().from(billingStates).where(eq(billingStates.orderId, orderId))
  return state
}

/** The name by which the provider knows this owner from an earlier subscription. */
export async function findCustomer(db: Queryable, owner: Owner, provider: string): Promise<string | null> {
  const [row] = await db
    .select({ customer: billingOrders.customer })
    .from(billingOrders)
    .where(and(isOwnedBy(owner), eq(billingOrders.provider, provider), isNotNull(billingOrders.customer)))
    .orderBy(desc(billingOrders.createdAt))
    .limit(1)
  return row?.customer ?? null
}

/** What is bought along stands where the order stands that pays for it. */
const payingOrder = sql`coalesce(${billingOrders.paidWith}, ${billingOrders.id})`

/** All orders that a condition finds, oldest first. */
export async function listRecords(db: Queryable, where: SQL | undefined): Promise<OrderRecord[]> {
  const rows = await db
    .select({ order: billingOrders, state: billingStates, binding: billingBindings })
    .from(billingOrders)
    .leftJoin(billingStates, eq(billingStates.orderId, payingOrder))
    .leftJoin(billingBindings, eq(billingBindings.orderId, billingOrders.id))
    .where(where)
    // Both orders of one payment were made in the same moment: the one that pays comes first.
    .orderBy(asc(billingOrders.createdAt), sql`${billingOrders.paidWith} is not null`, asc(billingOrders.id))
  const payments = await db
    .select({ payment: billingPayments })
    .from(billingPayments)
    .innerJoin(billingOrders, eq(billingOrders.id, billingPayments.orderId))
    .where(where)
    .orderBy(asc(billingPayments.paidAt), asc(billingPayments.id))
  const along = await listAlong(
    db,
    rows.map(({ order }) => order.id),
  )
  return rows.map((row) => ({
    ...row,
    payments: payments.flatMap(({ payment }) => (payment.orderId === row.order.id ? [payment] : [])),
    along: along.filter(({ paidWith }) => paidWith === row.order.id),
  }))
}

/** What was bought along with these orders. */
export async function listAlong(db: Queryable, ids: string[]): Promise<Order[]> {
  if (ids.length === 0) return []
  return db.select().from(billingOrders).where(inArray(billingOrders.paidWith, ids))
}

export async function listOwnRecords(db: Queryable, owner: Owner): Promise<OrderRecord[]> {
  return listRecords(db, isOwnedBy(owner))
}

export function isPlaced(order: Order): order is PlacedOrder {
  return order.reference !== null
}

function isUuid(id: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
}

/** Two requests of one owner wait for each other until the transaction ends. */
export async function lockOwner(tx: Queryable, owner: Owner): Promise<void> {
  const key = owner.kind === 'account' ? owner.userId : owner.guestId
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('billing-owner'), hashtext(${key}))`)
}

export function isOrder(id: string): SQL {
  return eq(billingOrders.id, id)
}

export function emailColumns(email: string | null): { email: string | null; emailIdentity: string | null } {
  return { email, emailIdentity: email === null ? null : emailIdentity(email) }
}

export async function setEmail(db: Queryable, orderId: string, email: string): Promise<void> {
  await db.update(billingOrders).set(emailColumns(email)).where(eq(billingOrders.id, orderId))
}
