import { beforeEach, expect, it } from 'vitest'
import { isOpen } from './use-waiting.ts'
import { forgetWaiting, readWaiting, rememberWaiting } from './waiting.ts'

beforeEach(() => sessionStorage.clear())

const waiting = { type: 'resume', documentId: 'a', format: 'docx' } as const
const nothing = {
  resume: false,
  coverLetter: false,
  pro: false,
  proUntil: null,
  unused: { resume: 0, coverLetter: 0 },
  documents: [],
}

it('remembers the download over the payment, until it was taken', () => {
  rememberWaiting(waiting)
  expect(readWaiting()).toEqual(waiting)
  forgetWaiting()
  expect(readWaiting()).toBeUndefined()
})

it('takes what another program left there for nothing', () => {
  sessionStorage.setItem('candid-waiting-download', '{"type":"poem"}')
  expect(readWaiting()).toBeUndefined()
  sessionStorage.setItem('candid-waiting-download', 'no JSON')
  expect(readWaiting()).toBeUndefined()
})

it('is open with Pro, with a purchase left over, or for a document that was bought', () => {
  expect(isOpen(nothing, waiting)).toBe(false)
  expect(isOpen({ ...nothing, pro: true }, waiting)).toBe(true)
  expect(isOpen({ ...nothing, unused: { resume: 1, coverLetter: 0 } }, waiting)).toBe(true)
  expect(isOpen({ ...nothing, unused: { resume: 0, coverLetter: 1 } }, waiting)).toBe(false)
  expect(isOpen({ ...nothing, documents: [{ id: 'a', type: 'resume' }] }, waiting)).toBe(true)
  expect(isOpen({ ...nothing, documents: [{ id: 'b', type: 'resume' }] }, waiting)).toBe(false)
})
