// The mails that a change of an order is a reason to send.
import type { Queryable } from '#server/platform/database/open-database.ts'
import { billingMails } from '#server/platform/database/schema/billing.ts'
import type { OrderState } from './derive-orders.ts'
import { paymentId } from './payment-id.ts'

/** Only what no later event can take back is a reason to write. */
export async function queueMails(
  tx: Queryable,
  orderId: string,
  state: OrderState,
  recording: { provider: string; now: Date },
): Promise<void> {
  const about = { orderId, createdAt: recording.now }
  const payments = state.payments.map(({ reference, isReturned }) => ({
    id: paymentId(recording.provider, reference),
    isReturned,
  }))
  const rows: (typeof billingMails.$inferInsert)[] = [
    ...payments.map(({ id }) => ({ ...about, kind: 'receipt' as const, key: `receipt:${id}`, paymentId: id })),
    ...payments
      .filter(({ isReturned }) => isReturned)
      .map(({ id }) => ({ ...about, kind: 'refund' as const, key: `refund:${id}`, paymentId: id })),
    ...(state.subscription?.failedRenewals ?? []).map((invoice) => ({
      ...about,
      kind: 'renewal-failed' as const,
      key: `renewal-failed:${invoice}`,
    })),
  ]
  if (rows.length > 0) await tx.insert(billingMails).values(rows).onConflictDoNothing()
}
