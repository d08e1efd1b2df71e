import { describe, expect, it } from 'vitest'
import { listYears, readMonth, writeMonth } from './month-choice.ts'

describe('a date as month and year', () => {
  it.each([
    ['2021-03', 3, 2021],
    ['2021-03-14', 3, 2021],
    ['2021-03-14T00:00:00.000Z', 3, 2021],
    ['2021', undefined, 2021],
    ['', undefined, undefined],
  ])('%j is shown by the selects', (value, month, year) => {
    expect(readMonth(value)).toEqual({ month, year })
  })

  it.each(['Summer 2019', '2021-13', '03/2021'])('%j is left to words', (value) => {
    expect(readMonth(value)).toBeUndefined()
  })

  it('is written as a month, or as a year alone', () => {
    expect(writeMonth({ month: 3, year: 2021 })).toBe('2021-03')
    expect(writeMonth({ month: undefined, year: 987 })).toBe('0987')
    expect(writeMonth({ month: 3, year: undefined })).toBe('')
  })

  it('offers the year a resume has, however long ago', () => {
    expect(listYears(2027, undefined).slice(0, 2)).toEqual([2027, 2026])
    expect(listYears(2027, 2031).slice(0, 2)).toEqual([2031, 2027])
    expect(listYears(2027, 1901).at(-1)).toBe(1901)
  })
})
