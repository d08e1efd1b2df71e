import fc from 'fast-check'
import { expect, it } from 'vitest'
import { raise } from './raise.ts'

const raised = (ratings: readonly number[]) => raise(ratings, (rating) => rating, 0.8)

it('lets what is rated far higher pass, and leaves the rest in its order', () => {
  expect(raised([1, 1.2, 2.5, 0.9])).toEqual([2.5, 1, 1.2, 0.9])
  expect(raised([2, 2.5, 1.9])).toEqual([2, 2.5, 1.9])
  expect(raised([0, 2.5, 3, 1])).toEqual([2.5, 3, 1, 0])
})

it('loses nothing, and puts nothing below what is rated far lower right after it', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 3, noNaN: true }), { maxLength: 12 }), (ratings) => {
      const after = raised(ratings)
      expect(after.toSorted()).toEqual(ratings.toSorted())
      for (const [at, rating] of after.entries()) expect(rating).toBeLessThan((after[at - 1] ?? 4) + 0.8)
    }),
  )
})
