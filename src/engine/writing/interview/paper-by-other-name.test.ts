import { expect, it } from 'vitest'
import { readPairs } from '../../../../tests/support/read-pairs.ts'
import { readCareer } from '../facts/career.ts'
import { isHeldByOtherName, partsOfPaper } from './paper-by-other-name.ts'

function isHeld(asked: string, summary: string): boolean {
  const [pair] = readPairs(
    [
      '# Driver | Ann Moore | 021 555 | a@b.com',
      `summary: ${summary}`,
      '@ Bay | Worker | 2019-03 | present',
      '- Loaded',
      '>> Job',
      '> Driver',
    ].join('\n'),
  )
  if (!pair) throw new Error('The pair was not read')
  return isHeldByOtherName(asked, readCareer(pair.resume, { today: '2026-11-15' }))
}

it.each([
  ['Current driver licence', 'Tickets: HR licence and dogging.'],
  ['Georgia driver’s license', 'CDL A with tanker endorsement.'],
  ['Category C+E licence with no more than 6 points', 'HGV Class 1 since 2018.'],
  ['Trade certificate in boilermaking', 'Trade qualified boilermaker with 15 years in the shop.'],
])('finds %s in “%s”', (asked, summary) => expect(isHeld(asked, summary)).toBe(true))

it.each([
  ['Current driver licence', 'Forklift licence and white card.'],
  ['Driver licence class HC', 'Tickets: HR licence.'],
  ['Category C+E licence', 'HGV Class 2 since 2018.'],
  ['Trade certificate in boilermaking', 'Certificate III in Aged Care.'],
])('does not find %s in “%s”', (asked, summary) => expect(isHeld(asked, summary)).toBe(false))

it('takes papers asked for in one breath one by one', () => {
  expect(partsOfPaper('Valid CPC and digital tachograph card')).toEqual(['CPC', 'digital tachograph card'])
  expect(partsOfPaper('EPA 608 certification')).toEqual([])
})
