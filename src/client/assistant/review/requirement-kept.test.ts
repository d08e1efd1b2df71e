import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { addWish, readList, toRequirements } from './requirement-list.ts'
import { keepReview, newReview, readReview, watchReview } from './review.ts'

const resume = emptyResume('r1')
const wanted = readList({ mustHave: [{ id: 'r1', quote: 'Epic', state: 'met', evidence: [] }], niceToHave: [] })
const edited = addWish(wanted, { id: 'mine', need: 'nice', quote: 'Spanish' })
const proposal = { original: resume, resume, changes: [], dropped: [], gaps: [], questions: [], writer: 'offline' }
const request = { path: '/api/assistant/tailor', jobDescription: 'A job', answers: [] } as const
const review = newReview(proposal, { ...request, answers: [], requirements: toRequirements(edited.list) }, 'Tailored')

describe('the corrected list', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it('outlives a reload with its steps and with what the person leaves at that', () => {
    const whole = { ...review, wanted: edited, left: ['mine'] }
    keepReview('d1', whole)
    expect(readReview('d1')).toEqual(whole)
  })

  it('is told to every part of the page that shows the same review, and to no other', () => {
    const told = vi.fn()
    const stop = watchReview('d1', told)
    keepReview('d1', review)
    keepReview('d2', review)
    expect(told.mock.calls).toEqual([[review]])
    stop()
    keepReview('d1', review)
    expect(told).toHaveBeenCalledTimes(1)
  })
})
