// The calls of billing as the pages make them.
import type * as z from 'zod'
import { callJson } from '#client/lib/api.ts'
import {
  type BillingAccount,
  billingAccountSchema,
  cancelSubscription,
  claimPurchase,
  confirmSandboxPayment,
  type Entitlements,
  entitlementsSchema,
  getReceipt,
  type PaymentSession,
  paymentSessionSchema,
  payRenewal,
  refreshBilling,
  refundOrder,
  renewClaimLink,
  resumeSubscription,
  type SubscriptionSession,
  setCheckoutEmail,
  subscriptionSessionSchema,
  tiePurchase,
} from '#shared/api/billing.ts'
import { documentPriceCents, type PlanId, type PurchaseType } from '#shared/plans.ts'

export const billingAccountKey = ['/api/billing/account']

export async function beginPayment(type: PurchaseType, signal: AbortSignal): Promise<PaymentSession> {
  const body = { amount: documentPriceCents / 100, type }
  return paymentSessionSchema.parse(await callJson('/api/create-payment-intent', { body, signal }))
}

export async function beginSubscription(plan: PlanId, signal: AbortSignal): Promise<SubscriptionSession> {
  return subscriptionSessionSchema.parse(await callJson('/api/create-subscription', { body: { plan }, signal }))
}

export async function giveCheckoutEmail(orderId: string, email: string): Promise<void> {
  await callJson(setCheckoutEmail.path, { body: { orderId, email } })
}

/** What is paid by now, the provider having been asked about payments under way. */
export async function refreshEntitlements(): Promise<Entitlements> {
  return entitlementsSchema.parse(await callJson(refreshBilling.path, { method: 'POST' }))
}

export async function loadEntitlements(): Promise<Entitlements> {
  return entitlementsSchema.parse(await callJson('/api/billing/entitlements'))
}

/** Ties a purchase that waits to this document; what is paid after that. */
export async function tieToDocument({
  documentId,
  type,
}: {
  documentId: string
  type: 'resume' | 'coverLetter'
}): Promise<Entitlements> {
  const body = { documentId, type: type === 'resume' ? 'resume' : 'cover-letter' }
  return entitlementsSchema.parse(await callJson(tiePurchase.path, { body }))
}

/** A renewal that did not go through, to be paid now. */
export async function beginRenewal(signal: AbortSignal): Promise<PaymentSession> {
  return paymentSessionSchema.parse(await callJson(payRenewal.path, { method: 'POST', signal }))
}

export async function askForClaimLink(token: string): Promise<void> {
  await callJson(renewClaimLink.path, { body: { token } })
}

export type SandboxConfirmation = z.input<typeof confirmSandboxPayment.body>
export type SandboxAnswer = z.infer<typeof confirmSandboxPayment.response>

export async function confirmInSandbox(body: SandboxConfirmation): Promise<SandboxAnswer> {
  return confirmSandboxPayment.response.parse(await callJson(confirmSandboxPayment.path, { body }))
}

export async function loadBillingAccount(): Promise<BillingAccount> {
  return billingAccountSchema.parse(await callJson('/api/billing/account'))
}

export async function cancelPro(): Promise<BillingAccount> {
  return billingAccountSchema.parse(await callJson(cancelSubscription.path, { method: 'POST' }))
}

export async function keepPro(): Promise<BillingAccount> {
  return billingAccountSchema.parse(await callJson(resumeSubscription.path, { method: 'POST' }))
}

export async function refund(id: string): Promise<BillingAccount> {
  return billingAccountSchema.parse(await callJson(refundOrder.path, { body: { id } }))
}

export type Receipt = z.infer<typeof getReceipt.response>

export async function loadReceipt(id: string): Promise<Receipt> {
  return getReceipt.response.parse(await callJson(`/api/billing/receipts/${encodeURIComponent(id)}`))
}

export async function claim(token: string): Promise<z.infer<typeof claimPurchase.response>> {
  return claimPurchase.response.parse(await callJson(claimPurchase.path, { body: { token } }))
}
