import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Change } from '#engine/edit/change.ts'
import { setField } from '#engine/edit/set-field.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { changePlace } from './change-place.ts'
import { groupItems } from './group-items.ts'
import { keepReview, newReview, readReview } from './review.ts'
import { decide, isSafe } from './use-review.ts'

const resume: Resume = {
  ...emptyResume('r1'),
  experiences: [
    {
      id: 'e1',
      company: 'Mercy Hospital',
      position: 'Nurse',
      startDate: '2019-03',
      current: true,
      description: '- Was tasked with triage\n- Kept records',
    },
  ],
  skillCategories: [{ id: 'k1', name: 'Clinical', skills: [] }],
}

const reword: Change = {
  id: 'c1',
  path: 'experiences.e1.description',
  kind: 'replace',
  group: 'clarity',
  before: 'Was tasked with triage',
  after: 'Handled triage',
  reason: 'Says what you did.',
  facts: [],
}
const drop: Change = { ...reword, id: 'c2', kind: 'drop', group: 'match', before: 'Kept records', after: '' }

function reviewOf(changes: Change[]) {
  const answer = { original: resume, resume, changes, dropped: [], gaps: [], questions: [], writer: 'offline' }
  return newReview(answer, { path: '/api/assistant/upgrade', answers: [] })
}

const decisions = (review: ReturnType<typeof reviewOf>, now: Resume) =>
  decide(review, now).map(({ decision }) => decision)

describe('what became of a suggestion', () => {
  it('is read from the resume itself, so that undo and redo need no bookkeeping', () => {
    const review = reviewOf([reword, drop])
    expect(decisions(review, resume)).toEqual(['open', 'open'])
    const done = setField(resume, reword.path, '- Handled triage\n- Kept records')
    expect(decisions(review, done)).toEqual(['accepted', 'open'])
    const edited = setField(resume, reword.path, '- Something of my own\n- Kept records')
    expect(decisions(review, edited)).toEqual(['gone', 'open'])
  })

  it('is the person’s no, unless the words stand there all the same', () => {
    const review = { ...reviewOf([reword]), rejected: ['c1'] }
    expect(decisions(review, resume)).toEqual(['rejected'])
    expect(decisions(review, setField(resume, reword.path, '- Handled triage'))).toEqual(['accepted'])
  })

  it('is never decided in bulk where something would leave the page', () => {
    expect([reword, drop].filter(isSafe)).toEqual([reword])
  })
})

describe('the list of suggestions', () => {
  it('is grouped by purpose or by section, without empty groups', () => {
    const items = decide(reviewOf([drop, reword]), resume)
    expect(groupItems(items, 'purpose').map(({ title }) => title)).toEqual(['Match', 'Clarity'])
    expect(groupItems(items, 'section')).toEqual([{ title: 'Experience', items }])
  })

  it('calls places as a person does', () => {
    expect(changePlace(resume, reword.path)).toBe('Experience · Mercy Hospital')
    expect(changePlace(resume, 'experiences')).toBe('Experience')
    expect(changePlace(resume, 'skillCategories.k1.skills')).toBe('Skills · Clinical')
    expect(changePlace(resume, 'skillCategories')).toBe('Skills')
    expect(changePlace(resume, 'arrangement.order')).toBe('Order of sections')
    expect(changePlace(resume, 'personalInfo.summary')).toBe('Summary')
  })
})

describe('a review', () => {
  beforeEach(() => sessionStorage.clear())

  it('outlives a reload', () => {
    const review = { ...reviewOf([reword]), rejected: ['c1'] }
    keepReview('d1', review)
    expect(readReview('d1')).toEqual(review)
    expect(readReview('d2')).toBeUndefined()
  })

  it('is there in this page even where the browser has no room for it', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    keepReview('d3', reviewOf([reword]))
    full.mockRestore()
    expect(readReview('d3')).toEqual(reviewOf([reword]))
  })
})
