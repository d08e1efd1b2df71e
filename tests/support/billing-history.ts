import type { Fact, LedgerEvent } from '#server/billing/fact.ts'

/** What happens to one owner, in the order in which it happened. */
export type History = { order: string; item: 'resume' | 'pro-monthly'; events: LedgerEvent[] }

const day = 24 * 60 * 60 * 1000
const begin = Date.UTC(2026, 0, 5)

/** The history of the nth owner: purchases and subscriptions of every fate, several events within one second. */
export function tellHistory(n: number, order: string): History {
  const isPurchase = n % 3 === 0
  const facts = isPurchase ? tellPurchase(n, order) : tellSubscription(n, order)
  const events = facts.map(({ fact, after }, index) => ({
    id: `evt_${n}_${index}`,
    type: fact.kind,
    // Whole seconds, as a provider tells them: some events of one owner share one.
    at: new Date(begin + n * 60_000 + Math.floor(after / 1000) * 1000),
    fact,
  }))
  return { order, item: isPurchase ? 'resume' : 'pro-monthly', events }
}

type Told = { fact: Fact; after: number }

function tellPurchase(n: number, order: string): Told[] {
  const payment = `pi_${n}`
  const paid = { kind: 'payment', payment, order, amountCents: 299 } as const
  const fates: Told[][] = [
    [{ after: 9_000, fact: { ...paid, state: 'succeeded' } }],
    [
      { after: 9_000, fact: { ...paid, state: 'succeeded' } },
      { after: 3 * day, fact: { kind: 'refund', refund: `re_${n}`, payment, state: 'pending', amountCents: 299 } },
      { after: 3 * day, fact: { kind: 'refund', refund: `re_${n}`, payment, state: 'succeeded', amountCents: 299 } },
    ],
    [{ after: 9_000, fact: { ...paid, state: 'canceled' } }],
    [
      { after: 9_000, fact: { ...paid, state: 'succeeded' } },
      { after: 2 * day, fact: { kind: 'refund', refund: `re_${n}`, payment, state: 'pending', amountCents: 299 } },
      { after: 5 * day, fact: { kind: 'refund', refund: `re_${n}`, payment, state: 'failed', amountCents: 299 } },
    ],
  ]
  const start: Told[] = [
    { after: 0, fact: { ...paid, state: 'pending' } },
    { after: 4_000, fact: { ...paid, state: 'processing' } },
  ]
  return [...start, ...(fates[Math.floor(n / 3) % fates.length] ?? [])]
}

function tellSubscription(n: number, order: string): Told[] {
  const subscription = `sub_${n}`
  const base = { kind: 'subscription', subscription, order, cancelAtPeriodEnd: false, renewalCents: 1900 } as const
  const told: Told[] = [
    { after: 0, fact: { ...base, state: 'incomplete' } },
    { after: 5_000, fact: { ...base, state: 'active' } },
  ]
  const periods = 1 + (n % 5)
  for (let period = 0; period < periods; period += 1) {
    const after = 5_000 + period * 30 * day
    const invoice = `in_${n}_${period}`
    const from = begin + after
    const bill = { kind: 'invoice', invoice, subscription, isRenewal: period > 0, amountCents: 1900, from } as const
    if (period === 2) told.push({ after, fact: { ...bill, state: 'failed', to: from + 30 * day } })
    if (period === 2) told.push({ after, fact: { ...base, state: 'past-due' } })
    told.push({ after: after + 1_000, fact: { ...bill, state: 'paid', to: from + 30 * day } })
    told.push({ after: after + 1_000, fact: { kind: 'invoice-payment', invoice, payment: `pi_${invoice}` } })
    if (period === 2) told.push({ after: after + 2_000, fact: { ...base, state: 'active' } })
  }
  const last = 5_000 + (periods - 1) * 30 * day
  const canceled = { ...base, state: 'active', cancelAtPeriodEnd: true } as const
  if (n % 4 === 1) told.push({ after: last + 2 * day, fact: canceled })
  if (n % 8 === 1) told.push({ after: last + 3 * day, fact: { ...base, state: 'active' } })
  if (n % 7 === 2) {
    // By hand at the provider: the refund names the payment and nothing else.
    const payment = `pi_in_${n}_${periods - 1}`
    told.push({
      after: last + 4 * day,
      fact: { kind: 'refund', refund: `re_${n}`, payment, state: 'succeeded', amountCents: 1900 },
    })
    told.push({ after: last + 4 * day, fact: { ...canceled, state: 'ended' } })
  }
  return told
}

/** Every event at least once, some twice or three times, all in disorder. */
export function shuffleDeliveries(
  histories: History[],
  { chance, total }: { chance: () => number; total: number },
): LedgerEvent[] {
  const events = histories.flatMap((history) => history.events)
  const deliveries = [...events]
  while (deliveries.length < total) {
    const again = events[Math.floor(chance() * events.length)]
    if (again) deliveries.push(again)
  }
  for (let index = deliveries.length - 1; index > 0; index -= 1) {
    const other = Math.floor(chance() * (index + 1))
    const [a, b] = [deliveries[index], deliveries[other]]
    if (a && b) [deliveries[index], deliveries[other]] = [b, a]
  }
  return deliveries
}
