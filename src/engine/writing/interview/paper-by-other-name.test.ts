import { expect, it } from 'vitest'
import { readPairs } from '../../../../tests/support/read-pairs.ts'
import { readCareer } from '../facts/career.ts'
import { isHeldByOtherName, partsOfPaper } from './paper-by-other-name.ts'

function isHeld(asked: string, summary: string, title = 'Worker'): boolean {
  const [pair] = readPairs(
    [
      '# Driver | Ann Moore | 021 555 | a@b.com',
      `summary: ${summary}`,
      `@ Bay | ${title} | 2019-03 | present`,
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
  ['Chainsaw certification', 'CS30/31 and a trailer licence.'],
  ['Tanker endorsement', 'Class A CDL, endorsements: T, X.'],
  ['Hazmat endorsement', 'Class A CDL, endorsement X.'],
])('finds %s in “%s”', (asked, summary) => expect(isHeld(asked, summary)).toBe(true))

it.each([
  ['Current driver licence', 'Forklift licence and white card.'],
  ['Driver licence class HC', 'Tickets: HR licence.'],
  ['Category C+E licence', 'HGV Class 2 since 2018.'],
  ['Trade certificate in boilermaking', 'Certificate III in Aged Care.'],
  ['Chainsaw certification', 'CS sales of 30/31 lots.'],
  ['Tanker endorsement', 'Class A CDL, endorsements: T, H.'],
  ['Ohio Journeyman or Master Electrician license', 'Helped a journeyman electrician.'],
])('does not find %s in “%s”', (asked, summary) => expect(isHeld(asked, summary)).toBe(false))

it('takes papers asked for in one breath one by one', () => {
  expect(partsOfPaper('Valid CPC and digital tachograph card')).toEqual(['CPC', 'digital tachograph card'])
  expect(partsOfPaper('EPA 608 certification')).toEqual([])
})

it('takes a choice of two ranks for held by whoever works in one of them', () => {
  const wish = 'Ohio Journeyman or Master Plumber license'
  expect(isHeld(wish, 'Plumbing.', 'Journeyman Plumber')).toBe(true)
  expect(isHeld(wish, 'Plumbing.', 'Apprentice Plumber')).toBe(false)
  expect(isHeld(wish, 'Wiring.', 'Journeyman Electrician')).toBe(false)
})
