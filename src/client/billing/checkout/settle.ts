// What follows a payment: the browser's flags, the words, and the way on after two seconds.
import { toast } from '#client/app/toast.ts'
import type { PurchaseType } from '#shared/plans.ts'
import { refreshEntitlements } from '../billing-calls.ts'
import { noteNewPro } from '../paywall/new-pro.ts'
import { markPaid, markPro, mirrorEntitlements, paidDocument } from '../paywall/paid-flags.ts'

export const redirectDelay = 2000

export const nextPage: Record<PurchaseType, string> = { resume: '/create-resume', 'cover-letter': '/cover-letter' }

export const nextLabels: Record<PurchaseType, string> = {
  resume: 'Go to your resume',
  'cover-letter': 'Go to your cover letter',
}

/** Where nothing waits to be downloaded yet. */
export const firstLabels: Record<PurchaseType, string> = {
  resume: 'Create your resume',
  'cover-letter': 'Create your cover letter',
}

type PaidWords = { title: string; description: string }

export const paidWords: Record<PurchaseType, PaidWords> = {
  resume: { title: 'Payment Successful', description: 'Your resume is ready to create!' },
  'cover-letter': { title: 'Payment Successful', description: 'Your cover letter is ready to create!' },
}

export const proWords: PaidWords = {
  title: 'Subscription Started!',
  description: 'Welcome to Pro! You now have unlimited access.',
}

export async function settlePurchase(type: PurchaseType): Promise<void> {
  markPaid(paidDocument[type])
  await mirrorServer()
  toast(paidWords[type])
}

export async function settleSubscription(): Promise<void> {
  markPro()
  noteNewPro()
  await mirrorServer()
  toast({ ...proWords, link: { label: 'See your plan', to: '/account/billing' } })
}

/** Without words: the page that pays a renewal has its own. */
export async function settleRenewal(): Promise<void> {
  await mirrorServer()
}

/** The provider said yes; if our own books cannot be asked just now, the next page load brings them in line. */
async function mirrorServer(): Promise<void> {
  try {
    mirrorEntitlements(await refreshEntitlements())
  } catch {
    // The flags set above stand until then.
  }
}

let failure: ReturnType<typeof toast> | undefined

export function tellOfFailedPayment(message: string): void {
  failure = toast({ title: 'Payment Failed', description: message, variant: 'destructive' })
}

/** Once somebody tries again, the last failure says nothing true any more. */
export function withdrawFailedPayment(): void {
  failure?.dismiss()
  failure = undefined
}
