import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import type { Entitlements } from '#shared/api/billing.ts'
import { keepReview, newReview, type ReviewRequest } from './assistant/review/review.ts'
import { openDevice } from './drafts/device.ts'
import { createFakeDisk, fakeIndexedDb } from './drafts/indexed-db.fixture.ts'
import { newDocument, newLetter } from './drafts/new-document.ts'
import { findOtherDocument } from './find-other-document.ts'

const now = '2026-01-01T10:00:00.000Z'
const job = 'Night porter at the Grand. You carry bags.'
const nothing: Entitlements = {
  ...{ resume: false, coverLetter: false, pro: false, proUntil: null, documents: [] },
  unused: { resume: 0, coverLetter: 0 },
}
const bought = (type: 'resume' | 'cover-letter', id: string) => ({ ...nothing, documents: [{ type, id }] })

const resume = { ...newDocument({ id: 'r', now, resume: emptyResume('r') }), revision: 1 }
const blank = newLetter({ id: 'l', now })
const letter = {
  ...blank,
  revision: 1,
  letter: { ...blank.letter, resumeId: 'r', posting: { title: '', company: '', details: job } },
}
const forOther = { ...letter, letter: { ...letter.letter, posting: { ...letter.letter.posting, details: 'Cook' } } }

beforeEach(async () => {
  vi.stubGlobal('indexedDB', fakeIndexedDb(createFakeDisk()))
  onTestFinished(() => void vi.unstubAllGlobals())
  const original = emptyResume('r')
  const proposal = { original, resume: original, changes: [], dropped: [], gaps: [], questions: [] }
  const request: ReviewRequest = { path: '/api/assistant/tailor', jobDescription: job, answers: [] }
  keepReview('r', newReview({ ...proposal, leftOut: 0, writer: 'offline' }, request, 'Tailored'))
  await openDevice().drafts.save(resume, 0)
  await openDevice().letters.save(letter, 0)
})

it('offers the letter with the resume and the resume with the letter, for the same job', async () => {
  expect(await findOtherDocument(resume, nothing)).toEqual({ type: 'cover-letter', job })
  expect(await findOtherDocument(letter, nothing)).toEqual({ type: 'resume', job })
  expect(await findOtherDocument(forOther, nothing)).toBeUndefined()
})

it('offers nothing that is paid for already', async () => {
  expect(await findOtherDocument(resume, bought('cover-letter', 'l'))).toBeUndefined()
  expect(await findOtherDocument(letter, bought('resume', 'r'))).toBeUndefined()
  expect(await findOtherDocument(letter, bought('resume', 'another'))).toEqual({ type: 'resume', job })
  expect(await findOtherDocument(resume, { ...nothing, unused: { resume: 0, coverLetter: 1 } })).toBeUndefined()
  expect(await findOtherDocument(letter, { ...nothing, pro: true })).toBeUndefined()
})
