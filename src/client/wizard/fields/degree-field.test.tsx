import { act, fireEvent, render, screen } from '@testing-library/react'
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
      <StudyField path="education.e.field" value={school.field} isSchool={school.degree === 'High School Diploma'} />
    </ContentContext>
  )
}

async function choose(degree: string) {
  await act(async () => fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' }))
  await act(async () => fireEvent.keyDown(await screen.findByRole('option', { name: degree }), { key: 'Enter' }))
}

it('writes no field of study that nobody chose, and offers a word for school', async () => {
  render(<Page field="" />)
  expect(screen.queryByRole('button', { name: /General studies/ })).toBeNull()
  await choose('High School Diploma')
  expect(held.education[0]).toMatchObject({ degree: 'High School Diploma', field: '' })
  fireEvent.click(screen.getByRole('button', { name: /General studies/ }))
  expect(held.education[0]?.field).toBe('General studies')
  expect(screen.queryByRole('button', { name: /General studies/ })).toBeNull()
})

it('leaves the field alone that somebody wrote', async () => {
  render(<Page field="Carpentry" />)
  await choose('High School Diploma')
  expect(held.education[0]?.field).toBe('Carpentry')
  expect(screen.queryByRole('button', { name: /General studies/ })).toBeNull()
})
