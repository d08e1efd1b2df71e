import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { goToEmptyJob } from './go-to-job.ts'

let isDesk = true
beforeEach(() => {
  isDesk = true
  vi.stubGlobal('matchMedia', () => ({ matches: isDesk }))
})
afterEach(() => vi.unstubAllGlobals())

function show({ posting = '' } = {}) {
  render(
    <form>
      <div data-testid="part">
        <button type="button">Upload a resume</button>
        <textarea aria-label="Your resume" />
      </div>
      <textarea aria-label="Job description" data-job="" defaultValue={posting} />
      <input aria-label="Elsewhere" />
    </form>,
  )
  const focusOn = (label: string) => screen.getByLabelText(label).focus()
  const read = () => goToEmptyJob(screen.getByTestId('part'))
  return { focusOn, read, job: screen.getByLabelText('Job description') }
}

it('puts the caret into the empty job description once the resume is in', () => {
  const { read, job } = show()
  screen.getByRole('button').focus()
  read()
  expect(document.activeElement).toBe(job)
})

it.each(['Elsewhere', 'Your resume'])('takes nobody out of the field they write in: %s', (label) => {
  const { read, focusOn, job } = show()
  focusOn(label)
  read()
  expect(document.activeElement).not.toBe(job)
})

it('leaves a posting that is there alone', () => {
  const { read, job } = show({ posting: 'Nurse wanted' })
  read()
  expect(document.activeElement).not.toBe(job)
})

it('brings up no keyboard on a phone', () => {
  isDesk = false
  const { read, job } = show()
  read()
  expect(document.activeElement).not.toBe(job)
})
