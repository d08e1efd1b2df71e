import { describe, expect, it } from 'vitest'
import { findOccupation, isNameOf, searchOccupations } from './find-occupation.ts'
import { fourthMisspelt, fourthTitles } from './fourth-titles.fixture.ts'
import { occupationIndex } from './index.gen.ts'
import { secondMisspelt, secondTitles } from './second-titles.fixture.ts'
import { strangersMisspelt, strangersTitles } from './strangers-titles.fixture.ts'
import { thirdMisspelt, thirdTitles } from './third-titles.fixture.ts'
import { openIndex } from './title-index.ts'
import { misspeltTitles, ordinaryTitles } from './titles.fixture.ts'

const index = openIndex(occupationIndex)
const familyOf = new Map(occupationIndex.map(({ id, family }) => [id, family]))
const find = (title: string) => findOccupation(index, title)

function shares(titles: typeof ordinaryTitles) {
  const count = (isHit: (title: string, ids: string) => boolean) =>
    titles.filter(([title, ids]) => isHit(title, ids)).length / titles.length
  return {
    occupation: count((title, ids) => ids.split(' ').includes(find(title).entry?.id ?? '')),
    family: count((title, ids) => ids.split(' ').some((id) => find(title).family === familyOf.get(id))),
  }
}

describe('a title', () => {
  it.each([
    ['of our own', ordinaryTitles, misspeltTitles],
    ['of strangers in six countries', strangersTitles, strangersMisspelt],
    ['of a third hand', thirdTitles, thirdMisspelt],
    ['of a fourth hand', fourthTitles, fourthMisspelt],
  ])(
    '%s finds its occupation nine times of ten, nearly always its family, and misspelt nearly as often',
    (_, titles, misspelt) => {
      const { occupation, family } = shares(titles)
      expect(occupation).toBeGreaterThanOrEqual(0.9)
      expect(family).toBeGreaterThanOrEqual(0.98)
      expect(shares(misspelt).occupation).toBeGreaterThanOrEqual(occupation - 0.05)
    },
  )

  it('out of the ordinary finds its occupation more often than not', () => {
    const { occupation, family } = shares(secondTitles)
    expect(occupation).toBeGreaterThanOrEqual(0.88)
    expect(family).toBeGreaterThanOrEqual(0.93)
    expect(shares(secondMisspelt).occupation).toBeGreaterThanOrEqual(0.95)
  })

  it.each([
    ['Night auditor at a Holiday Inn', 'hotel-front-desk'],
    ['Self-employed decorator, interiors', 'painter'],
    ['Cashier at a credit union', 'bank-teller'],
    ['Cashier at a supermarket', 'cashier'],
  ])('is what stands before the place, unless the place has a name for it: %s', (title, id) => {
    expect(find(title).entry?.id).toBe(id)
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

  it.each([
    ['Rehab assistant on a stroke ward', 'physical-therapy-assistant'],
    ['Physiotherapist', 'physical-therapist'],
    ['Team leader, contact centre', 'customer-service-team-leader'],
    ['Call centre agent', 'customer-service-representative'],
    ['Dinner lady at a primary school', 'school-cook'],
    ['Cook', 'line-cook'],
    ['HR admin', 'hr-assistant'],
    ['HR officer', 'hr-specialist'],
  ])('is told apart from the one it helps, leads or is like: %s', (title, id) => {
    expect(find(title).entry?.id).toBe(id)
  })

  it.each([
    ['Customer Operations Lead', 'customer-service-team-leader'],
    ['Warehouse Operations Manager', 'warehouse-supervisor'],
    ['Restaurant Operations Manager', 'restaurant-manager'],
    ['HR Operations Specialist', 'hr-specialist'],
    ['Operations Manager', 'operations-manager'],
    ['Entry-level accountant', 'accountant'],
    ['Data entry associate', 'data-entry-clerk'],
  ])('is about what stands before the department every trade has: %s', (title, id) => {
    expect(find(title).entry?.id).toBe(id)
  })

  it.each(['', '   ', '???', 'Analyst', 'xkcd qwfp', 'Chief Vibes Officer of Fun and Other Things'])(
    'is not taken for an occupation where it names none: “%s”',
    (title) => {
      expect(find(title).entry).toBeUndefined()
    },
  )

  it.each([
    ['Veterinary Nurse', 'veterinary-nurse'],
    ['Vet', 'veterinary-nurse'],
    ['Airport baggage handler', 'baggage-handler'],
    ['Night care assistant', 'care-home-assistant'],
    ['Carer for my mother', 'caregiver'],
    ['Healthcare assistant', 'nursing-assistant'],
    ['Bin man', 'refuse-collector'],
    ['Dental hygienist', 'dental-hygienist'],
    ['Dental nurse', 'dental-assistant'],
    ['Chef de partie', 'line-cook'],
    ['KFC team member', 'fast-food-worker'],
    ['GP', 'doctor'],
    ['GP receptionist', 'medical-receptionist'],
  ])('finds its own and not its neighbour: %s', (title, id) => {
    expect(find(title).entry?.id).toBe(id)
  })

  it.each([
    ['Sushi Chef', 'chef'],
    ['Ramen Chef', 'chef'],
    ['Grill Chef', 'line-cook'],
    ['School Chef', 'school-cook'],
    ['Hotel Night Porter', 'hotel-porter'],
    ['Kitchen Porter', 'dishwasher'],
    ['Theatre Porter', 'hospital-porter'],
    ['Quantity Surveyor’s Assistant', 'quantity-surveyor'],
    ['Land Surveyor', 'civil-engineer'],
    ['Office Cleaner', 'office-cleaner'],
    ['Hospital Cleaner', 'housekeeper'],
    ['Street Cleaner', 'refuse-collector'],
    ['Milk Tanker Driver', 'truck-driver'],
    ['Ambulance Driver', 'paramedic'],
    ['Forklift Driver in a Brewery', 'forklift-operator'],
    ['Library Assistant', 'librarian'],
    ['Nursery Assistant', 'preschool-teacher'],
    ['Violin Teacher', 'musician'],
    ['Swimming Teacher', 'lifeguard'],
    ['Drama Teacher', 'secondary-teacher'],
    ['Foster Care Social Worker', 'social-worker'],
    ['Claims Analyst', 'data-analyst'],
  ])('of many kinds finds the kind it is: %s', (title, id) => {
    expect(find(title).entry?.id).toBe(id)
  })

  it.each([
    ['Senior Barista', true],
    ['Registered nurse II', true],
    ['Waiteress', true],
    ['Cashier at Tesco', true],
    ['Starship nurse', false],
    ['Supermarket till queen', false],
    ['Vet', false],
  ])('%s is a name of what it finds: %s', (title, isName) => {
    const { entry } = find(title)
    expect(entry !== undefined && isNameOf(entry, title)).toBe(isName)
  })

  it('gives at least the family where no occupation fits', () => {
    expect(find('Dietitian')).toMatchObject({ entry: undefined, family: 'care' })
    expect(find('Glazier')).toMatchObject({ entry: undefined, family: 'trades' })
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
