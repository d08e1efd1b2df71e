import { expect, it } from 'vitest'
import { dateInLanguage } from './date-in-language.ts'

const now = Date.parse('2026-11-16T09:00:00Z')

it('writes the date above a letter in its new language', () => {
  expect(dateInLanguage('November 15, 2026', { from: 'en', to: 'de', now, home: undefined })).toBe('15. November 2026')
  expect(dateInLanguage('15 November 2026', { from: 'en', to: 'de', now, home: undefined })).toBe('15. November 2026')
  expect(dateInLanguage('15. November 2026', { from: 'de', to: 'fr', now, home: undefined })).toBe('15 novembre 2026')
})

it('leaves a date alone that the person typed', () => {
  expect(dateInLanguage('Monday', { from: 'en', to: 'de', now, home: undefined })).toBe('Monday')
  expect(dateInLanguage('', { from: 'en', to: 'de', now, home: undefined })).toBe('')
})

it('writes an English date as the person’s country does', () => {
  const back = { from: 'fr', to: 'en', now } as const
  expect(dateInLanguage('15 novembre 2026', { ...back, home: 'elsewhere' })).toBe('15 November 2026')
  expect(dateInLanguage('15 novembre 2026', { ...back, home: 'north-america' })).toBe('November 15, 2026')
  expect(dateInLanguage('15 novembre 2026', { ...back, home: undefined })).toBe('November 15, 2026')
})
