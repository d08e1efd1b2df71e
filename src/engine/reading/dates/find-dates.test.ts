import { describe, expect, it } from 'vitest'
import { findDates, withoutDates } from './find-dates.ts'

const periods: [string, string, string, boolean][] = [
  ['Jan 2019 – Present', '2019-01', '', true],
  ['2019年3月 - 至今', '2019-03', '', true],
  ['2016년 11월 ~ 2019년 2월', '2016-11', '2019-02', false],
  ['03/2018 - היום', '2018-03', '', true],
  ['2019 - الآن', '2019', '', true],
  ['06/2016 - 08/2018', '2016-06', '2018-08', false],
  ['2015–2019', '2015', '2019', false],
  ['3/05 - 10/14', '2005-03', '2014-10', false],
  ['9/99–2/05', '1999-09', '2005-02', false],
  ['6/14 - present', '2014-06', '', true],
  ['2012 => 2014', '2012', '2014', false],
  ['2022 Aug – 2023 Feb', '2022-08', '2023-02', false],
  ['2023 March – actual', '2023-03', '', true],
  ["Mar '19 - Apr '20", '2019-03', '2020-04', false],
  ['Summer 2022 – Fall 2023', 'Summer 2022', 'Fall 2023', false],
  ['since 2020', '2020', '', true],
  ['Sept. 2022 to current', '2022-09', '', true],
  ['April 2005 to Current', '2005-04', '', true],
  ['Juni 2011 bis heute', '2011-06', '', true],
  ['mars 2017 – août 2018', '2017-03', '2018-08', false],
  ['2021-03 — 2022-11', '2021-03', '2022-11', false],
  ['01.03.2019 - 31.05.2020', '2019-03-01', '2020-05-31', false],
  ['14/03/2018 - 31/08/2019', '2018-03-14', '2019-08-31', false],
  ['March 14, 2019 - May 2, 2021', '2019-03-14', '2021-05-02', false],
  ['2015 – 19', '2015', '2019', false],
  ['Jan – Mar 2019', '2019-01', '2019-03', false],
  ['2019 –', '2019', '', true],
  ['Jun. 2023 – Aug. 2023', '2023-06', '2023-08', false],
  ['Summers 2016 - 2018', '2016', '2018', false],
  ['Winters 2009 to 2011', '2009', '2011', false],
  ['Summers 2018 and 2019', '2018', '2019', false],
  ['Summers 2019, 2020 and 2021', '2019', '2021', false],
  ['2014 and 2015', '2014', '2015', false],
  ['May - Dec, 2006 to 2010', '2006-05', '2010-12', false],
]

describe('dates of a line', () => {
  it.each(periods)('reads %s as a period', (text, from, to, current) => {
    expect(findDates(text)).toMatchObject([{ from, to, current, isPeriod: true, start: 0, end: text.length }])
  })

  it.each([
    ['May 2021', '2021-05'],
    ['Class of 2017', '2017'],
    ['Expected June 2027', '2027-06'],
    ['12/2024', '2024-12'],
  ])('reads %s as one date', (text, to) => {
    expect(findDates(text)).toMatchObject([{ from: '', to, isPeriod: false }])
  })

  it.each(['(555) 123-4567', '+1 206 555 0142', '94588', '$2000', 'managed 120 people', '2019%', 'Windows2008x'])(
    'finds none in %s',
    (text) => {
      expect(findDates(text)).toEqual([])
    },
  )

  it('takes years in a sentence for no period', () => {
    expect(findDates('Won the cup in 2014 and 2015 with the same team').map(({ isPeriod }) => isPeriod)).toEqual([
      false,
      false,
    ])
    expect(findDates('Deckhand, Ballard (2014 and 2015)')).toMatchObject([{ from: '2014', to: '2015' }])
  })

  it('takes the dates and their marks out of a line', () => {
    const line = 'Senior QA Engineer, Northwind (Mar 2021 - Present)'
    expect(withoutDates(line, findDates(line))).toBe('Senior QA Engineer, Northwind')
    expect(withoutDates('Software Engineer · 2022 – Present', findDates('Software Engineer · 2022 – Present'))).toBe(
      'Software Engineer',
    )
  })
})

describe('years and periods without their usual marks', () => {
  it.each([
    ['Oct 19 – present', { from: '2019-10', to: '', current: true }],
    ['Aug 97 - Feb 2010', { from: '1997-08', to: '2010-02', current: false }],
    ['Mar 17 – Oct 19', { from: '2017-03', to: '2019-10', current: false }],
    ['luty 2020 r. – nadal', { from: '2020-02', to: '', current: true }],
    ['od 2015 r. do 2018 r.', { from: '2015', to: '2018', current: false }],
    ['2021–  Senior Lecturer', { from: '2021', to: '', current: true }],
  ])('reads %s', (text, expected) => {
    expect(findDates(text)).toMatchObject([expected])
  })

  it('takes a day before its year for no year', () => {
    expect(findDates('Oct 19 – Nov 12, 2019')).toMatchObject([{ to: '2019-11-12' }])
  })
})
