import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { guests, users } from './accounts.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/**
 * What somebody started to buy, recorded before the provider is called. Accounting records must be kept, so an order
 * survives its owner.
 */
export const billingOrders = pgTable(
  'billing_orders',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['document', 'subscription'] }).notNull(),
    /** A purchase type or a plan. */
    item: text().notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text().notNull(),
    /** Where receipts go. */
    email: text(),
    /** The same address as one person's, whatever its spelling: refunds are for a first purchase. */
    emailIdentity: text('email_identity'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    guestId: uuid('guest_id').references(() => guests.id, { onDelete: 'set null' }),
    provider: text().notNull(),
    /** The provider's name for the payment or the subscription; null if it was never reached. */
    reference: text(),
    customer: text(),
    createdAt: time('created_at').notNull(),
    /** When to ask the provider again; null once there is nothing left to learn. */
    checkAt: time('check_at'),
    /** The subscription must end now, whatever the provider answered at first. */
    mustEnd: boolean('must_end').notNull().default(false),
    /** Moved to another owner with the link in its receipt; the new owner must not see the buyer's address. */
    claimedAt: time('claimed_at'),
    /** Bought along with another order, whose payment is for both. */
    paidWith: uuid('paid_with').references((): AnyPgColumn => billingOrders.id, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('billing_orders_reference').on(table.provider, table.reference),
    index('billing_orders_user_id_index').on(table.userId),
    index('billing_orders_guest_id_index').on(table.guestId),
    index('billing_orders_check_at_index').on(table.checkAt),
    index('billing_orders_email_identity_index').on(table.emailIdentity),
    index('billing_orders_paid_with_index').on(table.paidWith),
  ],
)

/** The ledger: what the provider said, each event once. Everything below `derived` is computed from it. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text().primaryKey(),
    provider: text().notNull(),
    type: text().notNull(),
    /** The provider's time. */
    at: time('at').notNull(),
    /** Which orders, payments, invoices ... it speaks of. */
    subjects: text().array().notNull(),
    fact: jsonb().notNull(),
    receivedAt: time('received_at').notNull(),
  },
  (table) => [index('billing_events_subjects_index').using('gin', table.subjects)],
)

/** Signatures seen in the last minutes; the same one twice is a recording, not the provider. */
export const billingDeliveries = pgTable(
  'billing_deliveries',
  { signatureHash: text('signature_hash').primaryKey(), expiresAt: time('expires_at').notNull() },
  (table) => [index('billing_deliveries_expires_at_index').on(table.expiresAt)],
)

/** Derived: where an order stands. */
export const billingStates = pgTable(
  'billing_states',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => billingOrders.id, { onDelete: 'cascade' }),
    status: text({ enum: ['pending', 'processing', 'paid', 'refunded', 'canceled'] }).notNull(),
    paidAt: time('paid_at'),
    /** Of subscriptions only, from here on. */
    paidUntil: time('paid_until'),
    phase: text({ enum: ['incomplete', 'active', 'past-due', 'ended'] }),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    renewalCents: integer('renewal_cents'),
  },
  (table) => [index('billing_states_paid_until_index').on(table.paidUntil)],
)

/** Derived: every incoming payment, each of which is also a receipt. */
export const billingPayments = pgTable(
  'billing_payments',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => billingOrders.id, { onDelete: 'cascade' }),
    reference: text().notNull(),
    amountCents: integer('amount_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    refundedAt: time('refunded_at'),
    paidAt: time('paid_at').notNull(),
    periodFrom: time('period_from'),
    periodTo: time('period_to'),
    /** The same for the same card; nothing of the card can be told from it. */
    card: text(),
  },
  (table) => [
    index('billing_payments_order_id_index').on(table.orderId),
    index('billing_payments_card_index').on(table.card),
  ],
)

/** What the first download tied a purchase to; a file without an id leaves null. */
export const billingBindings = pgTable('billing_bindings', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => billingOrders.id, { onDelete: 'cascade' }),
  documentId: text('document_id'),
  boundAt: time('bound_at').notNull(),
  /** Downloads that still run while no file has come yet; null from the first file on. */
  underWay: integer('under_way'),
})

/** The keys in receipt mails that bring a purchase to another device. */
export const billingClaims = pgTable(
  'billing_claims',
  {
    tokenHash: text('token_hash').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => billingOrders.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
    /** Each works once. */
    usedAt: time('used_at'),
  },
  (table) => [index('billing_claims_order_id_index').on(table.orderId)],
)

/** Mails about money, once each: the key says what it is about. */
export const billingMails = pgTable(
  'billing_mails',
  {
    key: text().primaryKey(),
    kind: text({ enum: ['receipt', 'refund', 'renewal-failed', 'reminder', 'claimed', 'claim-link'] }).notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => billingOrders.id, { onDelete: 'cascade' }),
    paymentId: uuid('payment_id'),
    createdAt: time('created_at').notNull(),
    /** Somebody is sending it until then. */
    leasedUntil: time('leased_until'),
    attempts: integer().notNull().default(0),
    sentAt: time('sent_at'),
  },
  (table) => [index('billing_mails_sent_at_index').on(table.sentAt, table.leasedUntil)],
)

/** The sandbox's own books, as a payment provider keeps them; no card is in there. */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    id: text().primaryKey(),
    state: jsonb().notNull(),
    /** SHA-256 of the client secrets handed out for it. */
    secretHashes: text('secret_hashes').array().notNull(),
    /** When a subscription renews or a failed renewal is tried again. */
    dueAt: time('due_at'),
  },
  (table) => [index('sandbox_objects_due_at_index').on(table.dueAt)],
)

export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    id: text().primaryKey(),
    object: text().notNull(),
    payload: jsonb().notNull(),
    at: time('at').notNull(),
    deliveredAt: time('delivered_at'),
  },
  (table) => [
    index('sandbox_events_object_index').on(table.object),
    index('sandbox_events_delivered_at_index').on(table.deliveredAt),
  ],
)
