import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
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
  return render(<ReviewStep resume={resume} isLocked={false} onChange={() => undefined} onPick={() => undefined} />)
}

it('asks about years in a title that no job has', () => {
  const { unmount } = review('Tree surgeon’s helper')
  expect(screen.getByText(/None of the jobs you entered is called that/)).toBeTruthy()
  unmount()
  review('Depot hand')
  expect(screen.queryByText(/None of the jobs/)).toBeNull()
})

it('says in each section what is missing, and leads to its field', () => {
  const onPick = vi.fn()
  const blank = emptyResume('r')
  const job = { ...blankExperience({ id: 'j' }), company: 'Mercy', position: 'Nurse', startDate: '2019', current: true }
  render(
    <ReviewStep
      resume={{ ...blank, experiences: [job] }}
      isLocked={false}
      onChange={() => undefined}
      onPick={onPick}
    />,
  )
  const section = within(screen.getByRole('region', { name: 'Experience' }))
  fireEvent.click(section.getByRole('button', { name: 'Description is required' }))
  expect(onPick).toHaveBeenCalledWith('experiences.j.description')
  expect(within(screen.getByRole('region', { name: 'Skills' })).getByText('Nothing here yet.')).toBeTruthy()
})
