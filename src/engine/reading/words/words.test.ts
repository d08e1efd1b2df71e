import { describe, expect, it } from 'vitest'
import { isAction } from './action-words.ts'
import { companyScore } from './company-words.ts'
import { degreeScore, schoolScore } from './education-words.ts'
import { findLevel, isLanguage, isLevel } from './languages.ts'
import { placeScore } from './places.ts'
import { titleScore } from './title-words.ts'

describe('job titles', () => {
  it.each([
    'Registered Nurse',
    'Lead Pipe Welder',
    'Sous Chef',
    'Mathematics Teacher',
    'Assistant Attorney General',
    'Truck Driver',
    'Head of Finance',
    'Vice President, Sales',
    'Software Engineer II',
    'Forklift Operator',
  ])('knows %s', (text) => {
    expect(titleScore(text)).toBeGreaterThan(companyScore(text))
  })

  it.each([
    'Hartford Hospital',
    'Gulf Coast Fabrication LLC',
    'Millard West High School',
    'Holloway & Finch LLP',
    'Mahlangu Pillay Attorneys',
    'Hotel Alameda',
    'PetSmart, Inc.',
  ])('takes %s for an employer', (text) => {
    expect(companyScore(text)).toBeGreaterThan(titleScore(text))
  })

  it('takes a family name that is a trade for a name', () => {
    expect(titleScore('Jane Smith')).toBe(0)
    expect(titleScore('Pastry Cook')).toBeGreaterThan(1)
  })
})

describe('places', () => {
  it.each([
    'Austin, TX',
    'Zürich, Switzerland',
    'Seattle, Washington, United States',
    'Torrance, CA (US)',
    'Leeds, West Yorkshire, GB',
    'Remote',
    'Singapore and London',
    'Pleasantville, CA 94588',
    'Jersey City, NJ',
  ])('knows %s', (text) => {
    expect(placeScore(text)).toBeGreaterThanOrEqual(2)
  })

  it.each([
    'Registered Nurse, Supervisor',
    'Meridian Labs, Chicago, IL',
    'PetSmart, Inc.',
    '/',
    'Managed a team, CA',
    'Zephyr Analytics, Remote',
  ])('does not take %s for one', (text) => {
    expect(placeScore(text)).toBeLessThan(2)
  })
})

describe('schools and degrees', () => {
  it.each([
    'University of Huddersfield',
    'San Jacinto College',
    'Střední škola dopravní Brno',
    'Boston College Law School',
  ])('knows the school %s', (text) => {
    expect(schoolScore(text)).toBeGreaterThan(1)
  })

  it.each([
    'Bachelor of Science',
    'B.S. in Computer Science',
    'Juris Doctor',
    'High School Diploma',
    'Diploma Banking',
    'BTEC Level 3',
    'MBA',
  ])('knows the degree %s', (text) => {
    expect(degreeScore(text)).toBeGreaterThan(1)
    expect(degreeScore(text)).toBeGreaterThan(schoolScore(text) - 1)
  })
})

it('knows languages and how well they are spoken', () => {
  expect(isLanguage('Yoruba') && isLanguage('Español') && !isLanguage('Kubernetes')).toBe(true)
  expect(isLevel('Native speaker') && isLevel('B2') && !isLevel('Business reviews of all kinds and more')).toBe(true)
  expect(findLevel('German fluent')).toBe(7)
})

it('knows the words with which people begin what they did, whatever their ending', () => {
  for (const word of ['Managed', 'Provides', 'Overseeing', 'Planned', 'Led', 'Carries', 'Titrate'])
    expect(isAction(word)).toBe(true)
  for (const word of ['Mercy', 'Boston', 'Excel', 'Monday', 'Is']) expect(isAction(word)).toBe(false)
})
