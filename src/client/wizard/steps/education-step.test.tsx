import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { ContentContext, useContentSource } from '#client/editing/panels/content/content-actions.ts'
import { ContentFocusContext } from '#client/editing/panels/content/content-focus.ts'
import { useFocusRequest } from '#client/editing/panels/content/use-focus-request.ts'
import { blankEducation } from '#engine/resume/new-entries.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import { EducationStep } from './education-step.tsx'

function Page({ degree }: { degree: string }) {
  const education = [{ ...blankEducation({ id: 'e' }), degree }]
  const resume = { ...emptyResume('r'), education }
  const root = useRef<HTMLDivElement>(null)
  const { focus } = useFocusRequest({ root, focusPath: undefined, onFocused: () => undefined })
  return (
    <ContentContext value={useContentSource({ resume, onChange: () => undefined })}>
      <ContentFocusContext value={focus}>
        <div ref={root}>
          <EducationStep education={education} />
        </div>
      </ContentFocusContext>
    </ContentContext>
  )
}

it('marks what is optional and nothing else', () => {
  render(<Page degree="Certificate" />)
  for (const label of ['Start date', 'End date'])
    expect(screen.getByText(label, { selector: 'label' }).textContent).toBe(label)
})

it('asks for no month', () => {
  render(<Page degree="High School Diploma" />)
  expect(screen.getByText(/Years alone are fine/)).toBeTruthy()
})
