import * as z from 'zod'
import { planIds, purchaseTypes, readPlanId, readPurchaseType } from '#shared/plans.ts'
import { defineRoute } from './route.ts'

const purchaseTypeSchema = z.enum(purchaseTypes)
const planSchema = z.enum(planIds)
/** A moment as an ISO string in UTC. */
const moment = z.string()
const emailSchema = z.email('Valid email is required').max(254, 'Valid email is required')

/** What a payment form needs. A guest gives the e-mail later, by `setCheckoutEmail`. */
const sessionFields = {
  clientSecret: z.string(),
  /** Known in our own books, for `refreshBilling` and the receipt. */
  orderId: z.string(),
  amountCents: z.number(),
  currency: z.string(),
  /** Where the receipt goes; null until a guest has given it. */
  email: z.string().nullable(),
}
const paymentSessionSchema = z.object(sessionFields)
export type PaymentSession = z.infer<typeof paymentSessionSchema>

const subscriptionSessionSchema = z.object({
  ...sessionFields,
  plan: planSchema,
  /** When the next charge would follow, if paid now. */
  renewsAt: moment,
})
export type SubscriptionSession = z.infer<typeof subscriptionSessionSchema>

export const createPaymentIntent = defineRoute({
  method: 'POST',
  path: '/api/create-payment-intent',
  summary: 'Starts the payment for one document, or for a resume and a letter; the amount must be the price',
  body: z.object({
    amount: z.number(),
    type: z
      .string()
      .refine((type) => readPurchaseType(type) !== null, 'This can’t be bought')
      .transform((type) => readPurchaseType(type) ?? 'resume'),
    /** One payment for a resume and a cover letter, at the price of both. */
    letterToo: z.boolean().optional(),
    email: emailSchema.optional(),
  }),
  response: paymentSessionSchema,
  /** `forbidden`: no payment provider is set up. */
  errors: ['not-found', 'forbidden', 'too-many-requests', 'upstream-failed'],
})

export const createSubscription = defineRoute({
  method: 'POST',
  path: '/api/create-subscription',
  summary: 'Starts a subscription, incomplete until its first payment',
  body: z.object({
    plan: z
      .string()
      .refine((plan) => readPlanId(plan) !== null, 'There is no such plan')
      .transform((plan) => readPlanId(plan) ?? 'pro-monthly'),
    email: emailSchema.optional(),
  }),
  response: subscriptionSessionSchema,
  /** `conflict`: Pro is already active, and a second subscription would charge twice. */
  errors: ['not-found', 'forbidden', 'conflict', 'too-many-requests', 'upstream-failed'],
})

export const setCheckoutEmail = defineRoute({
  method: 'POST',
  path: '/api/billing/email',
  summary: 'Where the receipt of a payment in progress goes; called before it is confirmed',
  body: z.object({ orderId: z.string(), email: emailSchema }),
  response: z.object({ email: z.string() }),
  errors: ['not-found', 'conflict', 'upstream-failed'],
})

const entitlementsSchema = z.object({
  /** A purchase of this type is there, used or not. Which documents it opened is in `documents`. */
  resume: z.boolean(),
  coverLetter: z.boolean(),
  pro: z.boolean(),
  /** The end of the time paid for; null without Pro. */
  proUntil: moment.nullable(),
  /** Purchases that wait for their first download. */
  unused: z.object({ resume: z.number(), coverLetter: z.number() }),
  /** Documents that can be downloaded in every format, for good unless refunded. */
  documents: z.array(z.object({ id: z.string(), type: purchaseTypeSchema })),
})
export type Entitlements = z.infer<typeof entitlementsSchema>

export const getEntitlements = defineRoute({
  method: 'GET',
  path: '/api/billing/entitlements',
  summary: 'What this visitor has paid for; all false for a new visitor, all true if billing is off',
  response: entitlementsSchema,
})

export const refreshBilling = defineRoute({
  method: 'POST',
  path: '/api/billing/refresh',
  summary: 'Asks the payment provider about pending payments, then returns what is paid',
  response: entitlementsSchema,
  errors: ['not-found', 'upstream-failed'],
})

/** `processing`: the bank is still at work. `canceled`: the payment was never completed. */
const orderStatus = z.enum(['pending', 'processing', 'paid', 'refunded', 'canceled'])

/** One line of a receipt. */
const lineSchema = z.object({ name: z.string(), amountCents: z.number() })

const purchaseSchema = z.object({
  id: z.string(),
  type: purchaseTypeSchema,
  name: z.string(),
  status: orderStatus,
  amountCents: z.number(),
  currency: z.string(),
  paidAt: moment.nullable(),
  email: z.string().nullable(),
  receiptId: z.string().nullable(),
  /** What the first download tied it to; `documentId` is null if the file carried no id. */
  boundTo: z.object({ documentId: z.string().nullable(), at: moment }).nullable(),
  /** Set while a refund is possible; it is then of what was paid along too. */
  refundableUntil: moment.nullable(),
  /** What the same payment was for. */
  paidAlong: z.array(lineSchema),
})
export type Purchase = z.infer<typeof purchaseSchema>

const subscriptionSchema = z.object({
  id: z.string(),
  plan: planSchema,
  name: z.string(),
  /** `past-due`: a renewal did not go through and is tried again. */
  status: z.enum(['active', 'past-due', 'ended', 'refunded']),
  amountCents: z.number(),
  currency: z.string(),
  startedAt: moment,
  /** The end of the time paid for. */
  paidUntil: moment,
  cancelAtPeriodEnd: z.boolean(),
  /** Null once it was canceled or has ended. */
  nextCharge: z.object({ at: moment, amountCents: z.number() }).nullable(),
  email: z.string().nullable(),
  refundableUntil: moment.nullable(),
})
export type Subscription = z.infer<typeof subscriptionSchema>

const receiptSummarySchema = z.object({
  id: z.string(),
  number: z.string(),
  orderId: z.string(),
  description: z.string(),
  lines: z.array(lineSchema),
  amountCents: z.number(),
  refundedCents: z.number(),
  currency: z.string(),
  paidAt: moment,
  /** The time a subscription's payment covers. */
  period: z.object({ from: moment, to: moment }).nullable(),
})
export type ReceiptSummary = z.infer<typeof receiptSummarySchema>

const billingAccountSchema = z.object({
  purchases: z.array(purchaseSchema),
  /** The one that runs, else the last one that did. */
  subscription: subscriptionSchema.nullable(),
  receipts: z.array(receiptSummarySchema),
})
export type BillingAccount = z.infer<typeof billingAccountSchema>

export const getBillingAccount = defineRoute({
  method: 'GET',
  path: '/api/billing/account',
  summary: 'Purchases, subscription and receipts of this visitor, signed in or not',
  response: billingAccountSchema,
  errors: ['not-found'],
})

export const getReceipt = defineRoute({
  method: 'GET',
  path: '/api/billing/receipts/:id',
  summary: 'One receipt',
  params: z.object({ id: z.string() }),
  response: receiptSummarySchema.extend({
    email: z.string().nullable(),
    /** Who sells. */
    seller: z.object({ name: z.string(), address: z.string(), email: z.string() }),
    refundedAt: moment.nullable(),
    testMode: z.boolean(),
  }),
  errors: ['not-found'],
})

export const cancelSubscription = defineRoute({
  method: 'POST',
  path: '/api/billing/cancel',
  summary: 'Stops further charges; Pro continues until the end of the paid period',
  response: billingAccountSchema,
  errors: ['not-found', 'conflict', 'upstream-failed'],
})

export const resumeSubscription = defineRoute({
  method: 'POST',
  path: '/api/billing/resume',
  summary: 'Undoes a cancellation during the paid period',
  response: billingAccountSchema,
  errors: ['not-found', 'conflict', 'upstream-failed'],
})

export const refundOrder = defineRoute({
  method: 'POST',
  path: '/api/billing/refund',
  summary: 'Refunds a first purchase or subscription within 14 days',
  /** The id of a purchase or of the subscription. */
  body: z.object({ id: z.string() }),
  response: billingAccountSchema,
  errors: ['not-found', 'conflict', 'upstream-failed'],
})

export const claimPurchase = defineRoute({
  method: 'POST',
  path: '/api/billing/claim',
  summary: 'Moves a purchase to this visitor, with the token from the receipt',
  body: z.object({ token: z.string().max(200) }),
  response: z.object({
    kind: z.enum(['document', 'subscription']),
    name: z.string(),
    entitlements: entitlementsSchema,
  }),
  /** `link-expired`: used or too old. */
  errors: ['not-found', 'conflict', 'link-expired'],
})

export const renewClaimLink = defineRoute({
  method: 'POST',
  path: '/api/billing/claim-link',
  summary: 'Mails the buyer a new link, if the old one has expired or been used',
  body: z.object({ token: z.string().max(200) }),
  response: z.object({ sent: z.literal(true) }),
  errors: ['not-found', 'conflict'],
})

export const tiePurchase = defineRoute({
  method: 'POST',
  path: '/api/billing/documents',
  summary: 'Uses a waiting purchase for this document, for a file the browser makes itself',
  body: z.object({ documentId: z.string().min(1).max(200), type: purchaseTypeSchema }),
  response: entitlementsSchema,
  errors: ['payment-required', 'sample-document'],
})

export const payRenewal = defineRoute({
  method: 'POST',
  path: '/api/billing/pay-renewal',
  summary: 'Starts paying a failed renewal with another card',
  response: paymentSessionSchema,
  /** `conflict`: nothing is due. */
  errors: ['not-found', 'conflict', 'upstream-failed'],
})

export const receiveProviderEvent = defineRoute({
  method: 'POST',
  path: '/api/billing/webhook',
  summary: "The payment provider's signed events",
  rawBody: true,
  response: z.object({ received: z.literal(true) }),
  errors: ['invalid-request'],
})

const cardSchema = z.object({
  number: z.string().max(40),
  expMonth: z.number().int(),
  /** Two or four digits. */
  expYear: z.number().int(),
  cvc: z.string().max(8),
})

/** First the card; where the answer is `requires-action`, a second call with what the person chose. */
export const confirmSandboxPayment = defineRoute({
  method: 'POST',
  path: '/api/billing/sandbox/confirm',
  summary: 'Pays with a test card in test mode; no card data is kept',
  body: z.union([
    z.object({ clientSecret: z.string(), card: cardSchema, email: emailSchema.optional() }),
    z.object({ clientSecret: z.string(), answer: z.enum(['approve', 'reject']) }),
  ]),
  response: z.discriminatedUnion('status', [
    z.object({ status: z.literal('succeeded'), orderId: z.string() }),
    z.object({ status: z.literal('requires-action') }),
    z.object({
      status: z.literal('failed'),
      code: z.enum([
        'card-declined',
        'insufficient-funds',
        'confirmation-failed',
        'expired-card',
        'incomplete-card',
        'not-a-test-card',
      ]),
      /** For the toast's description. */
      message: z.string(),
    }),
  ]),
  errors: ['not-found', 'conflict'],
})
