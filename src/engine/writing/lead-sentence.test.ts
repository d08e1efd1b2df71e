import { expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { readCareer } from './facts/career.ts'
import { leadSentence } from './lead-sentence.ts'

function leadOf(jobs: readonly (readonly [position: string, from: string, until: string])[]): string | undefined {
  const experiences = jobs.map(([position, startDate, endDate], at) => ({
    id: `j${at}`,
    company: 'Acme',
    position,
    startDate,
    endDate,
    current: endDate === '',
    description: '',
  }))
  return leadSentence(readCareer({ ...emptyResume('r'), experiences }, { today: '2026-11-16' }))
}

it.each([
  [
    [
      ['Lead Welder', '2016-04', ''],
      ['Fitter/Welder', '2009-09', '2016-03'],
      ['Stock Clerk', '2007-06', '2009-08'],
    ],
    'Lead welder with 17 years of experience.',
  ],
  [
    [
      ['Laboratory Technician', '2022-06', ''],
      ['Laboratory Intern', '2018-05', '2022-05'],
    ],
    'Laboratory technician with 4 years of experience.',
  ],
  [[['Line Cook', '2026-03', '']], 'Line cook currently at Acme.'],
] as const)('counts the years of all work akin to the latest job, and of no other', (jobs, lead) => {
  expect(leadOf(jobs)).toBe(lead)
})
