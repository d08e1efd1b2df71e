import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { billingClaims, billingOrders } from '#server/platform/database/schema/billing.ts'
import { createToken, hashToken, type Owner } from '#server/platform/sessions-store.ts'
import { AppError } from '#shared/errors.ts'
import * as store from './order-store.ts'
import type { BillingPorts } from './ports.ts'
import type { Order } from './provider.ts'

/** The key of a link that brings an order to whoever opens it. */
export async function createClaim(db: Queryable, { orderId, now }: { orderId: string; now: Date }): Promise<string> {
  const token = createToken()
  await db.insert(billingClaims).values({ tokenHash: hashToken(token), orderId, createdAt: now })
  return token
}

/** Moves an order to this owner. What has come into an account stays there: a mail in wrong hands takes nothing away. */
export async function claimOrder(
  { database }: Pick<BillingPorts, 'database'>,
  { owner, token }: { owner: Owner; token: string },
): Promise<Order> {
  return database.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ order: billingOrders })
      .from(billingClaims)
      .innerJoin(billingOrders, eq(billingOrders.id, billingClaims.orderId))
      .where(eq(billingClaims.tokenHash, hashToken(token)))
      .for('update', { of: billingOrders })
    if (!row) throw new AppError('not-found', { message: 'This link is not valid.' })
    const { order } = row
    const isMine = owner.kind === 'account' && order.userId === owner.userId
    if (order.userId && !isMine) {
      throw new AppError('conflict', { message: 'This purchase belongs to an account. Sign in there to use it.' })
    }
    await tx.update(billingOrders).set(store.ownerColumns(owner)).where(eq(billingOrders.id, order.id))
    return order
  })
}

/** What a guest bought becomes the account's, inside the transaction that signs in. */
export async function claimGuest(
  tx: Queryable,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  await tx
    .update(billingOrders)
    .set({ userId, guestId: null })
    .where(and(eq(billingOrders.guestId, guestId), isNull(billingOrders.userId)))
}
