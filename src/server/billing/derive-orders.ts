// From the set of events to the state of each order. Pure, and independent of the order of arrival: what can only
// happen once (paid) counts if any event says so; what can change counts by the provider's time, then by a rank.
import type { Fact, FactOf, LedgerEvent } from './fact.ts'

type OrderPayment = {
  /** The provider's payment, or the invoice of a subscription. */
  reference: string
  amountCents: number
  refundedCents: number
  refundedAt: Date | null
  /** Money has really arrived on its way back; a refund in progress may still fail. */
  isReturned: boolean
  paidAt: Date
  period: { from: Date; to: Date } | null
  /** The same text for the same card; null if none is known. */
  card: string | null
}

export type OrderState = {
  status: 'pending' | 'processing' | 'paid' | 'refunded' | 'canceled'
  payments: OrderPayment[]
  subscription: {
    phase: FactOf<'subscription'>['state']
    cancelAtPeriodEnd: boolean
    renewalCents: number
    /** The end of the time that is paid and was not paid back. */
    paidUntil: Date | null
    failedRenewals: string[]
  } | null
}

/** Within one second the later state of the usual course wins. */
const ranks = {
  payment: { pending: 0, processing: 1, canceled: 2, succeeded: 3 },
  subscription: { incomplete: 0, active: 1, 'past-due': 2, ended: 3 },
  invoice: { open: 0, failed: 1, void: 2, paid: 3 },
  refund: { pending: 0, succeeded: 1, failed: 2 },
} as const

export function deriveOrders(arrived: readonly LedgerEvent[]): Map<string, OrderState> {
  const events = arrived.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const payments = groupBy(ofKind(events, 'payment'), ({ fact }) => fact.payment)
  const subscriptions = groupBy(ofKind(events, 'subscription'), ({ fact }) => fact.subscription)
  const invoices = groupBy(ofKind(events, 'invoice'), ({ fact }) => fact.invoice)
  const refunds = collectRefunds(events)
  const cards = collectCards(events)

  const orders = new Map<string, OrderState>()
  for (const facts of payments.values()) {
    const { order } = latest(facts, ranks.payment).fact
    // Two payments for one order cannot be had from us; should it happen, the one that was paid counts.
    const state = derivePurchase(facts, { refunds, cards })
    if (orders.get(order)?.status !== 'paid') orders.set(order, state)
  }
  for (const [id, facts] of subscriptions) {
    const { order } = latest(facts, ranks.subscription).fact
    const own = [...invoices.values()].filter(([first]) => first?.fact.subscription === id)
    orders.set(order, deriveSubscription(facts, own, { refunds, cards }))
  }
  return orders
}

function derivePurchase(facts: LedgerEvent<FactOf<'payment'>>[], { refunds, cards }: Money): OrderState {
  const paid = earliest(facts.filter(({ fact }) => fact.state === 'succeeded'))
  if (!paid) {
    const { state } = latest(facts, ranks.payment).fact
    return { status: state === 'succeeded' ? 'paid' : state, payments: [], subscription: null }
  }
  const { payment: reference, amountCents } = paid.fact
  const refund = refunds(`payment:${reference}`)
  const payments = [
    { reference, amountCents, ...refund, paidAt: paid.at, period: null, card: cards(`payment:${reference}`) },
  ]
  return { status: statusOf(payments), payments, subscription: null }
}

function deriveSubscription(
  facts: LedgerEvent<FactOf<'subscription'>>[],
  invoices: LedgerEvent<FactOf<'invoice'>>[][],
  money: Money,
): OrderState {
  const payments = invoices.flatMap((invoice) => derivePaidInvoice(invoice, money)).sort(byTime)
  // What has once begun is never incomplete again, even if the words of one second come in the wrong order.
  const begun = facts.filter(({ fact }) => fact.state !== 'incomplete')
  const current = latest(begun.length > 0 ? begun : facts, ranks.subscription).fact
  const hasEnded = facts.some(({ fact }) => fact.state === 'ended')
  const kept = payments.filter((payment) => !isPaidBack(payment))
  const ends = kept.flatMap(({ period }) => (period ? [period.to.getTime()] : []))
  const failedRenewals = invoices.flatMap((invoice) =>
    invoice.filter(({ fact }) => fact.isRenewal && fact.state === 'failed').map(({ fact }) => fact.invoice),
  )
  return {
    status: payments.length === 0 && hasEnded ? 'canceled' : statusOf(payments),
    payments,
    subscription: {
      phase: hasEnded ? 'ended' : current.state,
      cancelAtPeriodEnd: current.cancelAtPeriodEnd,
      renewalCents: current.renewalCents,
      paidUntil: ends.length > 0 ? new Date(Math.max(...ends)) : null,
      failedRenewals: [...new Set(failedRenewals)].sort(),
    },
  }
}

function derivePaidInvoice(facts: LedgerEvent<FactOf<'invoice'>>[], { refunds, cards }: Money): OrderPayment[] {
  const paid = earliest(facts.filter(({ fact }) => fact.state === 'paid'))
  if (!paid) return []
  const { invoice: reference, amountCents, from, to } = paid.fact
  const paidAt = new Date(Math.min(...facts.flatMap(({ fact }) => fact.paidAt ?? []), paid.at.getTime()))
  const period = { from: new Date(from), to: new Date(to) }
  const target = `invoice:${reference}`
  return [{ reference, amountCents, ...refunds(target), paidAt, period, card: cards(target) }]
}

function statusOf(payments: OrderPayment[]): OrderState['status'] {
  if (payments.length === 0) return 'pending'
  return payments.every(isPaidBack) ? 'refunded' : 'paid'
}

function isPaidBack({ amountCents, refundedCents }: OrderPayment): boolean {
  return amountCents > 0 && refundedCents >= amountCents
}

type Refund = Pick<OrderPayment, 'refundedCents' | 'refundedAt' | 'isReturned'>
type Refunds = (target: string) => Refund
/** What is known about a payment or an invoice from elsewhere. */
type Money = { refunds: Refunds; cards: (target: string) => string | null }

/** Sums what went back for each payment or invoice. A refund in progress counts; one that failed does not. */
function collectRefunds(events: readonly LedgerEvent[]): Refunds {
  const invoiceOf = new Map(ofKind(events, 'invoice-payment').map(({ fact }) => [fact.payment, fact.invoice]))
  const sums = new Map<string, Refund>()
  const none: Refund = { refundedCents: 0, refundedAt: null, isReturned: false }
  for (const facts of groupBy(ofKind(events, 'refund'), ({ fact }) => fact.refund).values()) {
    const { fact } = latest(facts, ranks.refund)
    const invoice = facts.find((event) => event.fact.invoice)?.fact.invoice ?? invoiceOf.get(fact.payment ?? '')
    const target = invoice ? `invoice:${invoice}` : `payment:${fact.payment}`
    const sum = sums.get(target) ?? none
    const isReturned = sum.isReturned || facts.some((event) => event.fact.state === 'succeeded')
    if (fact.state === 'failed') {
      sums.set(target, { ...sum, isReturned })
      continue
    }
    const at = earliest(facts)?.at ?? new Date(0)
    sums.set(target, {
      refundedCents: sum.refundedCents + fact.amountCents,
      refundedAt: sum.refundedAt && sum.refundedAt < at ? sum.refundedAt : at,
      isReturned,
    })
  }
  return (target) => sums.get(target) ?? none
}

function collectCards(events: readonly LedgerEvent[]): Money['cards'] {
  const invoiceOf = new Map(ofKind(events, 'invoice-payment').map(({ fact }) => [fact.payment, fact.invoice]))
  const known = new Map<string, string>()
  for (const { fact } of ofKind(events, 'card')) {
    const invoice = fact.invoice ?? invoiceOf.get(fact.payment ?? '')
    known.set(invoice ? `invoice:${invoice}` : `payment:${fact.payment}`, fact.card)
  }
  return (target) => known.get(target) ?? null
}

function ofKind<Kind extends Fact['kind']>(events: readonly LedgerEvent[], kind: Kind): LedgerEvent<FactOf<Kind>>[] {
  return events.filter((event): event is LedgerEvent<FactOf<Kind>> => event.fact.kind === kind)
}

function groupBy<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

function latest<Stated extends Fact & { state: string }>(
  facts: LedgerEvent<Stated>[],
  rank: Record<Stated['state'], number>,
): LedgerEvent<Stated> {
  return facts.reduce((best, event) => {
    const stated: Stated['state'] = event.fact.state
    const known: Stated['state'] = best.fact.state
    const difference = event.at.getTime() - best.at.getTime() || rank[stated] - rank[known]
    return difference > 0 || (difference === 0 && event.id > best.id) ? event : best
  })
}

function earliest<Event extends LedgerEvent>(facts: Event[]): Event | undefined {
  return facts.toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1))[0]
}

function byTime(a: OrderPayment, b: OrderPayment): number {
  return a.paidAt.getTime() - b.paidAt.getTime() || (a.reference < b.reference ? -1 : 1)
}
