import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leadsAnew, raise } from './raise.ts'

const raised = (ratings: readonly number[]) => raise(ratings, (rating) => rating, 0.8)

describe('raise', () => {
  it('lets what is rated far higher lead, and leaves the rest in its order', () => {
    expect(raised([1, 1.2, 2.5, 0.9])).toEqual([2.5, 1, 1.2, 0.9])
    expect(raised([2, 2.5, 1.9])).toEqual([2, 2.5, 1.9])
    expect(raised([0, 2.5, 3, 0.5])).toEqual([3, 2.5, 0, 0.5])
    expect(raised([1, 1.5, 2.2])).toEqual([2.2, 1, 1.5])
  })

  it('loses nothing, and puts nothing above what is rated far higher', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 3, noNaN: true }), { maxLength: 12 }), (ratings) => {
        const after = raised(ratings)
        expect(after.toSorted()).toEqual(ratings.toSorted())
        for (const [at, rating] of after.entries())
          for (const later of after.slice(at + 1)) expect(later).toBeLessThan(rating + 0.8)
      }),
    )
  })
})

describe('leadsAnew', () => {
  it('counts only what readers get to', () => {
    expect(leadsAnew(['a', 'b', 'c'], ['a', 'c', 'b'])).toBe(true)
    expect(leadsAnew(['a', 'b', 'c', 'd'], ['a', 'b', 'd', 'c'])).toBe(false)
  })
})
