import { expect, it } from 'vitest'
import { postingText } from './posting-text.ts'

it('names the company and the place of a listing, where it has them', () => {
  expect(postingText({ title: 'Nurse', company: 'Harbor Health', location: 'Detroit, MI', description: 'Care.' })).toBe(
    'Nurse\nCompany: Harbor Health\nLocation: Detroit, MI\n\nCare.',
  )
  expect(postingText({ title: 'Nurse', company: '', location: '', description: 'Care.' })).toBe('Nurse\n\nCare.')
})
