import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ContentContext, useContentSource } from '#client/editing/panels/content/content-actions.ts'
import { ContentFocusContext } from '#client/editing/panels/content/content-focus.ts'
import { blankExperience } from '#engine/resume/new-entries.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import { cannedSummary } from '#engine/writing/canned-summary.ts'
import { SummaryOffer } from './summary-offer.tsx'
import { SummaryStep } from './summary-step.tsx'

vi.mock('../wait-at-least.ts', () => ({
  ASSISTANT_TIME: 0,
  waitAtLeast: (_: number, work: unknown) => Promise.resolve(work),
}))
vi.mock('./use-suggestions.ts', () => ({
  useSuggestions: () => ({
    basis: '',
    suggestSummary: async (...given: Parameters<typeof cannedSummary>) => cannedSummary(...given),
  }),
}))

const focus = { openEntry: undefined, toggleEntry: () => undefined, focusField: () => undefined }
const blank = emptyResume('r')
const person = { ...blank.personalInfo, professionalTitle: 'Chef' }
const job = { ...blankExperience({ id: 'j' }), position: 'Cook', description: '- Ran the grill' }

function Page({ hasJob = false, summary = '' }) {
  const [resume, setResume] = useState({
    ...blank,
    personalInfo: { ...person, summary },
    experiences: hasJob ? [job] : [],
  })
  const actions = useContentSource({ resume, onChange: setResume })
  return (
    <ContentContext value={actions}>
      <ContentFocusContext value={focus}>
        <SummaryStep resume={resume} />
        <SummaryOffer resume={resume} />
      </ContentFocusContext>
    </ContentContext>
  )
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Summary' })
const generate = () =>
  fireEvent.click(screen.getAllByRole('button', { name: 'Generate AI Summary' })[0] ?? document.body)

beforeEach(() => localStorage.clear())

it('leads to the first detail where a title is all there is, and puts the better draft in its place', async () => {
  render(<Page />)
  generate()
  await waitFor(() => expect(box().value).toBe('Looking for work as a chef.'))
  expect(screen.getByText('One detail makes this worth reading.')).toBeDefined()
  const years = screen.getByLabelText(/^Years as a chef/)
  expect(document.activeElement).toBe(years)
  fireEvent.change(years, { target: { value: '6' } })
  generate()
  await waitFor(() => expect(box().value).toBe('Chef with 6 years of experience.'))
  expect(screen.queryByText('One detail makes this worth reading.')).toBeNull()
})

it('calls its own draft the first one, and only the person’s words theirs', async () => {
  render(<Page />)
  fireEvent.change(screen.getByLabelText(/^Years as a chef/), { target: { value: '6' } })
  generate()
  await waitFor(() => expect(box().value).toContain('6 years'))
  fireEvent.change(screen.getByLabelText(/^What you do best/), { target: { value: 'fish' } })
  generate()
  expect(await screen.findByRole('heading', { name: 'Which draft do you want?' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'First' })).toBeDefined()
  fireEvent.change(box(), { target: { value: 'I cook.' } })
  expect(screen.getByRole('heading', { name: 'Yours' })).toBeDefined()
})

it('is offered again once there is a job, but not over words the person wrote', () => {
  const { unmount } = render(<Page hasJob />)
  expect(screen.getByText('Your jobs are enough for a summary now.')).toBeDefined()
  unmount()
  render(<Page hasJob summary="I cook." />)
  expect(screen.queryByText(/Your jobs/)).toBeNull()
})
