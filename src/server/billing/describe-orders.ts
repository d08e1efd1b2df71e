// From stored orders to what a person sees of them. Pure.
import type { BillingAccount, Purchase, ReceiptSummary, Subscription } from '#shared/api/billing.ts'
import { plans, purchaseNames, readPlanId, readPurchaseType, refundableUntil } from '#shared/plans.ts'
import type { Owned } from './entitlements.ts'
import { itemName, nameItems, receiptNumber, toLine } from './order-names.ts'
import type { OrderRecord, PaymentRow } from './order-store.ts'

/** `earlier` are orders of the same person under another owner, known by their e-mail or card. */
export type Viewing = { now: Date; earlier: OrderRecord[] }

export function describeAccount(records: OrderRecord[], viewing: Viewing): BillingAccount {
  const subscriptions = records.filter(({ order, state }) => order.kind === 'subscription' && state?.paidAt)
  const shown = subscriptions.toSorted((a, b) => rankOf(b, viewing.now) - rankOf(a, viewing.now))[0]
  const receipts = records.flatMap((record) => record.payments.map((payment) => describeReceipt(record, payment)))
  return {
    purchases: records
      .filter(({ order, state }) => order.kind === 'document' && isWorthShowing(state?.status))
      .map((record) => describePurchase(record, records, viewing))
      .reverse(),
    subscription: shown ? describeSubscription(shown, records, viewing) : null,
    receipts: receipts.toSorted((a, b) => (a.paidAt < b.paidAt ? 1 : -1)),
  }
}

/** A payment form that was opened and left is nobody's purchase. */
function isWorthShowing(status: string | undefined): boolean {
  return status === 'paid' || status === 'refunded' || status === 'processing'
}

function rankOf(record: OrderRecord, now: Date): number {
  return (
    (record.state?.paidUntil ?? record.state?.paidAt ?? new Date(0)).getTime() + (isRunning(record, now) ? 1e14 : 0)
  )
}

function describePurchase(record: OrderRecord, all: OrderRecord[], viewing: Viewing): Purchase {
  const { order, state, binding, payments, along } = record
  const type = readPurchaseType(order.item) ?? 'resume'
  return {
    id: order.id,
    type,
    name: purchaseNames[type],
    status: state?.status ?? 'pending',
    amountCents: ownAmount(record),
    currency: order.currency,
    paidAt: state?.paidAt?.toISOString() ?? null,
    email: shownEmail(order),
    receiptId: (all.find((other) => other.order.id === order.paidWith)?.payments ?? payments)[0]?.id ?? null,
    boundTo: binding ? { documentId: binding.documentId, at: binding.boundAt.toISOString() } : null,
    refundableUntil: refundDeadline(record, all, viewing)?.toISOString() ?? null,
    paidAlong: along.map(toLine),
  }
}

/** An order's amount is that of the whole payment. */
function ownAmount({ order, along }: OrderRecord): number {
  return along.reduce((rest, { amountCents }) => rest - amountCents, order.amountCents)
}

function describeSubscription(record: OrderRecord, all: OrderRecord[], viewing: Viewing): Subscription {
  const { order, state, payments } = record
  const plan = readPlanId(order.item) ?? 'pro-monthly'
  const startedAt = state?.paidAt ?? order.createdAt
  const paidUntil = state?.paidUntil ?? startedAt
  const status = statusOf(record, viewing.now)
  const isRenewing = (status === 'active' || status === 'past-due') && !state?.cancelAtPeriodEnd
  const amountCents = payments.at(-1)?.amountCents ?? order.amountCents
  return {
    id: order.id,
    plan,
    name: plans[plan].name,
    status,
    amountCents,
    currency: order.currency,
    startedAt: startedAt.toISOString(),
    paidUntil: paidUntil.toISOString(),
    cancelAtPeriodEnd: state?.cancelAtPeriodEnd ?? false,
    nextCharge: isRenewing ? { at: paidUntil.toISOString(), amountCents: state?.renewalCents ?? amountCents } : null,
    email: shownEmail(order),
    refundableUntil: refundDeadline(record, all, viewing)?.toISOString() ?? null,
  }
}

function statusOf({ state }: OrderRecord, now: Date): Subscription['status'] {
  if (state?.status === 'refunded') return 'refunded'
  if (state?.phase === 'past-due') return 'past-due'
  const isOver = state?.phase === 'ended' && (state.paidUntil ?? now) <= now
  return isOver || state?.phase === 'incomplete' ? 'ended' : 'active'
}

/** A subscription that still gives Pro or will be charged again. */
export function isRunning({ order, state }: OrderRecord, now: Date): boolean {
  if (order.kind !== 'subscription' || !state?.paidUntil) return false
  const mayRenew = state.phase === 'active' || state.phase === 'past-due'
  return state.paidUntil > now || (mayRenew && !state.cancelAtPeriodEnd)
}

/** The address is the buyer's; the purchase may since have moved to somebody else. */
export function shownEmail({ email, claimedAt }: OrderRecord['order']): string | null {
  return claimedAt ? null : email
}

export function describeReceipt(record: OrderRecord, payment: PaymentRow): ReceiptSummary {
  const { periodFrom, periodTo } = payment
  const { order, along } = record
  return {
    id: payment.id,
    number: receiptNumber(payment.id),
    orderId: order.id,
    description: nameItems(record),
    lines: [
      { name: itemName(order.item), amountCents: payment.amountCents - (order.amountCents - ownAmount(record)) },
      ...along.map(toLine),
    ],
    amountCents: payment.amountCents,
    refundedCents: payment.refundedCents,
    currency: order.currency,
    paidAt: payment.paidAt.toISOString(),
    period: periodFrom && periodTo ? { from: periodFrom.toISOString(), to: periodTo.toISOString() } : null,
  }
}

/** Until when a refund is possible; null if it no longer is or never was. */
export function refundDeadline(record: OrderRecord, all: OrderRecord[], { now, earlier }: Viewing): Date | null {
  const [first, ...renewals] = record.payments
  if (record.state?.status !== 'paid' || !first || renewals.length > 0) return null
  const deadline = refundableUntil(first.paidAt)
  return deadline > now && isFirstOfItsKind(record, [...all, ...earlier]) ? deadline : null
}

/** The guarantee is for a first document and a first subscription. */
function isFirstOfItsKind({ order, payments: [first] }: OrderRecord, all: OrderRecord[]): boolean {
  return !all.some(({ order: other, payments: [payment] }) => {
    if (other.id === order.id || other.kind !== order.kind || !payment || !first) return false
    return payment.paidAt < first.paidAt || (payment.paidAt.getTime() === first.paidAt.getTime() && other.id < order.id)
  })
}

export function toOwned(records: OrderRecord[]): Owned {
  return {
    purchases: records.flatMap(({ order, state, binding }) => {
      const type = readPurchaseType(order.item)
      if (!type) return []
      return [{ orderId: order.id, type, status: state?.status ?? 'pending', paidAt: state?.paidAt ?? null, binding }]
    }),
    subscriptions: records.flatMap(({ order, state }) => (order.kind === 'subscription' && state ? [state] : [])),
  }
}
