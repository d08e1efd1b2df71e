import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openDevice } from '#client/drafts/device.ts'
import { createFakeDisk, fakeIndexedDb } from '#client/drafts/indexed-db.fixture.ts'
import { newDocument } from '#client/drafts/new-document.ts'
import { createQueryClient } from '#client/lib/query.ts'
import { sampleId } from '#engine/resume/sample-id.ts'
import { isPaidAhead, isPaidAheadFor, notePaidAhead } from './paid-ahead.ts'
import { PaidAheadNotice } from './paid-ahead-notice.tsx'
import { forgetWaiting, notePaidBoth, readWaiting, rememberWaiting } from './waiting.ts'

const flags = { resume: true, coverLetter: false, pro: false, proUntil: null, documents: [] }
const moment = '2026-11-18T12:00:00.000Z'
const price = { amountCents: 299, currency: 'usd' }
const account = {
  purchases: [
    {
      ...{ id: 'p1', type: 'resume', name: 'One resume', status: 'paid', ...price, paidAt: moment, boundTo: null },
      ...{ email: 'ada@lovelace.example', receiptId: 'r1', refundableUntil: null, paidAlong: [] },
    },
  ],
  subscription: null,
  receipts: [
    {
      ...{ id: 'r1', number: 'C-0001', orderId: 'o1', description: 'One resume', lines: [], ...price },
      ...{ refundedCents: 0, paidAt: moment, period: null },
    },
  ],
}

async function show(unused: number, ids: readonly string[] = []) {
  vi.stubGlobal('indexedDB', fakeIndexedDb(createFakeDisk()))
  vi.stubGlobal('fetch', async (request: string | URL | Request) =>
    Response.json(
      String(request instanceof Request ? request.url : request).includes('entitlements')
        ? { ...flags, unused: { resume: unused, coverLetter: 0 } }
        : account,
    ),
  )
  onTestFinished(() => {
    vi.unstubAllGlobals()
    forgetWaiting()
  })
  for (const id of ids) await saveResume(id)
  notePaidAhead('resume')
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <PaidAheadNotice type="resume" />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

async function saveResume(id: string) {
  const document = newDocument({ id, now: moment })
  const personalInfo = { ...document.resume.personalInfo, firstName: 'Ada', lastName: 'Lovelace' }
  await openDevice().drafts.save({ ...document, resume: { ...document.resume, personalInfo } }, 0)
}

function Address() {
  const { pathname, search } = useLocation()
  return <output>{`${pathname}${search}`}</output>
}

it('says what was bought and what to do with it, until it is dismissed', async () => {
  await show(1)
  const notice = await screen.findByRole('region', { name: 'Your purchase' })
  expect(notice.textContent).toContain('Paid: one resume, $2.99')
  expect(notice.textContent).toContain('Create your resume here.')
  expect(notice.textContent).toContain('Receipt C-0001, emailed to ada@lovelace.example.')
  expect(screen.getByRole('link', { name: 'C-0001' }).getAttribute('href')).toBe('/receipts/r1')
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull()
  expect(isPaidAhead('resume')).toBe(true)
  expect(isPaidAhead('coverLetter')).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('region', { name: 'Your purchase' })).toBeNull()
  expect(isPaidAhead('resume')).toBe(false)
})

it('speaks of both where the letter was in the same payment', async () => {
  rememberWaiting({ type: 'coverLetter', documentId: 'l1', format: 'pdf' })
  notePaidBoth()
  await show(1)
  const notice = await screen.findByRole('region', { name: 'Your purchase' })
  expect(notice.textContent).toContain('Paid: one resume and one cover letter, $5.98')
  expect(notice.textContent).toContain('The download for your resume is left.')
})

it('uses the purchase on a resume that is there, and never on a sample', async () => {
  await show(1, ['d1', sampleId('x')])
  fireEvent.click(await screen.findByRole('button', { name: 'Download “Ada Lovelace – Resume”' }))
  expect(screen.queryByRole('link', { name: 'Use it on another' })).toBeNull()
  expect(readWaiting()).toMatchObject({ type: 'resume', documentId: 'd1' })
  expect(isPaidAhead('resume')).toBe(false)
  expect(screen.getByRole('status').textContent).toBe('/create-resume?doc=d1&step=result')
})

it('says nothing once the purchase is used', async () => {
  await show(0)
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
