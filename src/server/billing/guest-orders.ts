import { and, eq, isNull, lte, notExists } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { billingOrders, billingPayments } from '#server/platform/database/schema/billing.ts'

const day = 24 * 60 * 60 * 1000

/** Whether a guest has paid for something; only then is there something to lose with the cookie. */
export async function hasGuestPaid(db: Queryable, guestId: string): Promise<boolean> {
  const paid = await db
    .select({ id: billingPayments.id })
    .from(billingPayments)
    .innerJoin(billingOrders, eq(billingOrders.id, billingPayments.orderId))
    .where(and(eq(billingOrders.guestId, guestId), isNull(billingOrders.userId)))
    .limit(1)
  return paid.length > 0
}

/** Removes orders that were begun and never paid, once nobody is left who could go on with them. */
export async function forgetAbandonedOrders(db: Queryable, now: Date): Promise<void> {
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
      lte(billingOrders.createdAt, new Date(now.getTime() - 90 * day)),
      notExists(payments),
    ),
  )
}
