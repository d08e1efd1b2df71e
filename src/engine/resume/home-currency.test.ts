import { expect, it } from 'vitest'
import { homeCurrency } from './home-currency.ts'
import { emptyResume } from './resume.ts'

type Told = { phone?: string; location?: string; summary?: string }
const person = (told: Told) => {
  const resume = emptyResume('r')
  return { ...resume, personalInfo: { ...resume.personalInfo, ...told } }
}

it.each<[Told, string | undefined]>([
  [{ location: 'Columbus, OH' }, '$'],
  [{ phone: '(614) 555-0134' }, '$'],
  [{ location: 'Toronto, Canada' }, '$'],
  [{ location: 'Leeds, UK' }, '£'],
  [{ location: 'Leeds LS1 4AP' }, '£'],
  [{ phone: '+44 7700 900123' }, '£'],
  [{ location: 'Cork, Ireland' }, '€'],
  [{ phone: '+91 98200 12345' }, '₹'],
  [{ location: 'Columbus, OH', summary: 'Ran a budget of £14 million.' }, '£'],
  [{ location: 'Atlanta, Georgia' }, undefined],
  [{ location: 'Leeds' }, undefined],
  [{ phone: '+380 44 123 4567', location: 'Kyiv, Ukraine' }, undefined],
  [{}, undefined],
])('reads the money of %o as %s', (told, sign) => {
  expect(homeCurrency(person(told))).toBe(sign)
})
