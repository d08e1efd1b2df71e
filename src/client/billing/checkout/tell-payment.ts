import type { PurchaseType } from '#shared/plans.ts'
import type { PaidDocument } from '../paywall/paid-flags.ts'
import { orderOf, orderOfBoth } from './orders.ts'
import { readReceiptEmail } from './receipt-email.ts'

const purchases: Record<PaidDocument, PurchaseType> = { resume: 'resume', coverLetter: 'cover-letter' }

/** What a payment that has just been made was for, and where its receipt went. */
export function tellPayment(type: PaidDocument, { isBoth = false } = {}): string {
  const { name, price } = isBoth ? orderOfBoth() : orderOf(purchases[type])
  const email = readReceiptEmail()
  return `Paid: ${name.toLowerCase()}, ${price}. ${email ? `We’ve emailed your receipt to ${email}.` : 'We’ve emailed your receipt.'}`
}
