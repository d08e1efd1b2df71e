import { describe, expect, it } from 'vitest'
import { findQuantities } from './quantities.ts'

/** The first number of a text as kind, value or range, bound and unit. */
function read(text: string): string {
  const [found] = findQuantities(text)
  if (!found) return 'none'
  const { kind, value, upTo, bound, unit, unitKind } = found
  return [kind, upTo === undefined ? value : `${value}..${upTo}`, bound, unitKind, unit].filter(Boolean).join(' ')
}

describe('a number is read', () => {
  it.each([
    ['twelve hundred forms', 'count 1200 exact'],
    ['two thousand five hundred seats', 'count 2500 exact'],
    ['half a million readers', 'count 500000 exact'],
    ['a couple of vans', 'count 2 exact'],
    ['$3-4M in loans', 'money 3000000..4000000 exact'],
    ['1 1/2 hours', 'count 1.5 exact hour'],
    ['5mm bolts', 'count 5 exact millimeter'],
    ['hundreds of parcels', 'count 100 exact'],
    ['a five-figure grant', 'money 10000 exact'],
    ['6:30 p.m.', 'clock 1110 exact'],
    ['Q3 results', 'ordinal 3 exact'],
    ['grades 2 to 4', 'ordinal 2..4 exact'],
    ['70 words per minute', 'count 70 exact wpm'],
    ['a 900-square-foot flat', 'count 900 exact sqft'],
    ['a week-long camp', 'count 1 exact week'],
    ['three working days', 'count 3 exact business day'],
    ['sixteen second-shift cooks', 'count 16 exact'],
    ['a two-shift mill', 'count 2 exact shift'],
    ['three hour-long talks', 'count 3 exact'],
    ['within an hour', 'count 1 under hour'],
    ['a year and a half', 'count 1.5 exact year'],
    ['half-hour talks', 'count 0.5 exact hour'],
    ['the reading room 3 evenings a week', 'count 3 exact evening'],
    ['Room 20 patients', 'count 20 exact'],
    ['8 percentage points', 'count 8 exact point'],
    ['from 2 or 3 lamps', 'count 2..3 exact'],
  ])('%s: %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each([
    ['some 40 guests', 'about'],
    ['40-odd guests', 'about'],
    ['nine calls an hour on average', 'about'],
    ['as many as 40 guests', 'under'],
    ['the largest 40 acres', 'under'],
    ['no fewer than 40 guests', 'least'],
    ['40+ guests', 'plus'],
    ['well over 40 guests', 'over'],
    ['watched over 40 guests', 'exact'],
    ['trained under two chefs', 'exact'],
    ['fell over two years', 'exact'],
    ['spent over two years', 'over'],
  ])('%s: %s', (text, bound) => {
    expect(findQuantities(text)[0]?.bound).toBe(bound)
  })

  it.each(['first aid', 'one of the clerks', 'each one', 'third-party audits', 'one-on-one talks', 'double-checked'])(
    '%s counts nothing',
    (text) => {
      expect(read(text)).toBe('none')
    },
  )
})
