import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Fit } from '#shared/api/assistant.ts'
import { FitPanel } from './fit-panel.tsx'
import { questionsId } from './requirement-focus.ts'

const words = 'Your resume meets 1 of the 3 must-haves.'
const fit: Fit = { title: 'Nurse', company: 'Harbor', words, mustHave: [], niceToHave: [], duties: [] }

describe('how the resume fits the job', () => {
  it('is said before and after the suggestions', () => {
    render(<FitPanel fit={fit} after="Your resume meets 2 of the 3 must-haves." />)
    expect(screen.getByText(words)).toBeDefined()
    expect(screen.getByText('With all suggestions:').parentElement?.textContent).toBe(
      'With all suggestions: your resume meets 2 of the 3 must-haves.',
    )
  })

  it('is said once where the suggestions change nothing about it', () => {
    render(<FitPanel fit={fit} after={words} />)
    expect(screen.queryByText('With all suggestions:')).toBeNull()
  })

  it('speaks of as many questions as are asked, and leads to them', () => {
    const { rerender } = render(<FitPanel fit={fit} questions={0} />)
    expect(screen.queryByText(/only you can answer/)).toBeNull()
    const below = (
      <h2 id={questionsId} tabIndex={-1}>
        Questions
      </h2>
    )
    rerender(
      <>
        <FitPanel fit={fit} questions={2} />
        {below}
      </>,
    )
    fireEvent.click(screen.getByRole('button', { name: '2 questions only you can answer' }))
    expect(document.activeElement?.id).toBe(questionsId)
  })
})
