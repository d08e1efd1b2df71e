import { expect, it } from 'vitest'
import { formatSalary, readSalary, toYearly } from './salary.ts'

it.each([
  ['$85,000 – $105,000 a year', 85_000, 105_000, 'USD'],
  ['$85k-$105k', 85_000, 105_000, 'USD'],
  ['80-100k USD', 80_000, 100_000, 'USD'],
  ['$24.50 – $28 an hour', 50_960, 58_240, 'USD'],
  ['$24/hr', 49_920, 49_920, 'USD'],
  ['$220 a day', 57_200, 57_200, 'USD'],
  ['£3,500 per month', 42_000, 42_000, 'GBP'],
  ['60.000 € per year', 60_000, 60_000, 'EUR'],
  ['CA$ 70,000', 70_000, 70_000, 'CAD'],
])('reads %s', (text, min, max, currency) => {
  expect(readSalary(text)).toEqual({ min, max, currency })
})

it.each(['Competitive', '', 'DOE', '100', '$0', '$99999999999 a year', 'great pay $$$'])(
  'takes %j for not stated',
  (text) => {
    expect(readSalary(text)).toBeNull()
  },
)

it('turns a range given upside down, and fills a missing end', () => {
  expect(toYearly({ min: 90_000, max: 60_000, currency: 'usd', period: 'year' })).toEqual({
    min: 60_000,
    max: 90_000,
    currency: 'USD',
  })
  expect(toYearly({ min: 0, max: 60_000, currency: 'USD', period: 'year' })?.min).toBe(60_000)
})

it('says a range as one would', () => {
  expect(formatSalary({ min: 85_000, max: 105_000, currency: 'USD' })).toBe('$85,000 – $105,000 a year')
  expect(formatSalary({ min: 60_000, max: 60_000, currency: 'EUR' })).toBe('€60,000 a year')
})
