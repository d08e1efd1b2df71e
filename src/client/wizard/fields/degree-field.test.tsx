import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ContentContext, useContentSource } from '#client/editing/panels/content/content-actions.ts'
import { blankEducation } from '#engine/resume/new-entries.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { DegreeField } from './degree-field.tsx'
import { StudyField } from './study-field.tsx'

let held: Resume = emptyResume('r')

function Page({ field }: { field: string }) {
  const entry = { ...blankEducation({ id: 'e' }), field }
  const [resume, setResume] = useState<Resume>({ ...emptyResume('r'), education: [entry] })
  held = resume
  const actions = useContentSource({ resume, onChange: setResume })
  const [school = entry] = resume.education
  return (
    <ContentContext value={actions}>
      <DegreeField path="education.e.degree" value={school.degree} />
      <StudyField path="education.e.field" value={school.field} degree={school.degree} />
    </ContentContext>
  )
}

function choose(degree: string) {
  fireEvent.change(screen.getByRole('combobox', { name: 'Degree' }), { target: { value: degree } })
}

it('asks for no field of study of a high school, and writes none', () => {
  render(<Page field="" />)
  expect(screen.getByText('Field of study').textContent).toBe('Field of study')
  choose('High School Diploma')
  expect(held.education[0]).toMatchObject({ degree: 'High School Diploma', field: '' })
  expect(screen.getByText('Field of study').textContent).toContain('(optional)')
})

it('leaves the field alone that somebody wrote', () => {
  render(<Page field="Carpentry" />)
  choose('High School Diploma')
  expect(held.education[0]?.field).toBe('Carpentry')
})

it('opens a line for a degree that is not listed', () => {
  render(<Page field="" />)
  fireEvent.change(screen.getByRole('combobox', { name: 'Degree' }), { target: { value: '…' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'Degree' }), { target: { value: 'Diploma of Nursing' } })
  expect(held.education[0]?.degree).toBe('Diploma of Nursing')
})
