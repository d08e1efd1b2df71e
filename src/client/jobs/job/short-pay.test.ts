import { expect, it } from 'vitest'
import { shortPay } from './short-pay.ts'

it.each([
  ['$27 – $33 an hour', '$27–33/hr'],
  ['$140 a day', '$140/day'],
  ['$54,000 – $70,000 a year', '$54,000–70,000/yr'],
  ['Up to £40k plus bonus', 'Up to £40k plus bonus'],
])('writes %s as %s on a card', (salary, short) => {
  expect(shortPay(salary)).toBe(short)
})
