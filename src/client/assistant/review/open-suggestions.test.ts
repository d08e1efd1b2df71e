import { beforeEach, expect, it } from 'vitest'
import { newDocument } from '#client/drafts/new-document.ts'
import type { Change } from '#engine/edit/change.ts'
import { setField } from '#engine/edit/set-field.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import { findOpenSuggestions } from './open-suggestions.ts'
import { keepReview, newReview } from './review.ts'

const resume = {
  ...emptyResume('r1'),
  personalInfo: { ...emptyResume('r1').personalInfo, summary: 'Hardworking baker.' },
}
const change: Change = {
  id: 'c1',
  path: 'personalInfo.summary',
  kind: 'replace',
  group: 'clarity',
  before: 'Hardworking baker.',
  after: 'Baker.',
  reason: 'Says what you do.',
  facts: [],
}
const answer = { original: resume, resume, changes: [change], dropped: [], gaps: [], questions: [], writer: 'offline' }

const saved = (now = resume) => ({
  ...newDocument({ id: 'r1', now: '2026-01-01T00:00:00.000Z', resume: now, title: 'Baker' }),
  revision: 1,
})

beforeEach(() => localStorage.clear())

it('says how many suggestions a file will lack, and where they are decided on', () => {
  expect(findOpenSuggestions(saved())).toBeUndefined()
  keepReview('r1', newReview(answer, { path: '/api/assistant/upgrade', answers: [] }, 'Upgraded'))
  expect(findOpenSuggestions(saved())).toEqual({
    count: 1,
    words: '1 suggestion is still open and won’t be in your file.',
    path: '/upgrade-resume?doc=r1&phase=edit',
  })
})

it('says nothing once each is decided', () => {
  keepReview('r1', newReview(answer, { path: '/api/assistant/upgrade', answers: [] }, 'Upgraded'))
  expect(findOpenSuggestions(saved(setField(resume, change.path, 'Baker.')))).toBeUndefined()
})
