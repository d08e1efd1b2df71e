// The charge behind a payment, as Stripe tells of it, with the card's fingerprint.
import type Stripe from 'stripe'

export type ChargeTerms = { created: number; intent: Stripe.PaymentIntent; fingerprint: string }

export function makeCharge(id: string, { created, intent, fingerprint }: ChargeTerms): Stripe.Charge {
  const charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    captured: true,
    created,
    currency: intent.currency,
    customer: intent.customer,
    livemode: false,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
    payment_method_details: { type: 'card', card: { brand: 'visa', fingerprint, last4: '4242' } },
    refunded: false,
    status: 'succeeded',
  }
  // Stripe's type asks for some forty fields more that nobody here reads.
  return charge as unknown as Stripe.Charge
}
