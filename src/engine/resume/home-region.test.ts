import { expect, it } from 'vitest'
import { homeRegion, regionOf } from './home-region.ts'
import { emptyResume, type Resume } from './resume.ts'

const person = (given: Partial<Resume['personalInfo']>): Resume => {
  const resume = emptyResume('r')
  return { ...resume, personalInfo: { ...resume.personalInfo, ...given } }
}

it.each([
  [{ phone: '07700 900417' }, 'elsewhere'],
  [{ phone: '+353 20 911 4407' }, 'elsewhere'],
  [{ phone: '020 911 4407' }, 'elsewhere'],
  [{ phone: '+61 2 5550 1234', location: 'Austin, TX' }, 'elsewhere'],
  [{ phone: '(614) 555-0119' }, 'north-america'],
  [{ phone: '608-555-0184', summary: 'Organised the programme.' }, 'north-america'],
  [{ phone: '+1 416 555 0123' }, 'north-america'],
  [{ location: 'Leeds, UK' }, 'elsewhere'],
  [{ location: 'Galway, Ireland' }, 'elsewhere'],
  [{ location: 'Leeds LS1 4AP' }, 'elsewhere'],
  [{ location: 'Columbus, OH 43085' }, 'north-america'],
  [{ location: 'Toronto, Canada' }, 'north-america'],
  [{ location: 'Atlanta, Georgia' }, undefined],
  [{ location: 'London, U.K.' }, 'elsewhere'],
  [{ location: 'Boise, U.S.A.', summary: 'Organised the programme.' }, 'north-america'],
  [{ location: 'Castries, St Lucia' }, 'elsewhere'],
  [{ location: 'Hagåtña, Guam' }, 'north-america'],
  [{ location: 'Manila, Philippines' }, undefined],
  [{ phone: '+63 2 5550 1234' }, undefined],
  [{ phone: '+593 2 555 0123' }, 'elsewhere'],
  [{ location: 'Dublin, IE' }, undefined],
  [{ location: 'Perth, WA', summary: 'Organised the programme.' }, 'elsewhere'],
  [{ location: 'Seattle, WA 98101', summary: 'Organised the programme.' }, 'north-america'],
  [{ location: 'Fresno, CA' }, 'north-america'],
  [{ location: 'Nowhere, constructor' }, undefined],
  [{ phone: '1 (415) 555-0100' }, 'north-america'],
  [{ phone: '1-415-555-0100' }, 'north-america'],
  [{ summary: 'Catheterisation, and organised the programme.' }, 'elsewhere'],
  [{ summary: 'Organized the center.' }, undefined],
  [{ summary: 'Supervised four hours of exercise, promised and delivered.' }, undefined],
  [{}, undefined],
])('is told by phone, address or spelling: %j', (given, region) => {
  expect(homeRegion(person(given))).toBe(region)
})

it('is told of the sender of a letter too', () => {
  expect(regionOf({ phone: '', location: 'Leeds, UK' }, 'Organized the center.')).toBe('elsewhere')
  expect(regionOf({ phone: '', location: '' }, 'Organised the programme.')).toBe('elsewhere')
})
