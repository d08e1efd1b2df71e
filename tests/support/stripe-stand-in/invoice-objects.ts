import type Stripe from 'stripe'
import { makeList, type Seconds } from './objects.ts'

export type InvoiceTerms = {
  created: Seconds
  subscription: Stripe.Subscription
  amount: number
  reason: 'subscription_create' | 'subscription_cycle'
  period: { start: Seconds; end: Seconds }
  clientSecret: string | null
}

export function makeInvoice(id: string, terms: InvoiceTerms): Stripe.Invoice {
  const { created, subscription, amount, reason, period, clientSecret } = terms
  const customer = typeof subscription.customer === 'string' ? subscription.customer : subscription.customer.id
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Candid',
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    confirmation_secret: clientSecret ? { client_secret: clientSecret, type: 'payment_intent' } : null,
    created,
    currency: 'usd',
    custom_fields: null,
    customer,
    customer_account: null,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: created,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: makeList(`/v1/invoices/${id}/lines`, [makeLine(id, terms)]),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    // Of a subscription's invoice these name the period before; what is paid for stands on the line.
    period_end: period.start,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: { finalized_at: created, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: null,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  }
}

function makeLine(invoice: string, { subscription, amount, period }: InvoiceTerms): Stripe.InvoiceLineItem {
  return {
    id: `il_${invoice}`,
    object: 'line_item',
    amount,
    currency: 'usd',
    description: null,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: `si_${subscription.id}`,
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: null,
    quantity: 1,
    quantity_decimal: null,
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  }
}

export function makeInvoicePayment(
  id: string,
  { created, invoice, intent, amount }: { created: Seconds; invoice: string; intent: string; amount: number },
): Stripe.InvoicePayment {
  return {
    id,
    object: 'invoice_payment',
    amount_paid: amount,
    amount_requested: amount,
    created,
    currency: 'usd',
    invoice,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: created },
  }
}
