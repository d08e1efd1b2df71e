import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Change, isSafe } from '#engine/edit/change.ts'
import { setField } from '#engine/edit/set-field.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { changePlace } from './change-place.ts'
import { decide } from './decide.ts'
import { countDown, findCurrent, groupItems } from './group-items.ts'
import { withRefreshed } from './refresh-review.ts'
import { forgetReview, keepReview, newReview, readReview } from './review.ts'

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
  return newReview(answer, { path: '/api/assistant/upgrade', answers: [] }, 'Upgraded')
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
    const review = { ...reviewOf([reword]), refusals: [{ change: reword }] }
    expect(decisions(review, resume)).toEqual(['rejected'])
    expect(decisions(review, setField(resume, reword.path, '- Handled triage'))).toEqual(['accepted'])
  })

  it('is never decided in bulk where something would leave the page or only the person can vouch for it', () => {
    const strange: Change = { ...reword, id: 'c3', after: 'Spearheaded triage', unsure: ['Spearheaded'] }
    const guess: Change = { ...reword, id: 'c4', after: 'Handled triages', needsLook: true }
    expect([reword, drop, strange, guess].filter(isSafe)).toEqual([reword])
  })
})

describe('the list of suggestions', () => {
  it('is grouped by purpose or by section, without empty groups', () => {
    const items = decide(reviewOf([drop, reword]), resume)
    expect(groupItems(items, 'purpose').map(({ title }) => title)).toEqual(['Match', 'Clarity'])
    expect(groupItems(items, 'section')).toEqual([{ title: 'Experience', items }])
  })

  it('begins with what is worth a look before the rest is accepted together', () => {
    const guess: Change = { ...reword, id: 'c4', needsLook: true }
    const items = decide(reviewOf([reword, guess]), resume)
    expect(groupItems(items, 'section').map(({ title }) => title)).toEqual(['Check these first', 'Experience'])
    expect(groupItems(items, 'purpose')[0]?.items.map(({ change }) => change)).toEqual([guess])
  })

  it('is counted as one reads down it, whatever order the suggestions came in', () => {
    for (const changes of [
      [drop, reword],
      [reword, drop],
    ]) {
      const groups = groupItems(decide(reviewOf(changes), resume), 'purpose')
      const countOf = countDown(groups, [])
      expect(groups.flatMap(({ items }) => items.map(countOf))).toEqual(['1 of 2', '2 of 2'])
    }
  })

  it('goes on to the next open one down the panel, and back to the first after the last', () => {
    const groups = groupItems(decide(reviewOf([reword, drop]), resume), 'purpose')
    expect(findCurrent(groups, undefined)).toEqual(drop)
    expect(findCurrent(groups, reword)).toEqual(reword)
    const left = groups.map((group) => ({
      ...group,
      items: group.items.map((item) => (item.change === reword ? { ...item, decision: 'accepted' as const } : item)),
    }))
    expect(findCurrent(left, reword)).toEqual(drop)
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

describe('a line that was edited since', () => {
  const edited = setField(resume, reword.path, '- Was in charge of triage\n- Kept records')
  const fresh: Change = { ...reword, before: 'Was in charge of triage', after: 'Ran triage' }

  it('gets the suggestions for what it says now, and the others stay as they were decided', () => {
    const review = { ...reviewOf([reword, drop]), refusals: [{ change: drop }] }
    const next = withRefreshed(review, [fresh, { ...drop, id: 'c9' }], edited)
    expect(next.proposal.changes.map(({ before }) => before)).toEqual(['Kept records', 'Was in charge of triage'])
    expect(decisions(next, edited)).toEqual(['rejected', 'open'])
    const ids = next.proposal.changes.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('gets none that was refused before, and none where nothing was edited', () => {
    const refused = { ...reviewOf([reword]), refusals: [{ change: fresh }] }
    expect(withRefreshed(refused, [fresh], edited).proposal.changes).toEqual([])
    expect(withRefreshed(reviewOf([reword]), [fresh], resume).proposal.changes).toEqual([reword])
  })
})

describe('a review', () => {
  beforeEach(() => {
    sessionStorage.clear()
    localStorage.clear()
  })

  it('outlives a reload, and the tab', () => {
    const review = { ...reviewOf([reword]), refusals: [{ change: reword, why: 'not-true' as const }] }
    keepReview('d1', review)
    sessionStorage.clear()
    expect(readReview('d1')).toEqual(review)
    expect(readReview('d2')).toBeUndefined()
  })

  it('ends with the tab where its document is an account’s', () => {
    keepReview('d1', reviewOf([reword]))
    localStorage.setItem('candid-account', 'u1')
    keepReview('d1', reviewOf([reword]))
    expect(localStorage.getItem('candid-review-d1')).toBeNull()
    expect(readReview('d1')).toEqual(reviewOf([reword]))
    sessionStorage.clear()
    expect(readReview('d1')).toBeUndefined()
  })

  it('is gone once it is forgotten, and where something else is stored in its place', () => {
    keepReview('d1', reviewOf([reword]))
    forgetReview('d1')
    expect(readReview('d1')).toBeUndefined()
    for (const text of ['plain words', '{"value":{"proposal":{},"rejected":["c1"]}}', '4']) {
      localStorage.setItem('candid-review-d1', text)
      expect(readReview('d1')).toBeUndefined()
    }
  })

  it('makes room by letting the oldest go', () => {
    vi.useFakeTimers()
    for (let place = 0; place < 14; place++) {
      vi.setSystemTime(place)
      keepReview(`d${place}`, reviewOf([reword]))
    }
    vi.useRealTimers()
    expect(readReview('d0')).toBeUndefined()
    expect(readReview('d1')).toBeUndefined()
    expect(readReview('d2')).toEqual(reviewOf([reword]))
    expect(readReview('d13')).toEqual(reviewOf([reword]))
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
