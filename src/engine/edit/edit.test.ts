import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newExperience } from '#engine/resume/new-entries.ts'
import { emptyResume, type Resume, resumeSchema, sectionIds } from '#engine/resume/resume.ts'
import { resumeArbitrary } from '../../../tests/support/resume-arbitrary.ts'
import { addEntry, entryLists, moveEntry, removeEntry, setCurrent, updateEntry } from './entries.ts'
import { countLines, moveLine, removeLine } from './lines.ts'
import { hideSection, moveSection, renameSection, sectionOrder, showSection } from './sections.ts'
import { getField, setField } from './set-field.ts'
import { addSkill, moveSkill, removeSkill, updateSkill } from './skills.ts'

const today = '2026-01-31'

function resumeWithJobs(...ids: string[]): Resume {
  return { ...emptyResume('r'), experiences: ids.map((id) => newExperience({ id, today })) }
}

const idsOf = (entries: { id: string }[]) => entries.map(({ id }) => id)

describe('entries', () => {
  it('are added at the end or at a place', () => {
    const resume = addEntry(resumeWithJobs('a', 'b'), 'experiences', newExperience({ id: 'c', today }))
    expect(idsOf(resume.experiences)).toEqual(['a', 'b', 'c'])
    expect(idsOf(addEntry(resume, 'experiences', newExperience({ id: 'd', today }), 1).experiences)).toEqual([
      'a',
      'd',
      'b',
      'c',
    ])
  })

  it('move to a place and stay where the place does not exist', () => {
    const resume = resumeWithJobs('a', 'b', 'c')
    expect(idsOf(moveEntry(resume, 'experiences', 'c', 0).experiences)).toEqual(['c', 'a', 'b'])
    expect(idsOf(moveEntry(resume, 'experiences', 'a', 1).experiences)).toEqual(['b', 'a', 'c'])
    expect(moveEntry(resume, 'experiences', 'a', 3)).toBe(resume)
    expect(moveEntry(resume, 'experiences', 'a', -1)).toBe(resume)
    expect(moveEntry(resume, 'experiences', 'x', 0)).toBe(resume)
  })

  it('that are gone cannot be changed or removed again', () => {
    const resume = resumeWithJobs('a')
    expect(updateEntry(resume, 'experiences', 'x', (entry) => ({ ...entry, company: 'Y' }))).toBe(resume)
    expect(removeEntry(resume, 'experiences', 'x')).toBe(resume)
    expect(removeEntry(resume, 'experiences', 'a').experiences).toEqual([])
  })

  it('lose their end date when they become current', () => {
    const ended = updateEntry(resumeWithJobs('a'), 'experiences', 'a', (entry) => ({
      ...entry,
      current: false,
      endDate: '2025-01',
    }))
    const current = setCurrent(ended, 'experiences', 'a', true)
    expect(current.experiences[0]).not.toHaveProperty('endDate')
    expect(setCurrent(current, 'experiences', 'a', false).experiences[0]?.current).toBe(false)
  })

  it('share everything that did not change', () => {
    fc.assert(
      fc.property(resumeArbitrary, (resume) => {
        const entry = resume.experiences[0]
        if (!entry) return
        const next = updateEntry(resume, 'experiences', entry.id, (job) => ({ ...job, company: `${job.company}!` }))
        expect(next).not.toBe(resume)
        for (const list of entryLists) if (list !== 'experiences') expect(next[list]).toBe(resume[list])
        for (const [index, other] of resume.experiences.entries())
          if (index > 0) expect(next.experiences[index]).toBe(other)
      }),
    )
  })

  it('come back to where they were when a move is reversed', () => {
    fc.assert(
      fc.property(resumeArbitrary, fc.nat(3), fc.nat(3), (resume, from, to) => {
        const entry = resume.experiences[from]
        if (!entry) return
        const there = moveEntry(resume, 'experiences', entry.id, to)
        expect(moveEntry(there, 'experiences', entry.id, from)).toEqual(resume)
        expect(idsOf(there.experiences).sort()).toEqual(idsOf(resume.experiences).sort())
      }),
    )
  })
})

describe('skills', () => {
  const resume: Resume = {
    ...emptyResume('r'),
    skillCategories: [
      {
        id: 'one',
        name: 'One',
        skills: [
          { id: 'a', name: 'A' },
          { id: 'b', name: 'B' },
        ],
      },
      { id: 'two', name: 'Two', skills: [{ id: 'c', name: 'C' }] },
    ],
  }
  const skillsOf = (value: Resume) => value.skillCategories.map(({ skills }) => idsOf(skills).join(''))

  it('are added, changed, moved within and between categories, and removed', () => {
    expect(skillsOf(addSkill(resume, 'two', { id: 'd', name: 'D' }))).toEqual(['ab', 'cd'])
    const place = { categoryId: 'one', skillId: 'a' }
    expect(
      getField(
        updateSkill(resume, place, (skill) => ({ ...skill, level: 5 })),
        'skillCategories.one.skills.a.level',
      ),
    ).toBe(5)
    expect(skillsOf(moveSkill(resume, place, { categoryId: 'one', index: 1 }))).toEqual(['ba', 'c'])
    expect(skillsOf(moveSkill(resume, place, { categoryId: 'two', index: 0 }))).toEqual(['b', 'ac'])
    expect(skillsOf(removeSkill(resume, place))).toEqual(['b', 'c'])
  })

  it('stay where they are if their new category is gone', () => {
    expect(moveSkill(resume, { categoryId: 'one', skillId: 'a' }, { categoryId: 'x', index: 0 })).toBe(resume)
  })
})

describe('sections', () => {
  it('start in the order that is shown and move from there', () => {
    const resume = emptyResume('r')
    expect(sectionOrder(resume)).toEqual([...sectionIds])
    const moved = moveSection(resume, 'skills', 0, ['summary', 'education', 'experience', 'skills'])
    expect(moved.arrangement?.order?.slice(0, 4)).toEqual(['skills', 'summary', 'education', 'experience'])
    expect(new Set(moved.arrangement?.order)).toEqual(new Set(sectionIds))
  })

  it('are hidden and shown without losing the arrangement', () => {
    const moved = moveSection(emptyResume('r'), 'languages', 0)
    const hidden = hideSection(moved, 'projects')
    expect(hidden.arrangement).toEqual({ order: moved.arrangement?.order, hidden: ['projects'] })
    expect(hideSection(hidden, 'projects')).toBe(hidden)
    expect(showSection(hidden, 'projects').arrangement?.hidden).toEqual([])
  })

  it('are renamed, and get their usual name back from an empty one', () => {
    const renamed = renameSection(emptyResume('r'), 'experience', 'Voyages')
    expect(renamed.arrangement?.titles).toEqual({ experience: 'Voyages' })
    expect(renameSection(renamed, 'experience', '').arrangement?.titles).toEqual({})
  })
})

describe('lines of a description', () => {
  const text = 'Led the team\n- One\n  and more of it\n\n- Two\n* Three'

  it('move as the page shows them, with what belongs to them', () => {
    expect(countLines(text)).toBe(4)
    expect(moveLine(text, 1, 2)).toBe('Led the team\n- Two\n- One\n  and more of it\n* Three')
    expect(moveLine(text, 0, 9)).toBe(text)
  })

  it('are removed', () => {
    expect(removeLine(text, 1)).toBe('Led the team\n- Two\n* Three')
  })
})

describe('setField', () => {
  it('sets a field by the path of the page', () => {
    const resume = resumeWithJobs('a', 'b')
    const next = setField(resume, 'experiences.b.position', 'Captain')
    expect(getField(next, 'experiences.b.position')).toBe('Captain')
    expect(next.experiences[0]).toBe(resume.experiences[0])
    expect(getField(setField(resume, 'personalInfo.email', 'a@b.c'), 'personalInfo.email')).toBe('a@b.c')
  })

  it('sets a field of a link', () => {
    const resume = emptyResume('r')
    resume.personalInfo.links = [{ id: 'a', label: 'GitHub', url: '' }]
    const next = setField(resume, 'personalInfo.links.a.url', 'github.com/ada')
    expect(getField(next, 'personalInfo.links.a.url')).toBe('github.com/ada')
    expect(setField(resume, 'personalInfo.links.b.url', 'github.com/ada')).toBe(resume)
  })

  it('leaves out an optional field without a value and empties a required one', () => {
    const resume = setField(emptyResume('r'), 'personalInfo.website', 'https://a.b')
    expect(setField(resume, 'personalInfo.website', undefined).personalInfo).not.toHaveProperty('website')
    const named = setField(resume, 'personalInfo.firstName', 'Ada')
    expect(setField(named, 'personalInfo.firstName', undefined).personalInfo.firstName).toBe('')
  })

  it('changes nothing where the path leads nowhere', () => {
    const resume = resumeWithJobs('a')
    for (const path of ['experiences.x.position', 'section.skills', 'nothing', '', 'skillCategories.a.skills.b'])
      expect(setField(resume, path, 'x')).toBe(resume)
  })

  it('refuses a value of the wrong kind, and ids', () => {
    const resume = resumeWithJobs('a')
    expect(() => setField(resume, 'experiences.a.current', 'yes')).toThrow(TypeError)
    expect(() => setField(resume, 'experiences.a.id', 'b')).toThrow(TypeError)
    expect(() => setField(resume, 'experiences.a.__proto__', 'b')).toThrow(TypeError)
  })

  it('always leaves a sound resume that holds the value', () => {
    fc.assert(
      fc.property(resumeArbitrary, fc.string(), (resume, text) => {
        const paths = [
          'personalInfo.summary',
          ...resume.experiences.map(({ id }) => `experiences.${id}.description`),
          ...resume.skillCategories.flatMap(({ id, skills }) =>
            skills.map((skill) => `skillCategories.${id}.skills.${skill.id}.name`),
          ),
        ]
        for (const path of paths) {
          const next = setField(resume, path, text)
          expect(getField(next, path)).toBe(text)
          expect(resumeSchema.parse(next)).toEqual(next)
        }
      }),
    )
  })
})
