import { expect, it } from 'vitest'
import { describePageCount } from './page-count.ts'

it.each([
  [{ plain: 1, marked: 2, accepted: 2 }, '1 page as it is, 2 pages with all suggestions.'],
  [{ plain: 2, marked: 2, accepted: 1 }, '2 pages as it is, 1 page with all suggestions.'],
  [{ plain: 1, marked: 2, accepted: 1 }, 'Without the marks: 1 page.'],
  [{ plain: 1, marked: undefined, accepted: undefined }, undefined],
  [{ plain: undefined, marked: undefined, accepted: undefined }, undefined],
])('promises no page count that accepting would break: %o', (counts, words) => {
  expect(describePageCount(counts)).toBe(words)
})
