import type { Entitlements } from '#shared/api/billing.ts'
import type { SavedDocument } from '#shared/saved-document.ts'
import { readReview } from './assistant/review/review.ts'
import type { OtherDocument } from './billing/checkout/checkout-page.tsx'
import { covers } from './billing/paywall/paid-flags.ts'
import { openDevice } from './drafts/device.ts'
import type { LetterDocument } from './drafts/document.ts'

/** What goes with the document that is paid for: nothing that is paid for already. */
export async function findOtherDocument(
  document: SavedDocument,
  owned: Entitlements,
): Promise<OtherDocument | undefined> {
  if (owned.pro) return undefined
  return document.kind === 'resume' ? findLetterOf(document.id, owned) : findResumeOf(document, owned)
}

async function findLetterOf(resumeId: string, owned: Entitlements): Promise<OtherDocument | undefined> {
  const job = readReview(resumeId)?.request.jobDescription
  if (!job || owned.unused.coverLetter > 0) return undefined
  const letters = await openDevice().letters.list()
  const isBought = letters.some(
    ({ id, letter }) =>
      (letter.resumeId === resumeId || letter.posting.details === job) &&
      covers(owned, { type: 'coverLetter', documentId: id }),
  )
  return isBought ? undefined : { type: 'cover-letter', job }
}

async function findResumeOf(
  { letter: { resumeId, posting } }: LetterDocument,
  owned: Entitlements,
): Promise<OtherDocument | undefined> {
  if (!resumeId || owned.unused.resume > 0 || covers(owned, { type: 'resume', documentId: resumeId })) return undefined
  const job = readReview(resumeId)?.request.jobDescription
  if (!job || job.trim() !== posting.details.trim()) return undefined
  return (await openDevice().drafts.load(resumeId)) && { type: 'resume', job }
}
