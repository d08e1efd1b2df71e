import { expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import type { ImportedField } from '#shared/api/imports.ts'
import { countLeft, untouched } from './check-draft.ts'

const field = (path: string, confidence: number): ImportedField => ({
  ...{ path, value: 'x', confidence, source: [], place: null },
})
const read = {
  fields: [
    field('education.0.institution', 0.4),
    field('skillCategories.0.skills.0.name', 0.5),
    field('skillCategories.0.skills.1.name', 0.5),
    field('personalInfo.email', 1),
  ],
  other: ['Other', 'Keen gardener.', 'Clean licence'],
  resume: emptyResume('r'),
}

it('counts what we are unsure of and what has no place, until somebody sees to it', () => {
  expect(countLeft(read, untouched)).toEqual({ unsure: 2, unplaced: 2 })
  const edits = new Map([['education.0.institution', 'Holm School']])
  expect(countLeft(read, { edits, placed: new Map([['Clean licence', 'certifications']]) })).toEqual({
    unsure: 1,
    unplaced: 1,
  })
})
