import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { billingBindings } from '#server/platform/database/schema/billing.ts'
import { findOwner } from '#server/platform/sessions.ts'
import type { Owner } from '#server/platform/sessions-store.ts'
import type { Entitlements } from '#shared/api/billing.ts'
import { AppError } from '#shared/errors.ts'
import type { PurchaseType } from '#shared/plans.ts'
import { toOwned } from './describe-orders.ts'
import { type DownloadDecision, decideDownload, entitlementsOf, nothing, type WantedFile } from './entitlements.ts'
import * as store from './order-store.ts'
import type { BillingPorts } from './ports.ts'

type DownloadPorts = Pick<BillingPorts, 'database' | 'clock'>

/** The gate as the exports use it: asked before any work is done, told afterwards how it went. */
export type DownloadGate = {
  canDownload(
    request: FastifyRequest,
    file: { documentId: string | null; type: 'resume' | 'coverLetter' },
  ): Promise<boolean>
  endDownload(request: FastifyRequest, outcome: { isMade: boolean }): Promise<void>
}

/** Leave to make a file; `orderId` is the purchase that stays open until a first file has come. */
export type Grant = { owner: Owner; orderId?: string }

const types: Record<'resume' | 'coverLetter', PurchaseType> = { resume: 'resume', coverLetter: 'cover-letter' }

export const openGate: DownloadGate = { canDownload: async () => true, endDownload: async () => {} }

export function createGate(ports: DownloadPorts & Pick<BillingPorts, 'log'>): DownloadGate {
  const grants = new WeakMap<FastifyRequest, Grant>()
  return {
    async canDownload(request, { documentId, type }) {
      const grant = await takeDownload(ports, await findOwner(request), { documentId, type: types[type] })
      if (grant) grants.set(request, grant)
      return grant !== null
    },
    async endDownload(request, outcome) {
      const grant = grants.get(request)
      grants.delete(request)
      // The file's own outcome is what the person is told; a purchase left in progress is free again after a while.
      await endDownload(ports, grant, outcome).catch((error: unknown) =>
        ports.log.error({ err: error, order: grant?.orderId }, 'could not record how a download ended'),
      )
    },
  }
}

/** Leave to make a file, or null. The first file of a purchase ties the two together, if it comes. */
export async function takeDownload(
  { database, clock }: DownloadPorts,
  owner: Owner | null,
  file: WantedFile,
): Promise<Grant | null> {
  const now = clock()
  const take = async (who: Owner) =>
    database.db.transaction(async (tx) => {
      await store.lockOwner(tx, who)
      const decision = decideDownload(toOwned(await store.listOwnRecords(tx, who)), file, now)
      if (!decision.allowed) return refuse(decision)
      if (decision.ride) {
        const underWay = sql`${billingBindings.underWay} + 1`
        const riding = and(
          eq(billingBindings.orderId, decision.ride),
          eq(billingBindings.documentId, file.documentId ?? ''),
        )
        const rides = await tx.update(billingBindings).set({ underWay }).where(riding).returning()
        return rides.length > 0 ? { owner: who, orderId: decision.ride } : null
      }
      if (!decision.bind) return { owner: who }
      const binding = { documentId: file.documentId, boundAt: now, underWay: 1 }
      // Claimed by somebody else in this very moment, it may be bound there. What was cut off is taken over.
      const bound = await tx
        .insert(billingBindings)
        .values({ orderId: decision.bind, ...binding })
        .onConflictDoUpdate({
          target: billingBindings.orderId,
          set: binding,
          setWhere: isNotNull(billingBindings.underWay),
        })
        .returning()
      return bound.length > 0 ? { owner: who, orderId: decision.bind } : null
    })
  if (owner) return take(owner)
  const decision = decideDownload({ purchases: [], subscriptions: [] }, file, now)
  return decision.allowed ? null : refuse(decision)
}

function refuse({ isSample }: Extract<DownloadDecision, { allowed: false }>): null {
  if (isSample) throw new AppError('sample-document')
  return null
}

/** Keeps the purchase for a file that came; gives it back where none did and no other is on its way. */
export async function endDownload(
  { database }: Pick<DownloadPorts, 'database'>,
  grant: Grant | undefined,
  { isMade }: { isMade: boolean },
): Promise<void> {
  if (!grant?.orderId) return
  const { owner, orderId } = grant
  await database.db.transaction(async (tx) => {
    await store.lockOwner(tx, owner)
    const isOpen = and(eq(billingBindings.orderId, orderId), isNotNull(billingBindings.underWay))
    const underWay = isMade ? null : sql`${billingBindings.underWay} - 1`
    await tx.update(billingBindings).set({ underWay }).where(isOpen)
    if (!isMade) await tx.delete(billingBindings).where(and(isOpen, eq(billingBindings.underWay, 0)))
  })
}

/** Binds a purchase to a document for files the browser makes itself; false if there is none to bind. */
export async function tiePurchase(ports: DownloadPorts, owner: Owner | null, file: WantedFile): Promise<boolean> {
  const grant = await takeDownload(ports, owner, file)
  if (!grant) return false
  await endDownload(ports, grant, { isMade: true })
  return true
}

export async function readEntitlements({ database, clock }: DownloadPorts, owner: Owner | null): Promise<Entitlements> {
  if (!owner) return nothing
  return entitlementsOf(toOwned(await store.listOwnRecords(database.db, owner)), clock())
}
