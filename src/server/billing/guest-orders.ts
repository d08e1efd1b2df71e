import { and, eq, gt, isNull, lte, notExists } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { guests, sessions } from '#server/platform/database/schema/accounts.ts'
import { billingOrders, billingPayments } from '#server/platform/database/schema/billing.ts'
import { sessionLifetimes } from '#server/platform/sessions-store.ts'

const day = 24 * 60 * 60 * 1000
const keptGuestMs = 30 * day
const keptOrderMs = 90 * day

/** Opening a payment page makes anybody a guest; guests who buy nothing must not be kept forever. */
export async function forgetVisitors(db: Queryable, now: Date): Promise<void> {
  await forgetGuests(db, now)
  await forgetAbandonedOrders(db, now)
}

/** Removes guests, with their sessions, who have paid for nothing and did not come back for a month. */
async function forgetGuests(db: Queryable, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - keptGuestMs)
  // A visit moves the end of a session.
  const visited = db
    .select({ id: sessions.guestId })
    .from(sessions)
    .where(
      and(
        eq(sessions.guestId, guests.id),
        gt(sessions.expiresAt, new Date(longAgo.getTime() + sessionLifetimes.guest)),
      ),
    )
  const paid = db
    .select({ id: billingPayments.id })
    .from(billingPayments)
    .innerJoin(billingOrders, eq(billingOrders.id, billingPayments.orderId))
    .where(eq(billingOrders.guestId, guests.id))
  await db.delete(guests).where(and(lte(guests.createdAt, longAgo), notExists(visited), notExists(paid)))
}

/** Removes orders that were started and never paid, once nobody can continue them. */
async function forgetAbandonedOrders(db: Queryable, now: Date): Promise<void> {
  const payments = db
    .select({ id: billingPayments.id })
    .from(billingPayments)
    .where(eq(billingPayments.orderId, billingOrders.id))
  await db.delete(billingOrders).where(
    and(
      isNull(billingOrders.userId),
      isNull(billingOrders.guestId),
      // The provider has nothing more to say about it.
      isNull(billingOrders.checkAt),
      // It goes with the one that pays for it.
      isNull(billingOrders.paidWith),
      lte(billingOrders.createdAt, new Date(now.getTime() - keptOrderMs)),
      notExists(payments),
    ),
  )
}
