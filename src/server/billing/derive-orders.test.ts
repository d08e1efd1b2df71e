import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tellHistory } from '../../../tests/support/billing-history.ts'
import { deriveOrders } from './derive-orders.ts'
import type { Fact, LedgerEvent } from './fact.ts'

const order = randomUUID()
let told = 0
const at = (seconds: number, fact: Fact, id = `evt_${++told}`): LedgerEvent => ({
  id,
  type: fact.kind,
  at: new Date(seconds * 1000),
  fact,
})
const derive = (events: LedgerEvent[]) => deriveOrders(events).get(order)

const payment = (state: 'pending' | 'processing' | 'canceled' | 'succeeded'): Fact => ({
  kind: 'payment',
  payment: 'pi_1',
  order,
  state,
  amountCents: 299,
})
const subscription = (state: 'incomplete' | 'active' | 'past-due' | 'ended', cancelAtPeriodEnd = false): Fact => ({
  kind: 'subscription',
  subscription: 'sub_1',
  order,
  state,
  cancelAtPeriodEnd,
  renewalCents: 1900,
})
const invoice = (number: number, state: 'failed' | 'paid'): Fact => ({
  kind: 'invoice',
  invoice: `in_${number}`,
  subscription: 'sub_1',
  state,
  isRenewal: number > 1,
  amountCents: 1900,
  from: number * 1000_000,
  to: (number + 1) * 1000_000,
})

describe('where an order stands', () => {
  it('is paid once any event says so, whatever else was said before or comes later', () => {
    expect(derive([at(1, payment('pending'))])?.status).toBe('pending')
    expect(derive([at(9, payment('processing')), at(5, payment('succeeded'))])?.status).toBe('paid')
    expect(derive([at(5, payment('succeeded')), at(7, payment('succeeded'))])?.payments).toMatchObject([
      { reference: 'pi_1', amountCents: 299, refundedCents: 0, paidAt: new Date(5_000), period: null },
    ])
  })

  it('is refunded while the money goes back, and paid again if that fails', () => {
    const refund = (state: 'pending' | 'succeeded' | 'failed'): Fact => ({
      kind: 'refund',
      refund: 're_1',
      payment: 'pi_1',
      state,
      amountCents: 299,
    })
    const paid = at(1, payment('succeeded'))
    expect(derive([paid, at(3, refund('pending'))])?.status).toBe('refunded')
    expect(derive([paid, at(3, refund('pending')), at(3, refund('succeeded'))])?.payments[0]?.refundedCents).toBe(299)
    expect(derive([at(4, refund('failed')), paid, at(3, refund('succeeded'))])?.status).toBe('paid')
  })

  it('stays paid when only a part goes back', () => {
    const part: Fact = { kind: 'refund', refund: 're_1', payment: 'pi_1', state: 'succeeded', amountCents: 100 }
    expect(derive([at(1, payment('succeeded')), at(2, part)])).toMatchObject({
      status: 'paid',
      payments: [{ refundedCents: 100 }],
    })
  })

  it('follows the last word about canceling by the provider’s time, not by arrival', () => {
    const facts = [at(1, subscription('active')), at(2, invoice(1, 'paid')), at(8, subscription('active', true))]
    expect(derive(facts)?.subscription?.cancelAtPeriodEnd).toBe(true)
    expect(derive([...facts, at(9, subscription('active'))])?.subscription?.cancelAtPeriodEnd).toBe(false)
    expect(derive([at(9, subscription('active')), ...facts])?.subscription?.cancelAtPeriodEnd).toBe(false)
  })

  it('takes the later step of the usual course where two events share a second, and never goes back to incomplete', () => {
    expect(derive([at(1, subscription('active')), at(1, subscription('incomplete'))])?.subscription?.phase).toBe(
      'active',
    )
    expect(derive([at(1, subscription('active')), at(2, subscription('incomplete'))])?.subscription?.phase).toBe(
      'active',
    )
    expect(derive([at(5, subscription('ended')), at(9, subscription('active'))])?.subscription?.phase).toBe('ended')
  })

  it('is paid until the end of the last period whose money stayed', () => {
    const renewed = [at(1, subscription('active')), at(2, invoice(1, 'paid')), at(9, invoice(2, 'paid'))]
    expect(derive(renewed)?.subscription?.paidUntil).toEqual(new Date(3_000_000))
    const byHand: Fact = { kind: 'refund', refund: 're_1', payment: 'pi_9', state: 'succeeded', amountCents: 1900 }
    const link: Fact = { kind: 'invoice-payment', invoice: 'in_2', payment: 'pi_9' }
    expect(derive([...renewed, at(10, byHand), at(9, link)])?.subscription?.paidUntil).toEqual(new Date(2_000_000))
  })

  it('names renewals that failed, and not a first card that was declined', () => {
    const events = [
      at(1, subscription('active')),
      at(1, invoice(1, 'failed')),
      at(2, invoice(1, 'paid')),
      at(9, invoice(2, 'failed')),
    ]
    expect(derive(events)?.subscription?.failedRenewals).toEqual(['in_2'])
  })

  it('is the same for every order of arrival and any number of repetitions', () => {
    const histories = Array.from({ length: 40 }, (_, n) => tellHistory(n, randomUUID()))
    const anyHistory = fc.integer({ min: 0, max: 39 })
    fc.assert(
      fc.property(anyHistory, fc.array(fc.nat(), { minLength: 30, maxLength: 30 }), (n, keys) => {
        const events = histories[n]?.events ?? []
        const doubled = [...events, ...events.slice(0, keys[0] ?? 0)]
        const shuffled = doubled
          .map((event, index) => ({ event, key: keys[index % 30] ?? 0 }))
          .sort((a, b) => a.key - b.key)
        expect(deriveOrders(shuffled.map(({ event }) => event))).toEqual(deriveOrders(events))
      }),
      { numRuns: 300 },
    )
  })
})
