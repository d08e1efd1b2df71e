import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { billingOrders } from '#server/platform/database/schema/billing.ts'
import type { PlanId } from '#shared/plans.ts'
import type { LedgerEvent } from './fact.ts'

export type Order = typeof billingOrders.$inferSelect
/** An order that the provider knows. */
export type PlacedOrder = Order & { reference: string }

/** What begins at the provider, with what it said about it. */
export type Checkout = { reference: string; clientSecret: string; customer: string | null; events: LedgerEvent[] }

/** A request to the webhook, as it came. */
export type Delivery = { body: Buffer; headers: Record<string, string | string[] | undefined> }

/** The signature is known, so that one that comes twice can be told from a new delivery. */
type VerifiedEvent = { event: LedgerEvent | null; signature: string; validForMs: number }

/**
 * Whoever takes the money. Every call may be made again with the same order and does its work once; what it answers are
 * events for the ledger, the same that arrive signed at the webhook.
 */
export type PaymentProvider = {
  name: string
  isTest: boolean
  createPayment(order: Order, description: string): Promise<Checkout>
  createSubscription(order: Order, plan: PlanId): Promise<Checkout>
  /** For a payment form that is opened again; no secret where there is nothing left to pay. */
  reopen(order: PlacedOrder): Promise<{ clientSecret: string | null; events: LedgerEvent[] }>
  /** For a renewal that did not go through; no secret where nothing is due. The card that pays is kept for the next. */
  payRenewal(order: PlacedOrder): Promise<{ clientSecret: string | null; events: LedgerEvent[] }>
  setEmail(order: PlacedOrder, email: string): Promise<void>
  cancelAtPeriodEnd(order: PlacedOrder): Promise<LedgerEvent[]>
  resume(order: PlacedOrder): Promise<LedgerEvent[]>
  endNow(order: PlacedOrder): Promise<LedgerEvent[]>
  refund(order: PlacedOrder, payment: { reference: string; amountCents: number }): Promise<LedgerEvent[]>
  /** Where the order stands now, for what was missed. */
  fetchState(order: PlacedOrder): Promise<LedgerEvent[]>
  /** Throws if the signature is wrong or too old; the event is null if it isn't ours. */
  parseEvent(delivery: Delivery): VerifiedEvent
  /** What is due by the clock, where the provider is ourselves. */
  advance(): Promise<void>
  addRoutes(app: FastifyInstance, hooks: ProviderHooks): void
}

type ProviderHooks = {
  /** Makes sure that the receipt can be sent; throws if no address is known. */
  requireEmail(orderId: string, given: string | undefined): Promise<void>
}

export type ProviderPorts = {
  config: Config
  database: Database
  clock: () => Date
  /** Hands an event to the same code that serves the webhook. */
  deliver(delivery: Delivery): Promise<void>
}

/** An entry of the registry. */
export type ProviderEntry = {
  isChosen(config: Config): boolean
  open(ports: ProviderPorts): PaymentProvider
}
