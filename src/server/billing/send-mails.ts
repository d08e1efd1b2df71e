import { and, asc, eq, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import { users } from '#server/platform/database/schema/accounts.ts'
import { billingMails, billingOrders } from '#server/platform/database/schema/billing.ts'
import { writeMail } from './billing-mails.ts'
import { createClaim } from './claim-purchase.ts'
import { findAccountEmail, listRecords } from './order-store.ts'
import type { BillingPorts } from './ports.ts'

type QueuedMail = typeof billingMails.$inferSelect

/** If a process crashes while sending, the mail becomes available again after this. */
const leaseMs = 5 * 60 * 1000
const batchSize = 20
const attemptLimit = 10

/** Sends what is queued and has an address. Two processes never take the same mail; a failed one is tried again. */
export async function sendQueuedMails(ports: BillingPorts): Promise<void> {
  for (const mail of await takeMails(ports)) {
    try {
      await sendMail(ports, mail)
    } catch (error) {
      ports.log.warn({ err: error, mail: mail.key }, 'could not send a mail about a payment')
    }
  }
}

/** A receipt waits until its owner has confirmed the address: until then it may be a stranger's mailbox. */
const isToUnconfirmed = sql`(${billingMails.kind} = 'receipt' AND ${users.id} IS NOT NULL
  AND ${users.emailVerifiedAt} IS NULL AND ${billingOrders.email} IS NOT DISTINCT FROM ${users.username})`

async function takeMails({ database, clock }: BillingPorts): Promise<QueuedMail[]> {
  const now = clock()
  return database.db.transaction(async (tx) => {
    const waiting = await tx
      .select({ key: billingMails.key })
      .from(billingMails)
      .innerJoin(billingOrders, eq(billingOrders.id, billingMails.orderId))
      .leftJoin(users, eq(users.id, billingOrders.userId))
      .where(
        and(
          isNull(billingMails.sentAt),
          or(isNotNull(billingOrders.email), isNotNull(billingOrders.userId)),
          not(isToUnconfirmed),
          lt(billingMails.attempts, attemptLimit),
          or(isNull(billingMails.leasedUntil), lt(billingMails.leasedUntil, now)),
        ),
      )
      .orderBy(asc(billingMails.createdAt), asc(billingMails.key))
      .limit(batchSize)
      .for('update', { of: billingMails, skipLocked: true })
    if (waiting.length === 0) return []
    const taken = await tx
      .update(billingMails)
      .set({ leasedUntil: new Date(now.getTime() + leaseMs) })
      .where(
        inArray(
          billingMails.key,
          waiting.map(({ key }) => key),
        ),
      )
      .returning()
    return taken.sort((a, b) => (a.key < b.key ? -1 : 1))
  })
}

async function sendMail(ports: BillingPorts, queued: QueuedMail): Promise<void> {
  const { database, clock, config, mail, provider } = ports
  const attempts = queued.attempts + 1
  await database.db.update(billingMails).set({ attempts }).where(eq(billingMails.key, queued.key))
  const [record] = await listRecords(database.db, eq(billingOrders.id, queued.orderId))
  if (!record) return
  const { order } = record
  const isForBuyer = queued.kind === 'claimed' || queued.kind === 'claim-link'
  // An account's mail follows the account, also after its address was changed.
  const follows = order.userId !== null && !isForBuyer
  const own = follows ? await findAccountEmail(database.db, { kind: 'account', userId: order.userId ?? '' }) : null
  const to = own ?? order.email
  if (!to) return
  const isMovable = order.userId === null && (isForBuyer || queued.kind === 'receipt')
  const claimToken = isMovable ? await createClaim(database.db, { orderId: order.id, now: clock() }) : null
  const payment = record.payments.find(({ id }) => id === queued.paymentId)
  await mail.send(writeMail(queued.kind, { config, to, record, payment, isTest: provider.isTest, claimToken }))
  await database.db.update(billingMails).set({ sentAt: clock() }).where(eq(billingMails.key, queued.key))
}
