import { and, eq, inArray, notInArray, or } from 'drizzle-orm'
import { billingOrders, billingPayments } from '#server/platform/database/schema/billing.ts'
import * as store from './order-store.ts'
import type { BillingPorts } from './ports.ts'

/**
 * Paid orders under another owner of the same mailbox or paid with the same card: the guarantee is for the first time,
 * not for each cookie or spelling of an address.
 */
export async function findEarlier(
  { database: { db } }: Pick<BillingPorts, 'database'>,
  records: store.OrderRecord[],
): Promise<store.OrderRecord[]> {
  const paid = records.filter(({ payments }) => payments.length > 0)
  const mailboxes = unique(paid.map(({ order }) => order.emailIdentity))
  const cards = unique(paid.flatMap(({ payments }) => payments.map(({ card }) => card)))
  const paidWith = db
    .select({ id: billingPayments.orderId })
    .from(billingPayments)
    .where(inArray(billingPayments.card, cards))
  const isSame = [
    ...mailboxes.map((mailbox) => eq(billingOrders.emailIdentity, mailbox)),
    ...(cards.length > 0 ? [inArray(billingOrders.id, paidWith)] : []),
  ]
  if (isSame.length === 0) return []
  const own = records.map(({ order }) => order.id)
  return store.listRecords(db, and(or(...isSame), notInArray(billingOrders.id, own)))
}

function unique(values: (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))]
}
