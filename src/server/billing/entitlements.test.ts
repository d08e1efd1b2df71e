import { describe, expect, it } from 'vitest'
import {
  decideDownload,
  entitlementsOf,
  type Owned,
  type OwnedPurchase,
  type OwnedSubscription,
} from './entitlements.ts'

const now = new Date('2026-11-15T12:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000)

const purchase = (change: Partial<OwnedPurchase> = {}): OwnedPurchase => ({
  orderId: 'a',
  type: 'resume',
  status: 'paid',
  paidAt: now,
  binding: null,
  ...change,
})
const boundTo = (documentId: string | null, underWay: number | null = null) => ({ documentId, boundAt: now, underWay })
const pro = (change: Partial<OwnedSubscription> = {}): OwnedSubscription => ({
  paidUntil: later(10),
  phase: 'active',
  cancelAtPeriodEnd: false,
  ...change,
})
const owned = (purchases: OwnedPurchase[], subscriptions: OwnedSubscription[] = []): Owned => ({
  purchases,
  subscriptions,
})
const file = (documentId: string | null, type: OwnedPurchase['type'] = 'resume') => ({ documentId, type })

describe('a purchase', () => {
  it('opens nothing before it is paid, nor after it was refunded unused', () => {
    for (const status of ['pending', 'processing', 'canceled', 'refunded'] as const) {
      expect(decideDownload(owned([purchase({ status })]), file('doc'), now)).toEqual({ allowed: false })
      expect(entitlementsOf(owned([purchase({ status })]), now)).toMatchObject({ resume: false, unused: { resume: 0 } })
    }
  })

  it('is tied by the first download to one document of its type', () => {
    expect(decideDownload(owned([purchase()]), file('doc'), now)).toEqual({ allowed: true, bind: 'a' })
    expect(decideDownload(owned([purchase()]), file('doc', 'cover-letter'), now)).toEqual({ allowed: false })
  })

  it('opens its document for ever and no other one', () => {
    const bound = owned([purchase({ binding: boundTo('doc') })])
    expect(decideDownload(bound, file('doc'), later(9999))).toEqual({ allowed: true })
    expect(decideDownload(bound, file('other'), now)).toEqual({ allowed: false })
    expect(decideDownload(bound, file('doc', 'cover-letter'), now)).toEqual({ allowed: false })
    expect(entitlementsOf(bound, now)).toMatchObject({ resume: true, documents: [{ id: 'doc', type: 'resume' }] })
  })

  it('M5: makes no further files after a refund, not of its own document either', () => {
    const refunded = owned([purchase({ status: 'refunded', binding: boundTo('doc') })])
    expect(decideDownload(refunded, file('doc'), now)).toEqual({ allowed: false })
    expect(decideDownload(refunded, file('other'), now)).toEqual({ allowed: false })
    expect(entitlementsOf(refunded, now)).toMatchObject({ resume: false, documents: [] })
  })

  it('F2: is never spent on a sample, which only Pro opens', () => {
    const sample = file('sample-professional')
    expect(decideDownload(owned([purchase()]), sample, now)).toEqual({ allowed: false, isSample: true })
    expect(decideDownload(owned([]), sample, now)).toEqual({ allowed: false, isSample: true })
    expect(decideDownload(owned([purchase()], [pro()]), sample, now)).toEqual({ allowed: true })
  })

  it('is shared by downloads of the same document until its first file has come', () => {
    const making = owned([purchase({ binding: boundTo('doc', 1) })])
    expect(decideDownload(making, file('doc'), now)).toEqual({ allowed: true, ride: 'a' })
    expect(decideDownload(making, file('other'), now)).toEqual({ allowed: false })
  })

  it('is free again where a download was cut off and nobody could give it back', () => {
    const cutOff = owned([purchase({ binding: boundTo(null, 1) })])
    expect(decideDownload(cutOff, file('doc'), now)).toEqual({ allowed: false })
    expect(decideDownload(cutOff, file('doc'), later(1))).toEqual({ allowed: true, bind: 'a' })
    expect(entitlementsOf(cutOff, later(1))).toMatchObject({ unused: { resume: 1 } })
  })

  it('is used up by a file without an id', () => {
    expect(decideDownload(owned([purchase()]), file(null), now)).toEqual({ allowed: true, bind: 'a' })
    const used = owned([purchase({ binding: boundTo(null) })])
    expect(decideDownload(used, file(null), now)).toEqual({ allowed: false })
  })

  it('is spent oldest first, and not where the document is open already', () => {
    const two = [purchase({ orderId: 'new', paidAt: later(1) }), purchase({ orderId: 'old' })]
    expect(decideDownload(owned(two), file('doc'), now)).toEqual({ allowed: true, bind: 'old' })
    const one = [purchase({ orderId: 'x', binding: boundTo('doc') }), purchase({ orderId: 'y' })]
    expect(decideDownload(owned(one), file('doc'), now)).toEqual({ allowed: true })
  })
})

describe('Pro', () => {
  it('opens everything until the end of the paid time and spends no purchase, canceled or not', () => {
    for (const cancelAtPeriodEnd of [false, true]) {
      const both = owned([purchase()], [pro({ cancelAtPeriodEnd })])
      expect(decideDownload(both, file('any', 'cover-letter'), now)).toEqual({ allowed: true })
      expect(decideDownload(both, file(null), now)).toEqual({ allowed: true })
      expect(entitlementsOf(both, now)).toMatchObject({ pro: true, proUntil: later(10).toISOString() })
    }
    expect(entitlementsOf(owned([], [pro({ phase: 'ended' })]), later(9)).pro).toBe(true)
  })

  it('ends with the paid time where it was canceled or has ended', () => {
    expect(entitlementsOf(owned([], [pro({ cancelAtPeriodEnd: true })]), later(10)).pro).toBe(false)
    expect(entitlementsOf(owned([], [pro({ phase: 'ended' })]), later(10)).pro).toBe(false)
    expect(entitlementsOf(owned([], [pro({ paidUntil: null })]), now).pro).toBe(false)
  })

  it('goes on while a renewal is under way, and not for long if it never comes', () => {
    for (const phase of ['active', 'past-due'] as const) {
      expect(entitlementsOf(owned([], [pro({ phase })]), later(11)).pro).toBe(true)
      expect(entitlementsOf(owned([], [pro({ phase })]), later(14)).pro).toBe(false)
    }
  })
})
