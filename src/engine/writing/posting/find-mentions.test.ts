import { expect, test } from 'vitest'
import { findMentions } from './find-mentions.ts'

test('a name is found wherever it stands whole', () => {
  expect(findMentions('Baker wanted. Bakery: baker', 'title', 'Baker')).toEqual([
    { start: 0, end: 5 },
    { start: 22, end: 27 },
  ])
})

test('the search ends where a name begins with an emoji behind a letter', () => {
  expect(findMentions('Apply now:🚀 Sales\nx🚀 Sales', 'title', '🚀 Sales')).toEqual([{ start: 10, end: 18 }])
})
