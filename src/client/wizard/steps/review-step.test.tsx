import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { blankExperience } from '#engine/resume/new-entries.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import { ReviewStep } from './review-step.tsx'

function review(position: string) {
  const blank = emptyResume('r')
  const summary = 'Depot worker with 3 years of experience.'
  const resume = {
    ...blank,
    personalInfo: { ...blank.personalInfo, professionalTitle: 'Depot worker', summary },
    experiences: [{ ...blankExperience({ id: 'j' }), position }],
  }
  return render(<ReviewStep resume={resume} isLocked={false} onChange={() => undefined} />)
}

it('asks about years in a title that no job has', () => {
  const { unmount } = review('Tree surgeon’s helper')
  expect(screen.getByText(/None of the jobs you entered is called that/)).toBeTruthy()
  unmount()
  review('Depot hand')
  expect(screen.queryByText(/None of the jobs/)).toBeNull()
})
