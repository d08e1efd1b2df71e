import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compareDates,
  comparePeriods,
  datePart,
  endsBeforeStart,
  expectedDate,
  formatDate,
  formatExactDate,
  formatPeriod,
} from './dates.ts'

describe('formatDate', () => {
  test.each([
    ['2021-03', 'March 2021'],
    ['2021', '2021'],
    ['2021-03-14', 'March 2021'],
    ['2021-03-01T00:00:00.000Z', 'March 2021'],
    ['2021-12-31 23:59:59', 'December 2021'],
    ['2021-3', 'March 2021'],
    ['0999', '0999'],
    ['', ''],
  ])('shows %j as %j', (text, shown) => {
    expect(formatDate(text)).toBe(shown)
  })

  test.each(['Summer 2019', '2021-13', '2021-00', '2021-02-30', '03/2021', 'since the war', '20211'])(
    'leaves %j as it is',
    (text) => {
      expect(formatDate(text)).toBe(text)
    },
  )

  test('shows the first and the last day of every month in that month, in any time zone', () => {
    expect(formatDate('2021-01-01')).toBe('January 2021')
    expect(formatDate('2021-01-31')).toBe('January 2021')
    expect(formatDate('2020-02-29')).toBe('February 2020')
  })
})

test('keeps the day where a text is to be read back', () => {
  expect(formatExactDate('2021-03-14')).toBe('14 March 2021')
  expect(formatExactDate('2021-03')).toBe('March 2021')
  expect(formatExactDate('Summer 2019')).toBe('Summer 2019')
})

test('cuts the time off a date and leaves other text alone', () => {
  expect(datePart('2021-03-14T09:30:00+02:00')).toBe('2021-03-14')
  expect(datePart(' 2021-03 ')).toBe('2021-03')
  expect(datePart('The year of 2021')).toBe('The year of 2021')
})

describe('formatPeriod', () => {
  test.each([
    ['2019-01', '2021-03', false, 'January 2019 – March 2021'],
    ['2019-01', undefined, true, 'January 2019 – Present'],
    ['2019-01', '2020-01', true, 'January 2019 – Present'],
    ['2019-01', undefined, false, 'January 2019'],
    ['2019-01', '', false, 'January 2019'],
    ['', '2021', false, '2021'],
    ['', undefined, true, 'Present'],
    ['', undefined, false, ''],
    ['2021-03-01', '2021-03-28', false, 'March 2021'],
    ['Spring 2018', 'Autumn 2018', false, 'Spring 2018 – Autumn 2018'],
  ])('shows %j to %j, current %j, as %j', (start, end, current, shown) => {
    expect(formatPeriod(start, end, current)).toBe(shown)
  })
})

describe('compareDates', () => {
  test('sorts forms of different precision and raw text by what they say', () => {
    const dates = ['unknown', '2021-03-14', 'Mar. 2020', '2021', '04/2021', '2021-03', 'Summer 2019']
    expect(dates.toSorted(compareDates)).toEqual([
      'Summer 2019',
      'Mar. 2020',
      '2021',
      '2021-03',
      '2021-03-14',
      '04/2021',
      'unknown',
    ])
  })

  test('is a consistent order for any text', () => {
    const date = fc.oneof(fc.string(), fc.stringMatching(/^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/))
    fc.assert(
      fc.property(date, date, date, (a, b, c) => {
        expect(compareDates(a, b)).toBe(0 - compareDates(b, a) + 0)
        if (compareDates(a, b) <= 0 && compareDates(b, c) <= 0) expect(compareDates(a, c)).toBeLessThanOrEqual(0)
      }),
    )
  })
})

test('puts what still runs first, then the latest end, then the latest start', () => {
  const now = { startDate: '2015', current: true }
  const late = { startDate: '2018', endDate: '2020-06', current: false }
  const early = { startDate: '2016', endDate: '2020-06', current: false }
  const old = { startDate: '2001', current: false }
  expect([old, early, late, now].toSorted(comparePeriods)).toEqual([now, late, early, old])
})

describe('M5: an end before its start', () => {
  test.each([
    ['2021-03', '2020-11', true],
    ['2021-03', '2021-02-28', true],
    ['2021', '2020', true],
    ['June 2021', 'May 2021', true],
    ['2021-03', '2021-03', false],
    ['2021-03', '2021', false],
    ['2021', '2021-01', false],
    ['2021-03', '', false],
    ['2021-03', 'now', false],
    ['', '2020', false],
  ])('from %j to %j: %j', (start, end, isBefore) => {
    expect(endsBeforeStart(start, end)).toBe(isBefore)
  })
})

test('expects what is still to come, and nothing else', () => {
  const expected = (text: string) => expectedDate(text, '2026-11-19')
  expect(expected('2028-05')).toBe('Expected May 2028')
  expect(expected('2027')).toBe('Expected 2027')
  expect(expected('2026-12')).toBe('Expected December 2026')
  for (const text of ['2026-11', '2026', '2020-05', '', 'Expected May 2028', 'Spring 2028'])
    expect(expected(text)).toBeUndefined()
})
