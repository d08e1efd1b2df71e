// The numbers payment companies publish for testing. Nothing of a card leaves this file but what shall happen.
import { createHash } from 'node:crypto'

export type CardFailure =
  | 'card-declined'
  | 'insufficient-funds'
  | 'confirmation-failed'
  | 'expired-card'
  | 'incomplete-card'
  | 'not-a-test-card'

export type CardOutcome =
  | { outcome: 'pay'; renewals: 'succeed' | 'fail' }
  | { outcome: 'ask'; renewals: 'succeed' | 'fail' }
  | { outcome: 'refuse'; code: CardFailure }

export type Card = { number: string; expMonth: number; expYear: number; cvc: string }

export const failureMessages: Record<CardFailure, string> = {
  'card-declined': 'Your card was declined.',
  'insufficient-funds': 'Your card has insufficient funds.',
  'confirmation-failed': 'The payment was not confirmed. Please try again or use another card.',
  'expired-card': 'Your card has expired.',
  'incomplete-card': 'Your card number, expiry date or security code is incomplete.',
  'not-a-test-card': 'This is test mode. Only test cards work, and no real money moves.',
}

const outcomes = new Map<string, CardOutcome>([
  ['4242424242424242', { outcome: 'pay', renewals: 'succeed' }],
  ['5555555555554444', { outcome: 'pay', renewals: 'succeed' }],
  ['4000000000000341', { outcome: 'pay', renewals: 'fail' }],
  ['4000002500003155', { outcome: 'ask', renewals: 'succeed' }],
  ['4000000000000002', { outcome: 'refuse', code: 'card-declined' }],
  ['4000000000009995', { outcome: 'refuse', code: 'insufficient-funds' }],
])

/** A test number is everybody's, so the rest of the card tells one from another. Its digits cannot be read from it. */
export function fingerprintCard({ number, expMonth, expYear, cvc }: Card): string {
  const text = [number.replace(/\D/g, ''), expMonth, expYear % 100, cvc].join('/')
  return createHash('sha256').update(`sandbox-card:${text}`).digest('base64url').slice(0, 22)
}

export function judgeCard(card: Card, now: Date): CardOutcome {
  const digits = card.number.replace(/[\s-]/g, '')
  const isWhole = /^\d{12,19}$/.test(digits) && /^\d{3,4}$/.test(card.cvc) && card.expMonth >= 1 && card.expMonth <= 12
  if (!isWhole) return { outcome: 'refuse', code: 'incomplete-card' }
  const year = card.expYear < 100 ? 2000 + card.expYear : card.expYear
  // Good until the last day of its month.
  if (Date.UTC(year, card.expMonth, 1) <= now.getTime()) return { outcome: 'refuse', code: 'expired-card' }
  return outcomes.get(digits) ?? { outcome: 'refuse', code: 'not-a-test-card' }
}
