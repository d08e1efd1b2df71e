import { expect, it } from 'vitest'
import { isBlank } from './is-blank.ts'
import { blankExperience } from './new-entries.ts'
import { emptyResume } from './resume.ts'

const empty = emptyResume('one')

it('is blank until the first word, whatever empty entries a form has made', () => {
  expect(isBlank(empty)).toBe(true)
  expect(isBlank({ ...empty, experiences: [blankExperience({ id: 'a' })] })).toBe(true)
})

it('is not blank with a name, a job or a language', () => {
  expect(isBlank({ ...empty, personalInfo: { ...empty.personalInfo, firstName: 'A' } })).toBe(false)
  expect(isBlank({ ...empty, experiences: [{ ...blankExperience({ id: 'a' }), company: 'Acme' }] })).toBe(false)
  expect(isBlank({ ...empty, languages: [{ id: 'l', name: 'Polish', level: 'Native' }] })).toBe(false)
})
