import { randomInt, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { openVisitor } from './visitor.ts'

type Visitor = ReturnType<typeof openVisitor>
type Item = 'resume' | 'cover-letter' | 'pro-monthly' | 'pro-yearly'

/** The test cards of the sandbox. */
export const cards = {
  good: card('4242 4242 4242 4242'),
  declined: card('4000000000000002'),
  poor: card('4000000000009995'),
  asking: card('4000002500003155'),
  failsLater: card('4000000000000341'),
}

type Card = { number: string; expMonth: number; expYear: number; cvc: string }

function card(number: string): Card {
  return { number, expMonth: 12, expYear: 2099, cvc: '123' }
}

/** Somebody's own card: the first refund of a card is its last. */
export function ownCard(kind: Card = cards.good): Card {
  return { ...kind, expMonth: randomInt(1, 13), expYear: randomInt(2030, 2100), cvc: String(randomInt(1000, 10_000)) }
}

/** Begins a payment as the pages do. */
export async function beginPayment(visitor: Visitor, item: Item, email?: string) {
  const body = email ? { email } : {}
  const answer = item.startsWith('pro-')
    ? await visitor.send('POST', '/api/create-subscription', { ...body, plan: item })
    : await visitor.send('POST', '/api/create-payment-intent', { ...body, amount: 2.99, type: item })
  expect(answer.statusCode, answer.body).toBe(200)
  const session: { clientSecret: string; orderId: string; renewsAt?: string; email: string | null } = answer.json()
  return session
}

/** Pays with a card of the sandbox. */
export async function pay(
  visitor: Visitor,
  item: Item,
  { email = `${randomUUID()}@example.com`, using = ownCard() } = {},
) {
  const session = await beginPayment(visitor, item, email)
  const answer = await confirm(visitor, { clientSecret: session.clientSecret, card: using })
  expect(answer.json(), answer.body).toMatchObject({ status: 'succeeded' })
  return session
}

export function confirm(visitor: Visitor, body: Record<string, unknown>) {
  return visitor.send('POST', '/api/billing/sandbox/confirm', body)
}
