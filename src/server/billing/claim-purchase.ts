import { and, eq, isNull, or } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { billingClaims, billingMails, billingOrders } from '#server/platform/database/schema/billing.ts'
import { createToken, hashToken } from '#server/platform/session-tokens.ts'
import type { Owner } from '#server/platform/sessions-store.ts'
import { AppError } from '#shared/errors.ts'
import * as store from './order-store.ts'
import type { BillingPorts } from './ports.ts'
import type { Order } from './provider.ts'

type ClaimPorts = Pick<BillingPorts, 'database' | 'clock'>
type Claim = typeof billingClaims.$inferSelect

export const claimDays = 7
const claimLifeMs = claimDays * 24 * 60 * 60 * 1000
/** A link asked for again and again is one mail. */
const renewalPauseMs = 10 * 60 * 1000

/** The key of a link that moves an order to the person who opens it: valid for a week, once. */
export async function createClaim(db: Queryable, { orderId, now }: { orderId: string; now: Date }): Promise<string> {
  const token = createToken()
  await db.insert(billingClaims).values({ tokenHash: hashToken(token), orderId, createdAt: now })
  return token
}

/**
 * Moves an order to an owner, who is made only once the link has proved good. What has come into an account stays
 * there: a mail in wrong hands takes nothing away. The buyer is told.
 */
export async function claimOrder(
  { database, clock }: ClaimPorts,
  { visitor, createOwner, token }: { visitor: Owner | null; createOwner: () => Promise<Owner>; token: string },
): Promise<{ order: Order; owner: Owner }> {
  const now = clock()
  const known = await findClaim(database.db, token)
  if (known && visitor && isOwn(known.order, visitor)) return { order: known.order, owner: visitor }
  requireUsable(known, now)
  const owner = visitor ?? (await createOwner())
  const order = await database.db.transaction(async (tx) => {
    const claim = await findClaim(tx, token, { isLocked: true })
    if (claim && isOwn(claim.order, owner)) return claim.order
    const { order: bought } = requireUsable(claim, now)
    await tx
      .update(billingOrders)
      .set({ ...store.ownerColumns(owner), claimedAt: now })
      .where(or(eq(billingOrders.id, bought.id), eq(billingOrders.paidWith, bought.id)))
    const tokenHash = hashToken(token)
    await tx.update(billingClaims).set({ usedAt: now }).where(eq(billingClaims.tokenHash, tokenHash))
    const about = { orderId: bought.id, createdAt: now }
    await tx.insert(billingMails).values({ ...about, kind: 'claimed', key: `claimed:${tokenHash}` })
    return bought
  })
  return { order, owner }
}

/** Sends a new link to the buyer's address, which the holder of an old link does not learn. */
export async function renewClaim({ database, clock }: ClaimPorts, token: string): Promise<void> {
  const now = clock()
  const claim = await findClaim(database.db, token)
  if (!claim) throw invalidLink()
  if (claim.order.userId) throw inAccount()
  const slot = Math.floor(now.getTime() / renewalPauseMs)
  await database.db
    .insert(billingMails)
    .values({
      kind: 'claim-link',
      key: `claim-link:${claim.order.id}:${slot}`,
      orderId: claim.order.id,
      createdAt: now,
    })
    .onConflictDoNothing()
}

async function findClaim(db: Queryable, token: string, { isLocked = false } = {}) {
  const query = db
    .select({ claim: billingClaims, order: billingOrders })
    .from(billingClaims)
    .innerJoin(billingOrders, eq(billingOrders.id, billingClaims.orderId))
    .where(eq(billingClaims.tokenHash, hashToken(token)))
  const [row] = await (isLocked ? query.for('update') : query)
  return row
}

function requireUsable(found: { claim: Claim; order: Order } | undefined, now: Date) {
  if (!found) throw invalidLink()
  const { claim, order } = found
  if (order.userId) throw inAccount()
  if (claim.usedAt) throw spentLink('This link has already been used.')
  if (now.getTime() - claim.createdAt.getTime() > claimLifeMs) throw spentLink('This link has expired.')
  return found
}

function invalidLink(): AppError {
  return new AppError('not-found', { message: 'This link is not valid.' })
}

function spentLink(reason: string): AppError {
  return new AppError('link-expired', {
    message: `${reason} Ask for a new one, and we’ll send it to the buyer’s email.`,
  })
}

function inAccount(): AppError {
  return new AppError('conflict', { message: 'This purchase belongs to an account. Sign in there to use it.' })
}

function isOwn({ userId, guestId }: Order, owner: Owner): boolean {
  return owner.kind === 'account' ? userId === owner.userId : userId === null && guestId === owner.guestId
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
