import type { FastifyRequest } from 'fastify'
import { billingBindings } from '#server/platform/database/schema/billing.ts'
import { findOwner } from '#server/platform/sessions.ts'
import type { Owner } from '#server/platform/sessions-store.ts'
import type { Entitlements } from '#shared/api/billing.ts'
import type { PurchaseType } from '#shared/plans.ts'
import { toOwned } from './describe-orders.ts'
import { decideDownload, entitlementsOf, nothing, type WantedFile } from './entitlements.ts'
import * as store from './order-store.ts'
import type { BillingPorts } from './ports.ts'

type DownloadPorts = Pick<BillingPorts, 'database' | 'clock'>

const types: Record<'resume' | 'coverLetter', PurchaseType> = { resume: 'resume', coverLetter: 'cover-letter' }

/** What the exports ask before any work is done. */
export function createCanDownload(ports: DownloadPorts) {
  return async (
    request: FastifyRequest,
    { documentId, type }: { documentId: string | null; type: 'resume' | 'coverLetter' },
  ): Promise<boolean> => {
    const owner = await findOwner(request)
    return owner !== null && takeDownload(ports, owner, { documentId, type: types[type] })
  }
}

/** Whether the file may be made; the first file of a purchase ties the two together, at once and for good. */
export async function takeDownload(
  { database, clock }: DownloadPorts,
  owner: Owner,
  file: WantedFile,
): Promise<boolean> {
  const now = clock()
  return database.db.transaction(async (tx) => {
    await store.lockOwner(tx, owner)
    const decision = decideDownload(toOwned(await store.listOwnRecords(tx, owner)), file, now)
    if (!decision.allowed) return false
    if (!decision.bind) return true
    // Claimed by somebody else in this very moment, it may be bound there.
    const bound = await tx
      .insert(billingBindings)
      .values({ orderId: decision.bind, documentId: file.documentId, boundAt: now })
      .onConflictDoNothing()
      .returning()
    return bound.length > 0
  })
}

export async function readEntitlements({ database, clock }: DownloadPorts, owner: Owner | null): Promise<Entitlements> {
  if (!owner) return nothing
  return entitlementsOf(toOwned(await store.listOwnRecords(database.db, owner)), clock())
}
