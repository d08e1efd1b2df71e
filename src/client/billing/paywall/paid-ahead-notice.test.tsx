import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createQueryClient } from '#client/lib/query.ts'
import { isPaidAhead, isPaidAheadFor, notePaidAhead } from './paid-ahead.ts'
import { PaidAheadNotice } from './paid-ahead-notice.tsx'

function show(unused: number) {
  const flags = { resume: true, coverLetter: false, pro: false, proUntil: null, documents: [] }
  vi.stubGlobal('fetch', async () => Response.json({ ...flags, unused: { resume: unused, coverLetter: 0 } }))
  onTestFinished(() => void vi.unstubAllGlobals())
  notePaidAhead('resume')
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <PaidAheadNotice type="resume" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('says what was bought and what to do with it, until it is dismissed', async () => {
  show(1)
  const notice = await screen.findByRole('region', { name: 'Your purchase' })
  expect(notice.textContent).toContain('Paid: one resume, $2.99')
  expect(notice.textContent).toContain('Create your resume here.')
  expect(isPaidAhead('resume')).toBe(true)
  expect(isPaidAhead('coverLetter')).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('region', { name: 'Your purchase' })).toBeNull()
  expect(isPaidAhead('resume')).toBe(false)
})

it('says nothing once the purchase is used', async () => {
  show(0)
  await vi.waitFor(() => expect(isPaidAhead('resume')).toBe(false))
  expect(screen.queryByRole('region', { name: 'Your purchase' })).toBeNull()
})

it('knows the letter that was bought by its posting', () => {
  notePaidAhead('coverLetter', 'Nurse at Mercy')
  expect(isPaidAheadFor('Nurse at Mercy')).toBe(true)
  expect(isPaidAheadFor('Nurse at Lakeside')).toBe(false)
  notePaidAhead('coverLetter')
  expect(isPaidAheadFor('')).toBe(false)
})
