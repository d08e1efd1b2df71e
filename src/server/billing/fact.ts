// What a provider can tell us, in our own words; the providers translate. Stored in the ledger, so old shapes must stay
// readable. Times inside are milliseconds.
import * as z from 'zod'

const orderId = z.uuid()

const paymentFact = z.object({
  kind: z.literal('payment'),
  payment: z.string(),
  order: orderId,
  state: z.enum(['pending', 'processing', 'canceled', 'succeeded']),
  amountCents: z.number().int(),
})

const subscriptionFact = z.object({
  kind: z.literal('subscription'),
  subscription: z.string(),
  order: orderId,
  state: z.enum(['incomplete', 'active', 'past-due', 'ended']),
  cancelAtPeriodEnd: z.boolean(),
  /** What the next renewal will cost. */
  renewalCents: z.number().int(),
})

const invoiceFact = z.object({
  kind: z.literal('invoice'),
  invoice: z.string(),
  subscription: z.string(),
  order: orderId.optional(),
  state: z.enum(['open', 'failed', 'void', 'paid']),
  isRenewal: z.boolean(),
  amountCents: z.number().int(),
  from: z.number(),
  to: z.number(),
  paidAt: z.number().optional(),
})

/** Which payment settled which invoice; a refund made by hand at the provider names only the payment. */
const invoicePaymentFact = z.object({ kind: z.literal('invoice-payment'), invoice: z.string(), payment: z.string() })

const refundFact = z.object({
  kind: z.literal('refund'),
  refund: z.string(),
  payment: z.string().optional(),
  invoice: z.string().optional(),
  order: orderId.optional(),
  state: z.enum(['pending', 'succeeded', 'failed']),
  amountCents: z.number().int(),
})

/** Which card paid, as a text that is the same for the same card and tells nothing of it. */
const cardFact = z.object({
  kind: z.literal('card'),
  payment: z.string().optional(),
  invoice: z.string().optional(),
  card: z.string(),
})

export const factSchema = z.discriminatedUnion('kind', [
  paymentFact,
  subscriptionFact,
  invoiceFact,
  invoicePaymentFact,
  refundFact,
  cardFact,
])
export type Fact = z.infer<typeof factSchema>
export type FactOf<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>

/** One event of a provider; `at` is the provider's time, not ours. */
export type LedgerEvent<Stated extends Fact = Fact> = { id: string; type: string; at: Date; fact: Stated }

const subjectKeys = ['order', 'payment', 'subscription', 'invoice'] as const

/** What an event speaks of. Events that share a subject belong together and are judged together. */
export function subjectsOf(fact: Fact): string[] {
  return subjectKeys.flatMap((key) => {
    const value: unknown = key in fact ? Reflect.get(fact, key) : undefined
    return typeof value === 'string' ? [`${key}:${value}`] : []
  })
}
