// The calls of billing as the pages make them.
import type * as z from 'zod'
import { call, callRaw } from '#client/lib/api.ts'
import {
  type BillingAccount,
  cancelSubscription,
  claimPurchase,
  confirmSandboxPayment,
  createPaymentIntent,
  createSubscription,
  type Entitlements,
  getBillingAccount,
  getEntitlements,
  getReceipt,
  type PaymentSession,
  payRenewal,
  refreshBilling,
  refundOrder,
  renewClaimLink,
  resumeSubscription,
  type SubscriptionSession,
  setCheckoutEmail,
  tiePurchase,
} from '#shared/api/billing.ts'
import { documentPriceCents, type PlanId, type PurchaseType } from '#shared/plans.ts'

export const billingAccountKey = [getBillingAccount.path]

export async function beginPayment(type: PurchaseType, signal: AbortSignal): Promise<PaymentSession> {
  const body = { amount: documentPriceCents / 100, type }
  return call(createPaymentIntent, { body, signal })
}

/** A resume and the letter for the same job, whichever of them was asked for. */
export async function beginPaymentOfBoth(signal: AbortSignal): Promise<PaymentSession> {
  const body = { amount: (2 * documentPriceCents) / 100, type: 'resume', letterToo: true }
  return call(createPaymentIntent, { body, signal })
}

export function beginSubscription(plan: PlanId, signal: AbortSignal): Promise<SubscriptionSession> {
  return call(createSubscription, { body: { plan }, signal })
}

export async function giveCheckoutEmail(orderId: string, email: string): Promise<void> {
  await callRaw(setCheckoutEmail, { body: { orderId, email } })
}

/** What is paid by now, the provider having been asked about payments in progress. */
export function refreshEntitlements(): Promise<Entitlements> {
  return call(refreshBilling)
}

export function loadEntitlements(): Promise<Entitlements> {
  return call(getEntitlements)
}

/** Ties a purchase that waits to this document; what is paid after that. */
export async function tieToDocument({
  documentId,
  type,
}: {
  documentId: string
  type: 'resume' | 'coverLetter'
}): Promise<Entitlements> {
  const body = { documentId, type: type === 'resume' ? 'resume' : 'cover-letter' } as const
  return call(tiePurchase, { body })
}

/** A renewal that did not go through, to be paid now. */
export function beginRenewal(signal: AbortSignal): Promise<PaymentSession> {
  return call(payRenewal, { signal })
}

export async function askForClaimLink(token: string): Promise<void> {
  await callRaw(renewClaimLink, { body: { token } })
}

export type SandboxConfirmation = z.input<typeof confirmSandboxPayment.body>
export type SandboxAnswer = z.infer<typeof confirmSandboxPayment.response>

export function confirmInSandbox(body: SandboxConfirmation): Promise<SandboxAnswer> {
  return call(confirmSandboxPayment, { body })
}

export function loadBillingAccount(): Promise<BillingAccount> {
  return call(getBillingAccount)
}

export function cancelPro(): Promise<BillingAccount> {
  return call(cancelSubscription)
}

export function keepPro(): Promise<BillingAccount> {
  return call(resumeSubscription)
}

export function refund(id: string): Promise<BillingAccount> {
  return call(refundOrder, { body: { id } })
}

export type PaymentReceipt = z.infer<typeof getReceipt.response>

export function loadReceipt(id: string): Promise<PaymentReceipt> {
  return call(getReceipt, { params: { id } })
}

export function claim(token: string): Promise<z.infer<typeof claimPurchase.response>> {
  return call(claimPurchase, { body: { token } })
}
