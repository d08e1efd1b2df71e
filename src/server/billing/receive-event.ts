import { lte } from 'drizzle-orm'
import { billingDeliveries } from '#server/platform/database/schema/billing.ts'
import { hashToken } from '#server/platform/session-tokens.ts'
import { AppError } from '#shared/errors.ts'
import { recordWithin } from './ledger.ts'
import type { BillingPorts } from './ports.ts'
import type { Delivery } from './provider.ts'

/**
 * Takes one signed event. The provider signs an event again whenever it resends it, so a signature we have already seen
 * is a replay by somebody else and refused.
 */
export async function receiveEvent(
  { database, provider, clock, onRecorded }: Pick<BillingPorts, 'database' | 'provider' | 'clock' | 'onRecorded'>,
  delivery: Delivery,
): Promise<void> {
  const { event, signature, validForMs } = provider.parseEvent(delivery)
  if (!event) return
  const now = clock()
  await database.db.transaction(async (tx) => {
    const [added] = await tx
      .insert(billingDeliveries)
      .values({ signatureHash: hashToken(signature), expiresAt: new Date(now.getTime() + 2 * validForMs) })
      .onConflictDoNothing()
      .returning()
    if (!added) throw new AppError('invalid-request', { message: 'This was sent before.' })
    await recordWithin(tx, [event], { provider: provider.name, now, onRecorded })
  })
}

/** Signatures that are refused for their age anyway. */
export async function forgetDeliveries({ database, clock }: Pick<BillingPorts, 'database' | 'clock'>): Promise<void> {
  await database.db.delete(billingDeliveries).where(lte(billingDeliveries.expiresAt, clock()))
}
