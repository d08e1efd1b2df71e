import { draftPlaceOf, openDevice } from '#client/drafts/device.ts'
import { documentTitle } from '#client/drafts/new-document.ts'
import { isBlank } from '#engine/resume/is-blank.ts'
import { isSampleId } from '#engine/resume/sample-id.ts'
import type { BillingAccount, Entitlements } from '#shared/api/billing.ts'
import type { DocumentKind, SavedDocument } from '#shared/saved-document.ts'
import { loadBillingAccount, loadEntitlements } from '../billing-calls.ts'
import { forgetPaidAhead } from './paid-ahead.ts'
import { covers, type PaidDocument, paidDocument } from './paid-flags.ts'

type Receipt = { id: string; number: string; email: string | null }

export type PaidAhead = {
  receipt: Receipt | undefined
  /** What it could be used on, the one last worked on first. */
  documents: readonly { document: SavedDocument; title: string }[]
}

const kinds: Record<PaidDocument, DocumentKind> = { resume: 'resume', coverLetter: 'letter' }

/** A purchase that still waits for its document; null once it is used. */
export async function loadPaidAhead(type: PaidDocument): Promise<PaidAhead | null> {
  const [owned, account, documents] = await Promise.all([
    loadEntitlements(),
    // The receipt is in the mail too, and the page has its own way to the documents.
    loadBillingAccount().catch(() => undefined),
    listOwn(type).catch(() => []),
  ])
  if (owned.unused[type] === 0) {
    forgetPaidAhead()
    return null
  }
  const open = documents.filter((document) => !isBought(owned, type, document))
  return {
    receipt: account && findReceipt(account, type),
    documents: open.map((document) => ({ document, title: documentTitle(document) })),
  }
}

function isBought(owned: Entitlements, type: PaidDocument, { id }: SavedDocument): boolean {
  return covers({ ...owned, pro: false }, { type, documentId: id })
}

async function listOwn(type: PaidDocument): Promise<SavedDocument[]> {
  const { drafts, last } = draftPlaceOf<DocumentKind>(openDevice(), kinds[type])
  const recent = last.read()
  const own = (await drafts.list()).filter(hasContent)
  return own.sort((a, b) => Number(b.id === recent) - Number(a.id === recent))
}

function hasContent(document: SavedDocument): boolean {
  if (document.kind === 'letter') return document.letter.body.trim() !== ''
  return !isBlank(document.resume) && !isSampleId(document.resume.id)
}

function findReceipt({ purchases, receipts }: BillingAccount, type: PaidDocument): Receipt | undefined {
  const waiting = purchases.find(
    (purchase) => paidDocument[purchase.type] === type && purchase.status === 'paid' && !purchase.boundTo,
  )
  const receipt = receipts.find(({ id }) => id === waiting?.receiptId)
  return receipt && { id: receipt.id, number: receipt.number, email: waiting?.email ?? null }
}
