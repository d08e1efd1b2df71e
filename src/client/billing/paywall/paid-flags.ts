// The browser's side of the paywall: flags that mirror what the server answered. What the server makes is guarded
// there; by themselves the flags open only what the browser makes.
import type { ToastContent } from '#client/app/toast.ts'
import { createStore } from '#client/lib/store.ts'
import type { Entitlements } from '#shared/api/billing.ts'
import type { PurchaseType } from '#shared/plans.ts'

export type PaidDocument = 'resume' | 'coverLetter'

export type PaidAction = {
  type: PaidDocument
  /** Buying one document does not open it; only Pro does. */
  requiresPro?: boolean
  /** The document it is about; a purchase opens one of them. */
  documentId?: string
}

const paidFlags: Record<PaidDocument, string> = { resume: 'paid_resume', coverLetter: 'paid_coverLetter' }
const PRO_FLAG = 'pro_subscription'
/** The ids of the documents that were bought, as the server named them. */
const DOCUMENTS_KEY = 'paid_documents'

const words: Record<PaidDocument, string> = { resume: 'resume', coverLetter: 'cover letter' }

/** How often the flags were set in this tab. */
const changes = createStore(0)
export const watchPaid = changes.subscribe

/** Whether it is open for sure; a purchase that still waits for its document has to be asked for. */
export function canUse({ type, requiresPro = false, documentId }: PaidAction): boolean {
  if (hasFlag(PRO_FLAG)) return true
  if (requiresPro || !hasFlag(paidFlags[type])) return false
  return documentId === undefined || readPaidDocuments().includes(documentId)
}

/** The same by the server's own answer. */
export function covers(owned: Entitlements, { type, requiresPro = false, documentId }: PaidAction): boolean {
  if (owned.pro) return true
  const isType = (bought: PurchaseType) => paidDocument[bought] === type
  return !requiresPro && owned.documents.some((bought) => bought.id === documentId && isType(bought.type))
}

export const paidDocument: Record<PurchaseType, PaidDocument> = { resume: 'resume', 'cover-letter': 'coverLetter' }

/** What goes with it to the same employer. */
export const otherPaid: Record<PaidDocument, PaidDocument> = { resume: 'coverLetter', coverLetter: 'resume' }

export function markPaid(type: PaidDocument): void {
  setFlag(paidFlags[type], true)
}

export function markPro(): void {
  setFlag(PRO_FLAG, true)
}

/** Brings the flags in line with the server's answer, e.g. after a refund or the end of a subscription. */
export function mirrorEntitlements(owned: Pick<Entitlements, PaidDocument | 'pro' | 'documents'>): void {
  setFlag(paidFlags.resume, owned.resume)
  setFlag(paidFlags.coverLetter, owned.coverLetter)
  setFlag(PRO_FLAG, owned.pro)
  setText(DOCUMENTS_KEY, owned.documents.length > 0 ? JSON.stringify(owned.documents.map(({ id }) => id)) : undefined)
}

function readPaidDocuments(): unknown[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(DOCUMENTS_KEY) ?? '[]')
    return Array.isArray(ids) ? ids : []
  } catch {
    return []
  }
}

export function paymentAddress({ type, requiresPro = false }: PaidAction): string {
  return requiresPro ? '/pricing' : `/checkout?type=${type}`
}

export function paymentToast({ type }: PaidAction): ToastContent {
  return {
    title: 'Payment Required',
    description: `Please complete payment to download your ${words[type]}.`,
    variant: 'destructive',
  }
}

function hasFlag(name: string): boolean {
  try {
    return localStorage.getItem(name) === 'true'
  } catch {
    return false
  }
}

function setFlag(name: string, isSet: boolean): void {
  setText(name, isSet ? 'true' : undefined)
}

function setText(name: string, text: string | undefined): void {
  try {
    if (text !== undefined) localStorage.setItem(name, text)
    else localStorage.removeItem(name)
  } catch {
    // Without storage the server's answer still counts; only what the browser makes asks again.
  }
  changes.setState(changes.getState() + 1)
}
