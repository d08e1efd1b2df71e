import { expect, it } from 'vitest'
import { today } from './today.ts'

it("is the day on the person's own calendar, early and late", () => {
  expect(today(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05')
  expect(today(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31')
})
