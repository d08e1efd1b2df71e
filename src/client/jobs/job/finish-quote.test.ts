import { expect, it } from 'vitest'
import { finishQuote } from './finish-quote.ts'

const posting =
  'Must have\n- Sound judgment when several patients need you at once\n- Wound care and Epic, every day. 3.5 GPA'

it.each([
  ['Sound judgment when several patients', [], 'Sound judgment when several patients need you at once'],
  ['Wound care', ['Epic'], 'Wound care'],
  ['Wound care', [], 'Wound care and Epic'],
  ['Epic', ['Wound care'], 'Epic'],
  ['Sound judg', [], 'Sound judg'],
  ['Not there', [], 'Not there'],
])('ends %s where its clause ends', (quote, others, whole) => {
  expect(finishQuote(quote, posting, others)).toBe(whole)
})
