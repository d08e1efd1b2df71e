import { expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { readCareer } from '../facts/career.ts'
import { leadSentence } from './lead-sentence.ts'

function leadOf(
  jobs: readonly (readonly [position: string, from: string, until: string])[],
  professionalTitle = '',
): string | undefined {
  const experiences = jobs.map(([position, startDate, endDate], at) => ({
    id: `j${at}`,
    company: 'Acme',
    position,
    startDate,
    endDate,
    current: endDate === '',
    description: '',
  }))
  const { personalInfo, ...rest } = emptyResume('r')
  const resume = { ...rest, personalInfo: { ...personalInfo, professionalTitle }, experiences }
  return leadSentence(readCareer(resume, { today: '2026-11-16' }))
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
  [
    [
      ['Class Teacher', '2024-09', ''],
      ['Teaching Assistant', '2019-01', '2024-08'],
    ],
    'Class teacher with 2 years of experience.',
  ],
  [
    [
      ['Full time parent', '2020-01', ''],
      ['Nursery Assistant', '2016-01', '2020-01'],
    ],
    'Nursery assistant with 4 years of experience.',
  ],
  [[['Line Cook', '2026-03', '']], 'Line cook currently at Acme.'],
] as const)('counts the years of all work akin to the latest job, and of no other', (jobs, lead) => {
  expect(leadOf(jobs)).toBe(lead)
})

it('counts both trades where the headline names both', () => {
  const jobs = [
    ['Carpenter', '2009-04', ''],
    ['Bench Joiner', '1993-09', '2009-03'],
  ] as const
  expect(leadOf(jobs, 'Carpenter & Joiner')).toBe('Carpenter and joiner with 33 years of experience.')
  expect(leadOf(jobs, 'Carpenter')).toBe('Carpenter with 17 years of experience.')
})
