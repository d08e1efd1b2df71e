import { expect, it } from 'vitest'
import { timeAgo, timeOf } from './time-words.ts'

const now = new Date('2026-11-15T12:00:00').getTime()
const before = (minutes: number) => new Date(now - minutes * 60_000).toISOString()

it('says how long ago something was, as one would', () => {
  expect(timeAgo(before(0), now)).toBe('just now')
  expect(timeAgo(before(-5), now)).toBe('just now')
  expect(timeAgo(before(5), now)).toBe('5 minutes ago')
  expect(timeAgo(before(61), now)).toBe('1 hour ago')
  expect(timeAgo(before(24 * 60), now)).toBe('yesterday')
  expect(timeAgo(before(13 * 24 * 60), now)).toBe('Nov 2')
  expect(timeAgo(before(400 * 24 * 60), now)).toBe('Oct 11, 2025')
  expect(timeAgo('', now)).toBe('')
})

it('says when it was', () => {
  // The narrow space before AM is the formatter's own.
  expect(timeOf(before(90), now)).toMatch(/^10:30\sAM$/)
  expect(timeOf(before(24 * 60), now)).toMatch(/^Nov 14, 12:00\sPM$/)
  expect(timeOf('never', now)).toBe('')
})
