import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { blankEducation, blankExperience } from '#engine/resume/new-entries.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { ContentContext, useContentSource } from './content-actions.ts'
import { PeriodFields } from './period-fields.tsx'

let held: Resume = emptyResume('r')

function Page({ dates = {} }: { dates?: { startDate?: string; endDate?: string } }) {
  const blank = { ...blankExperience({ id: 'e' }), ...dates }
  const [resume, setResume] = useState<Resume>({ ...emptyResume('r'), experiences: [blank] })
  held = resume
  const [entry = blank] = resume.experiences
  return (
    <ContentContext value={useContentSource({ resume, onChange: setResume })}>
      <PeriodFields list="experiences" entry={entry} currentLabel="Current" clearsEnd canType />
    </ContentContext>
  )
}

const line = () => screen.getByLabelText<HTMLInputElement>('Dates')

function type(text: string) {
  fireEvent.change(line(), { target: { value: text } })
  fireEvent.blur(line())
}

it('fills both pairs of selects from one line', () => {
  render(<Page />)
  type('8/2016-4/2020')
  expect(held.experiences[0]).toMatchObject({ startDate: '2016-08', endDate: '2020-04', current: false })
  expect(screen.getByLabelText<HTMLSelectElement>('Start date, month').value).toBe('8')
  expect(screen.getByLabelText<HTMLSelectElement>('End date, year').value).toBe('2020')
  expect(line().value).toBe('08/2016 – 04/2020')
})

it('marks as current what runs to the present, and takes that back', () => {
  render(<Page />)
  type('03/2022 to present')
  expect(held.experiences[0]).toMatchObject({ startDate: '2022-03', current: true })
  expect(line().value).toBe('03/2022 – Present')
  type('2022 - 2024')
  expect(held.experiences[0]).toMatchObject({ startDate: '2022', endDate: '2024', current: false })
})

it('shows what is chosen in the selects', () => {
  render(<Page dates={{ startDate: '2016-08' }} />)
  fireEvent.change(screen.getByLabelText('End date, year'), { target: { value: '2020' } })
  expect(line().value).toBe('08/2016 – 2020')
})

it('leaves the dates alone when it cannot read the line, and says how to write it', () => {
  render(<Page dates={{ startDate: '2016-08', endDate: '2020-04' }} />)
  type('a while ago')
  expect(held.experiences[0]).toMatchObject({ startDate: '2016-08', endDate: '2020-04' })
  expect(line().value).toBe('a while ago')
  expect(screen.getByText(/Write it like/)).toBeTruthy()
  type('')
  expect(held.experiences[0]?.startDate).toBe('')
})

it('takes one year of a school for the year somebody left it', () => {
  const blank = blankEducation({ id: 's' })
  let school = blank
  function School() {
    const [resume, setResume] = useState<Resume>({ ...emptyResume('r'), education: [blank] })
    ;[school = blank] = resume.education
    return (
      <ContentContext value={useContentSource({ resume, onChange: setResume })}>
        <PeriodFields list="education" entry={school} currentLabel="Current" canType />
      </ContentContext>
    )
  }
  render(<School />)
  type('2013')
  expect(school).toMatchObject({ startDate: '2013', endDate: '2013', current: false })
  expect(line().value).toBe('2013')
})
