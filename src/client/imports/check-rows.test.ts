import { describe, expect, it } from 'vitest'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import type { ImportedField, ImportedResume } from '#shared/api/imports.ts'
import { applyEdits } from './apply-edits.ts'
import { listCheckGroups } from './check-rows.ts'

const resume: Resume = {
  ...emptyResume('r'),
  personalInfo: { ...emptyResume('r').personalInfo, firstName: 'Dana', lastName: 'Reyes' },
  experiences: [
    {
      id: 'e',
      company: 'Harbor Works',
      position: 'Welder',
      startDate: '2019-01',
      current: true,
      description: 'Joined pipes',
    },
  ],
  skillCategories: [
    {
      id: 'c',
      name: 'Welding',
      skills: [
        { id: 's1', name: 'TIG', level: 5 },
        { id: 's2', name: 'MIG' },
      ],
    },
  ],
}

const field = (path: string, value: string, confidence = 0.9): ImportedField => ({
  path,
  value,
  confidence,
  source: [],
  place: null,
})

const imported: ImportedResume = {
  extractedText: '',
  resume,
  fields: [
    field('experiences.0.company', 'Harbor Works', 0.4),
    field('experiences.0.position', 'Welder'),
    field('personalInfo.firstName', 'Dana'),
    field('skillCategories.0.skills.0.name', 'TIG'),
    field('skillCategories.0.skills.1.name', 'MIG'),
  ],
  confidence: 0.8,
  ocr: false,
  other: [],
  furniture: [],
  pages: [],
}

describe('what was read', () => {
  it('is listed with the unsure fields first, then by section', () => {
    expect(listCheckGroups(imported).map(({ title, rows }) => [title, rows.map(({ label }) => label)])).toEqual([
      ['Please check', ['Company (Experience: Welder, Harbor Works)']],
      ['Personal information', ['First name']],
      ['Experience: Welder, Harbor Works', ['Position']],
      ['Skills', ['Welding']],
    ])
  })

  it('has one row for the skills of a category', () => {
    expect(listCheckGroups(imported).at(-1)?.rows[0]?.value).toBe('TIG, MIG')
  })

  it('takes on what the person changes, and leaves the rest as it is', () => {
    const edits = new Map([
      ['experiences.0.company', 'Harbor Works Ltd'],
      ['skillCategories.0', 'TIG, Stick;'],
    ])
    const changed = applyEdits(resume, edits)
    expect(changed.experiences).toEqual([{ ...resume.experiences[0], company: 'Harbor Works Ltd' }])
    expect(changed.skillCategories[0]?.skills).toEqual([
      { id: 's1', name: 'TIG', level: 5 },
      { id: expect.any(String), name: 'Stick', level: 3 },
    ])
    expect(changed.personalInfo).toEqual(resume.personalInfo)
    expect(resume.experiences[0]?.company).toBe('Harbor Works')
  })
})
