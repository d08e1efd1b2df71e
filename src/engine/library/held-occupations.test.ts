import { expect, it } from 'vitest'
import { blankExperience } from '#engine/resume/new-entries.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import { findHeldOccupations } from './held-occupations.ts'
import { occupationIndex } from './index.gen.ts'
import { loadLibrary } from './load-occupation.ts'
import { openIndex } from './title-index.ts'

const index = openIndex(occupationIndex)

function person(title: string, ...jobs: readonly { position: string; description?: string }[]) {
  return {
    personalInfo: { ...emptyResume('r').personalInfo, professionalTitle: title },
    experiences: jobs.map((job, at) => ({ ...blankExperience({ id: String(at) }), ...job })),
  }
}

it('takes the jobs, and the title only where no job is entered', () => {
  expect(findHeldOccupations(index, person('Cashier'))).toEqual(['cashier'])
  expect(findHeldOccupations(index, person('Cashier', { position: ' ' }))).toEqual(['cashier'])
  expect(findHeldOccupations(index, person('Cashier', { position: 'Dishwasher' }, { position: 'Nurse' }))).toEqual([
    'dishwasher',
    'registered-nurse',
  ])
  expect(findHeldOccupations(index, person('Cashier', { position: 'Zyxwv' }))).toEqual([])
})

it('knows the occupation by the lines that were picked, in whatever tense', async () => {
  const description = '- Verify insurance eligibility and benefits for 20 patients a day before the visit'
  const denise = person('Receptionist', { position: 'Receptionist', description })
  expect(findHeldOccupations(index, denise)).toEqual(['receptionist'])
  expect(findHeldOccupations(index, denise, await loadLibrary())).toEqual(['medical-receptionist'])
})
