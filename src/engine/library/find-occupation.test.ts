import { describe, expect, it } from 'vitest'
import { findOccupation, openIndex, searchOccupations } from './find-occupation.ts'
import { occupationIndex } from './index.gen.ts'
import { misspeltTitles, ordinaryTitles } from './titles.fixture.ts'

const index = openIndex(occupationIndex)
const familyOf = new Map(occupationIndex.map(({ id, family }) => [id, family]))
const find = (title: string) => findOccupation(index, title)

function shares(titles: typeof ordinaryTitles) {
  const count = (isHit: (title: string, id: string) => boolean) =>
    titles.filter(([title, id]) => isHit(title, id)).length / titles.length
  return {
    occupation: count((title, id) => find(title).entry?.id === id),
    family: count((title, id) => find(title).family === familyOf.get(id)),
  }
}

describe('a title', () => {
  it('finds its occupation nine times of ten, and nearly always its family', () => {
    const { occupation, family } = shares(ordinaryTitles)
    expect(occupation).toBeGreaterThanOrEqual(0.9)
    expect(family).toBeGreaterThanOrEqual(0.98)
  })

  it('is found misspelt nearly as often', () => {
    expect(shares(misspeltTitles).occupation).toBeGreaterThanOrEqual(shares(ordinaryTitles).occupation - 0.05)
  })

  it.each([
    ['ICU nurse II', 'registered-nurse'],
    ['Sr. accountant', 'accountant'],
    ['truckdriver', 'truck-driver'],
    ['care giver', 'caregiver'],
    ['HVAC tech', 'hvac-technician'],
  ])('is understood with its qualifiers and abbreviations: %s', (title, id) => {
    expect(find(title).entry?.id).toBe(id)
  })

  it.each(['', '   ', '???', 'Analyst', 'xkcd qwfp', 'Chief Vibes Officer of Fun and Other Things'])(
    'is not taken for an occupation where it names none: “%s”',
    (title) => {
      expect(find(title).entry).toBeUndefined()
    },
  )

  it('gives at least the family where no occupation fits', () => {
    expect(find('Radiologic technologist')).toMatchObject({ family: 'care' })
    expect(find('Roofer')).toMatchObject({ family: 'trades' })
  })
})

describe('search as one types', () => {
  it.each([
    ['reg', 'registered-nurse'],
    ['truck dr', 'truck-driver'],
    ['barten', 'bartender'],
    ['electr', 'electrician'],
  ])('“%s” shows %s among the first', (typed, id) => {
    expect(
      searchOccupations(index, typed)
        .slice(0, 3)
        .map((entry) => entry.id),
    ).toContain(id)
  })

  it('shows nothing for nothing', () => {
    expect(searchOccupations(index, ' ')).toEqual([])
  })
})
