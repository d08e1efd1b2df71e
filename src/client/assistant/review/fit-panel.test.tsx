import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Fit } from '#shared/api/assistant.ts'
import { FitPanel } from './fit-panel.tsx'

const words = 'The resume shows 1 of 3 must-haves, 2 not found.'
const fit: Fit = { title: 'Nurse', company: 'Harbor', words, mustHave: [], niceToHave: [], duties: [] }

describe('how the resume fits the job', () => {
  it('is said before and after the suggestions', () => {
    render(<FitPanel fit={fit} after="The resume shows 2 of 3 must-haves, 1 not found." />)
    expect(screen.getByText(words)).toBeDefined()
    expect(screen.getByText('With all suggestions:').parentElement?.textContent).toBe(
      'With all suggestions: the resume shows 2 of 3 must-haves, 1 not found.',
    )
  })

  it('is said once where the suggestions change nothing about it', () => {
    render(<FitPanel fit={fit} after={words} />)
    expect(screen.queryByText('With all suggestions:')).toBeNull()
  })
})
