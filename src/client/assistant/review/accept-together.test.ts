import { expect, it } from 'vitest'
import { changeOf } from '../../../../tests/support/change.ts'
import { canJoin, describeTogether } from './accept-together.ts'

const line = changeOf({ path: 'experiences.a.description' })
const skills = changeOf({ path: 'skillCategories.s.skills', kind: 'order' })
const sections = changeOf({ path: 'arrangement.order', kind: 'order' })

it('leaves out only what asks whether a word is true', () => {
  const guess = changeOf({ path: 'personalInfo.summary', before: 'Nurse.', needsLook: true })
  const asked = changeOf({ path: 'experiences.a.description', unsure: ['Led'] })
  expect([line, guess, sections, asked].filter(canJoin)).toEqual([line, guess, sections])
})

it('says what would be accepted together', () => {
  const summary = changeOf({ path: 'personalInfo.summary', before: 'Nurse.' })
  expect(describeTogether([line, summary, line, skills, sections])).toBe(
    'Summary reworded, 2 lines reworded, 1 list reordered and sections reordered.',
  )
  const several = changeOf({ ...line, before: 'Doing rounds\nGives care', after: 'Do rounds\nGive care' })
  expect(describeTogether([several])).toBe('2 lines reworded.')
  expect(describeTogether([changeOf({ ...line, kind: 'drop' })])).toBe('1 thing removed.')
  expect(describeTogether([changeOf({ path: 'personalInfo.summary', before: '' })])).toBe('Summary added.')
})

it('says how many are guesses', () => {
  const guess = changeOf({ path: 'personalInfo.summary', before: 'Nurse.', needsLook: true })
  expect(describeTogether([guess, line])).toBe(
    'Summary reworded and 1 line reworded. Check one suggestion before you accept.',
  )
  expect(describeTogether([guess, guess])).toBe('Summary reworded. Check all 2 before you accept.')
})
