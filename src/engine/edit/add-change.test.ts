import { describe, expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { applyChange } from './apply-change.ts'
import type { Change } from './change.ts'
import { changeState, revertChange } from './change-state.ts'
import { trackChanges } from './tracked-changes.ts'

const job = {
  id: 'a',
  company: 'Rosa’s',
  position: 'Cook',
  startDate: '2020',
  current: true,
  description: '- Ran the grill',
}
const resume = {
  ...emptyResume('r'),
  experiences: [job],
  skillCategories: [{ id: 's', name: 'Skills', skills: [{ id: 'k', name: 'Grill' }] }],
}
const add = (path: string, after: string): Change => ({
  id: 'c1',
  path,
  kind: 'add',
  group: 'match',
  before: '',
  after,
  reason: 'They ask for it.',
  facts: [],
})

describe('an added line', () => {
  const change = add('experiences.a.description', 'Trained three new cooks')

  it('joins the end of its job', () => {
    expect(applyChange(resume, change)?.experiences[0]?.description).toBe('- Ran the grill\n- Trained three new cooks')
  })

  it('is done once it stands there, and can be taken out again', () => {
    const changed = applyChange(resume, change) ?? resume
    expect(changeState(resume, change)).toBe('open')
    expect(changeState(changed, change)).toBe('done')
    expect(revertChange(changed, change, resume)).toEqual(resume)
  })

  it('is marked on the page as new', () => {
    const { marks, resume: marked } = trackChanges(resume, [change])
    expect(marks).toContainEqual({ changeId: 'c1', kind: 'added', isUnsure: false })
    expect(marked.experiences[0]?.description).toContain('Ran the grill')
  })
})

describe('an added skill', () => {
  const change = add('skillCategories.s.skills', 'Knife skills')

  it('joins its list once', () => {
    const changed = applyChange(resume, change)
    expect(changed?.skillCategories[0]?.skills.map(({ name }) => name)).toEqual(['Grill', 'Knife skills'])
    expect(changed && applyChange(changed, change)).toBeUndefined()
  })

  it('can be taken out again', () => {
    const changed = applyChange(resume, change) ?? resume
    expect(changeState(changed, change)).toBe('done')
    expect(revertChange(changed, change, resume)).toEqual(resume)
  })
})
