// What somebody may download. Pure: the orders and the time come in.
import { isSampleId } from '#engine/resume/sample-id.ts'
import type { Entitlements } from '#shared/api/billing.ts'
import type { PurchaseType } from '#shared/plans.ts'
import type { OrderState } from './derive-orders.ts'

export type OwnedPurchase = {
  orderId: string
  type: PurchaseType
  status: OrderState['status']
  paidAt: Date | null
  binding: { documentId: string | null; boundAt: Date; underWay: number | null } | null
}
export type OwnedSubscription = {
  paidUntil: Date | null
  phase: 'incomplete' | 'active' | 'past-due' | 'ended' | null
  cancelAtPeriodEnd: boolean
}
export type Owned = { purchases: OwnedPurchase[]; subscriptions: OwnedSubscription[] }

export type WantedFile = { documentId: string | null; type: PurchaseType }

/**
 * A renewal is charged at the end of the period and not a second before. Unless it was canceled, Pro continues while the
 * charge is pending or being retried.
 */
const renewalGraceMs = 3 * 24 * 60 * 60 * 1000

/** No download takes that long: what is still in progress then was cut off, and its purchase is free again. */
const longestDownloadMs = 5 * 60 * 1000

export function entitlementsOf(owned: Owned, now: Date): Entitlements {
  const live = owned.purchases.filter(({ status }) => status === 'paid')
  const count = (type: PurchaseType) => live.filter((item) => item.type === type && isUnused(item, now)).length
  const proUntil = paidTimeEnd(owned, now)
  return {
    resume: live.some(({ type }) => type === 'resume'),
    coverLetter: live.some(({ type }) => type === 'cover-letter'),
    pro: proUntil !== null,
    proUntil: proUntil?.toISOString() ?? null,
    unused: { resume: count('resume'), coverLetter: count('cover-letter') },
    documents: live.flatMap(({ type, binding }) => (binding?.documentId ? [{ id: binding.documentId, type }] : [])),
  }
}

/** Where billing is off. */
export const everything: Entitlements = {
  resume: true,
  coverLetter: true,
  pro: true,
  proUntil: null,
  unused: { resume: 0, coverLetter: 0 },
  documents: [],
}

export const nothing: Entitlements = { ...everything, resume: false, coverLetter: false, pro: false }

export type DownloadDecision =
  /** `bind` is the purchase to tie to the document, `ride` one whose first file is still being made. */
  { allowed: true; bind?: string; ride?: string } | { allowed: false; isSample?: true }

/** Whether a file may be made and, where that takes a purchase, which one it ties to the document. */
export function decideDownload(owned: Owned, { documentId, type }: WantedFile, now: Date): DownloadDecision {
  if (paidTimeEnd(owned, now) !== null) return { allowed: true }
  // A refund ends this too: what was paid back makes no further files.
  const own = owned.purchases.filter((purchase) => purchase.type === type && purchase.status === 'paid')
  const bound = documentId === null ? undefined : own.find(({ binding }) => binding?.documentId === documentId)
  if (bound) return { allowed: true, ...(bound.binding?.underWay == null ? {} : { ride: bound.orderId }) }
  const isSample = documentId !== null && isSampleId(documentId)
  if (isSample) return { allowed: false, isSample }
  const [oldest] = own.filter((purchase) => isUnused(purchase, now)).sort(byPayment)
  return oldest ? { allowed: true, bind: oldest.orderId } : { allowed: false }
}

function isUnused({ status, binding }: OwnedPurchase, now: Date): boolean {
  if (status !== 'paid') return false
  return (
    binding === null || (binding.underWay !== null && now.getTime() - binding.boundAt.getTime() > longestDownloadMs)
  )
}

function paidTimeEnd({ subscriptions }: Owned, now: Date): Date | null {
  const running = subscriptions.flatMap((subscription) =>
    isPro(subscription, now) ? (subscription.paidUntil ?? []) : [],
  )
  return running.reduce<Date | null>((last, end) => (last && last > end ? last : end), null)
}

function isPro({ paidUntil, phase, cancelAtPeriodEnd }: OwnedSubscription, now: Date): boolean {
  if (!paidUntil) return false
  const willRenew = !cancelAtPeriodEnd && (phase === 'active' || phase === 'past-due')
  return now.getTime() < paidUntil.getTime() + (willRenew ? renewalGraceMs : 0)
}

function byPayment(a: OwnedPurchase, b: OwnedPurchase): number {
  return (a.paidAt?.getTime() ?? 0) - (b.paidAt?.getTime() ?? 0) || (a.orderId < b.orderId ? -1 : 1)
}
