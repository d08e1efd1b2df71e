import { describe, expect, it } from 'vitest'
import { formatCents, toCents } from './money.ts'

describe('money', () => {
  it('reads as people write it', () => {
    expect([299, 1_900, 12_900, 5, 1_234_567, -299, 0].map(formatCents)).toEqual([
      '$2.99',
      '$19',
      '$129',
      '$0.05',
      '$12,345.67',
      '-$2.99',
      '$0',
    ])
  })

  it('counts whole cents and refuses parts of one', () => {
    expect([2.99, 19, 0.1, 2.995, Number.NaN, Number.POSITIVE_INFINITY].map(toCents)).toEqual([
      299,
      1_900,
      10,
      null,
      null,
      null,
    ])
  })
})
