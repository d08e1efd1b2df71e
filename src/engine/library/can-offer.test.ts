import { describe, expect, it } from 'vitest'
import { sample } from '../../../tests/support/sample.ts'
import { canOffer } from './can-offer.ts'
import { occupationIndex } from './index.gen.ts'
import { loadOccupation } from './load-occupation.ts'

describe('a line that a model proposes', () => {
  it.each([
    'Cleaned and restocked {how many} treatment rooms between patients',
    'Ran the {which} register and balanced the drawer at closing',
  ])('is offered where its facts are left to the person: %s', (line) => {
    expect(canOffer(line)).toBe(true)
  })

  it.each([
    ['no blank', 'Cleaned treatment rooms between patients'],
    ['a number', 'Cleaned {how many} rooms and cut waiting by 20 percent'],
    ['a name', 'Ran the {which} register at Walmart'],
    ['praise', 'Was recognized as the best of {how many} cashiers'],
    ['no act', 'Excellent with {which} customers'],
    ['the present', 'Clean {how many} rooms a day'],
    ['broken braces', 'Cleaned {how many rooms between patients'],
    ['markup', 'Cleaned {how many} <b>rooms</b> between patients [{which}'],
  ])('is not where it has %s', (_what, line) => {
    expect(canOffer(line)).toBe(false)
  })

  it('is held to no more than our own lines are', async () => {
    const all = await Promise.all(sample(occupationIndex, 3).map(({ id }) => loadOccupation(id)))
    const own = all.flatMap((occupation) => occupation?.lines ?? [])
    const offered = own.filter(canOffer)
    expect(offered.length / own.length).toBeGreaterThan(0.7)
  })
})
