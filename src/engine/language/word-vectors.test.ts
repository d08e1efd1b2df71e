import { describe, expect, it } from 'vitest'
import { nearness, sumVector, vectorOf } from './word-vectors.ts'

function near(a: string, b: string): number {
  const [one, other] = [vectorOf(a), vectorOf(b)]
  if (!one || !other) throw new Error(`${a} or ${b} is not known`)
  return nearness(one, other)
}

describe('word vectors', () => {
  it('put words of one trade nearer to each other than to another trade', () => {
    expect(near('nurse', 'patients')).toBeGreaterThan(near('nurse', 'invoices'))
    expect(near('payroll', 'salaries')).toBeGreaterThan(near('payroll', 'welding'))
    expect(near('cashier', 'receptionist')).toBeGreaterThan(near('cashier', 'compiler'))
  })

  it('know the words of the library, rare as they are', () => {
    for (const word of ['phlebotomy', 'invoices', 'drywall', 'forklift']) expect(vectorOf(word), word).toBeDefined()
  })

  it('sum a phrase to one direction, and say so when no word of it is known', () => {
    const phrase = sumVector([
      ['payroll', 1],
      ['taxes', 0.5],
    ])
    const [accounting, surgery] = [vectorOf('accounting'), vectorOf('surgery')]
    if (!phrase || !accounting || !surgery) throw new Error('unknown')
    expect(nearness(phrase, accounting)).toBeGreaterThan(nearness(phrase, surgery))
    expect(sumVector([['qqxz', 1]])).toBeUndefined()
  })
})
