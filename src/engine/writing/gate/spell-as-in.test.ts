import { describe, expect, it } from 'vitest'
import { spellAsIn, spellMonths } from './spell-as-in.ts'

describe('a misspelled source', () => {
  it.each([
    [
      'Kept the calender for 3 attorneys',
      'Maintained the calendar for 3 attorneys',
      'Kept the calendar for 3 attorneys',
    ],
    ['Taught adult begginers', 'Instructed adult beginners', 'Taught adult beginners'],
    ['Booked apointments by phone', 'Scheduled appointments by phone', 'Booked appointments by phone'],
  ])('%s, told as %s, is read as %s', (before, after, meant) => {
    expect(spellAsIn(before, after)).toBe(meant)
  })

  it.each([
    ['a word we know, near another one', 'Sorted forms by hand', 'Sorted farms by hand'],
    ['a name', 'Sold tickets for Kafkas Hall', 'Sold tickets for Kafka Hall'],
    ['two long words that differ in their sense', 'Treated hypotension', 'Treated hypertension'],
  ])('stays as it is where it has %s', (_, before, after) => {
    expect(spellAsIn(before, after)).toBe(before)
  })
})

describe('months', () => {
  it('are read however they are written', () => {
    expect(spellMonths('launched in 05/2019')).toBe('launched in May 2019')
    expect(spellMonths('rated 4/5 and 13/2019')).toBe('rated 4/5 and 13/2019')
  })
})
