import { describe, expect, it } from 'vitest'
import { newExperience } from '#engine/resume/new-entries.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { applyChange } from './apply-change.ts'
import type { Change } from './change.ts'
import { changeState, revertChange } from './change-state.ts'
import { setField } from './set-field.ts'

const description = '- Wrote reports\n- Made coffee\n- Ran nights'
const resume: Resume = {
  ...emptyResume('r'),
  experiences: [{ ...newExperience({ id: 'job', today: '2026-01-01' }), description }],
  skillCategories: [
    {
      id: 'tools',
      name: 'Tools',
      skills: [
        { id: 'a', name: 'Excel' },
        { id: 'b', name: 'Fax' },
        { id: 'c', name: 'SAP' },
      ],
    },
  ],
}
const base = { id: 'c1', group: 'clarity' as const, reason: '', facts: [] }
const path = 'experiences.job.description'

const changes: [string, Change][] = [
  ['a reworded line', { ...base, path, kind: 'replace', before: 'Wrote reports', after: 'Wrote weekly reports' }],
  [
    'a line made into two',
    { ...base, path, kind: 'replace', before: 'Made coffee', after: '- Made coffee\n- Served it' },
  ],
  ['a dropped line', { ...base, path, kind: 'drop', before: 'Made coffee', after: '' }],
  [
    'another order',
    {
      ...base,
      path,
      kind: 'order',
      before: 'Wrote reports\nMade coffee\nRan nights',
      after: 'Ran nights\nWrote reports\nMade coffee',
    },
  ],
  ['a dropped skill', { ...base, path: 'skillCategories.tools.skills.b.name', kind: 'drop', before: 'Fax', after: '' }],
]

describe.each(changes)('%s', (_name, change) => {
  it('is open, then done, then open again, and leaves the resume as it was', () => {
    expect(changeState(resume, change)).toBe('open')
    const changed = applyChange(resume, change)
    if (!changed) throw new Error('not applied')
    expect(changeState(changed, change)).toBe('done')
    const back = revertChange(changed, change, resume)
    expect(back).toEqual(resume)
  })
})

describe('a change of a line', () => {
  it('is gone when the person has rewritten it', () => {
    const edited = setField(resume, path, '- Something else')
    expect(changeState(edited, changes[0]?.[1] ?? fail())).toBe('gone')
    expect(revertChange(edited, changes[0]?.[1] ?? fail(), resume)).toBeUndefined()
  })
})

describe('another order', () => {
  it('is gone, and not done, when the line that would move says something else', () => {
    const change: Change = {
      ...base,
      path,
      kind: 'order',
      before: 'Wrote reports\nRan nights',
      after: 'Ran nights\nWrote reports',
    }
    const edited = setField(resume, path, '- Wrote reports\n- Taught Latin to beginners')
    expect(changeState(edited, change)).toBe('gone')
  })
})

function fail(): never {
  throw new Error('no such change')
}

describe('a line that only gets a bullet', () => {
  const loose = setField(resume, path, '- Wrote reports\nMade coffee')
  const change: Change = { ...base, path, kind: 'replace', before: 'Made coffee', after: '- Made coffee' }

  it('is open while it has none, done once it has, and can be taken back', () => {
    expect(changeState(loose, change)).toBe('open')
    const done = applyChange(loose, change) ?? loose
    expect(done.experiences[0]?.description).toBe('- Wrote reports\n- Made coffee')
    expect(changeState(done, change)).toBe('done')
    expect(revertChange(done, change, loose)).toEqual(loose)
  })
})
