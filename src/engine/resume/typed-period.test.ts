import { describe, expect, it } from 'vitest'
import { readTypedPeriod } from './typed-period.ts'

const read = (text: string) => readTypedPeriod(text, '2026-11-19')

describe('a period typed in one line', () => {
  it.each([
    ['08/2016 - 04/2020', '2016-08', '2020-04'],
    ['08/2016-04/2020', '2016-08', '2020-04'],
    ['8/2016 – 4/2020', '2016-08', '2020-04'],
    ['8.2016 to 4.2020', '2016-08', '2020-04'],
    ['082016 042020', '2016-08', '2020-04'],
    ['8 2016 12 2020', '2016-08', '2020-12'],
    ['08/16 - 04/20', '2016-08', '2020-04'],
    ['6/98 - 2/01', '1998-06', '2001-02'],
    ['2016-08 - 2020-04', '2016-08', '2020-04'],
    ['Aug 2016 – April 2020', '2016-08', '2020-04'],
    ['from sept. 2016 until May 2020', '2016-09', '2020-05'],
    ['2016 2020', '2016', '2020'],
    ['2016-2020', '2016', '2020'],
    ['2016-20', '2016', '2020'],
    ['2009-11', '2009', '2011'],
    ['2012 - 06/2016', '2012', '2016-06'],
    ['08/2024 - 05/2028', '2024-08', '2028-05'],
    ['08/2024 - expected 05/2028', '2024-08', 'Expected May 2028'],
    ['08/2024 – Expected May 2028', '2024-08', 'Expected May 2028'],
  ])('reads %s', (text, startDate, endDate) => {
    expect(read(text)).toEqual({ startDate, endDate })
  })

  it.each(['03/2022 - present', '3/2022 now', 'March 2022 to Current', 'since 03/2022', '03/2022 – Present'])(
    'reads %s as still running',
    (text) => {
      expect(read(text)).toEqual({ startDate: '2022-03', current: true })
    },
  )

  it('takes a lone date for the beginning', () => {
    expect(read(' 08/2016 - ')).toEqual({ startDate: '2016-08' })
    expect(read('2016')).toEqual({ startDate: '2016' })
  })

  it.each(['', '08/', '13/2016', '08/15/2016', 'Summer 2016', 'present', '2014 2016 2018', '20166', 'maybe 2016'])(
    'leaves "%s" unread rather than guessing',
    (text) => {
      expect(read(text)).toBeUndefined()
    },
  )
})
