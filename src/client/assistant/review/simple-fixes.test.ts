import { expect, it } from 'vitest'
import { changeOf } from '../../../../tests/support/change.ts'
import { isSimpleFix, nameFixes } from './simple-fixes.ts'

const line = changeOf({ path: 'experiences.a.description' })
const skills = changeOf({ path: 'skillCategories.s.skills', kind: 'order' })

it('does not count whole sections that move among the simple fixes', () => {
  const sections = changeOf({ path: 'arrangement.order', kind: 'order' })
  expect([line, skills, sections].filter(isSimpleFix)).toEqual([line, skills])
})

it('says what would be accepted together', () => {
  const summary = changeOf({ path: 'personalInfo.summary' })
  expect(nameFixes([line, summary, line, skills])).toBe('the summary, 2 lines reworded, 1 list reordered')
  const several = changeOf({ ...line, before: 'Doing rounds\nGives care', after: 'Do rounds\nGive care' })
  expect(nameFixes([several])).toBe('2 lines reworded')
})
