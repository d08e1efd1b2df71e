import { expect, it } from 'vitest'
import { postedWords } from './posted-words.ts'

const now = Date.parse('2026-11-15T09:00:00Z')

it.each([
  ['2026-11-15', 'Today'],
  ['2026-11-16', 'Today'],
  ['2026-11-14', 'Yesterday'],
  ['2026-11-09', '6 days ago'],
  ['2026-10-25', '3 weeks ago'],
])('calls %s %s', (date, words) => {
  expect(postedWords(date, now)).toBe(words)
})
