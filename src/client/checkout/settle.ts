// What follows a payment: the browser's flags, the words, and the way on after two seconds.
import { toast } from '#client/app/toast.ts'
import { markPaid, markPro, mirrorEntitlements, type PaidDocument } from '#client/document/gate/gate.ts'
import { refreshEntitlements } from '#client/lib/billing.ts'
import type { PurchaseType } from '#shared/plans.ts'

export const redirectDelay = 2000

export const paidDocument: Record<PurchaseType, PaidDocument> = { resume: 'resume', 'cover-letter': 'coverLetter' }

export const nextPage: Record<PurchaseType, string> = { resume: '/create-resume', 'cover-letter': '/cover-letter' }

export const paidWords: Record<PurchaseType, string> = {
  resume: 'Your resume is ready to create!',
  'cover-letter': 'Your cover letter is ready to create!',
}

export async function settlePurchase(type: PurchaseType): Promise<void> {
  markPaid(paidDocument[type])
  await mirrorServer()
  toast({ title: 'Payment Successful', description: paidWords[type] })
}

export async function settleSubscription(): Promise<void> {
  markPro()
  await mirrorServer()
  toast({ title: 'Subscription Started!', description: 'Welcome to Pro! You now have unlimited access.' })
}

/** The provider said yes; if our own books cannot be asked just now, the next page load brings them in line. */
async function mirrorServer(): Promise<void> {
  try {
    mirrorEntitlements(await refreshEntitlements())
  } catch {
    // The flags set above stand until then.
  }
}

export function tellOfFailedPayment(message: string): void {
  toast({ title: 'Payment Failed', description: message, variant: 'destructive' })
}
