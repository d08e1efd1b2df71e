import { describe, expect, it } from 'vitest'
import { periodEnd, plans, readPlanId, readPurchaseType, refundableUntil } from './plans.ts'

describe('the plans', () => {
  it('cost what the pricing page says, the year 43 percent less than twelve months', () => {
    const { 'pro-monthly': monthly, 'pro-yearly': yearly } = plans
    expect([monthly.priceCents, yearly.priceCents]).toEqual([1_900, 12_900])
    expect(Math.round((1 - yearly.priceCents / (12 * monthly.priceCents)) * 100)).toBe(43)
  })

  it('know both spellings of a cover letter and nothing unknown', () => {
    expect(readPurchaseType('coverLetter')).toBe('cover-letter')
    expect(readPurchaseType('cover-letter')).toBe('cover-letter')
    expect([readPurchaseType('car'), readPurchaseType(null), readPlanId('pro'), readPlanId('toString')]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('count calendar months from the first day, so that a short month does not move the later ones', () => {
    const startedAt = new Date('2026-01-31T10:00:00Z')
    const ends = [1, 2, 3, 13].map((periods) => periodEnd('pro-monthly', { startedAt, periods }).toISOString())
    expect(ends).toEqual([
      '2026-02-28T10:00:00.000Z',
      '2026-03-31T10:00:00.000Z',
      '2026-04-30T10:00:00.000Z',
      '2027-02-28T10:00:00.000Z',
    ])
    const leapDay = new Date('2028-02-29T00:00:00Z')
    expect(periodEnd('pro-yearly', { startedAt: leapDay }).toISOString()).toBe('2029-02-28T00:00:00.000Z')
  })

  it('can be given back for 14 days', () => {
    expect(refundableUntil(new Date('2026-11-15T08:00:00Z')).toISOString()).toBe('2026-11-29T08:00:00.000Z')
  })
})
