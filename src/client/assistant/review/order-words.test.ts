import { expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { changeOf } from '../../../../tests/support/change.ts'
import { movedSections } from './order-words.ts'

const blank = emptyResume('r')
const resume = {
  ...blank,
  personalInfo: { ...blank.personalInfo, summary: 'Baker.' },
  skillCategories: [{ id: 's', name: 'Baking', skills: [{ id: 'b', name: 'Sourdough', level: 3 }] }],
  languages: [{ id: 'l', name: 'German', level: 'Fluent' }],
}
const order = changeOf({
  path: 'arrangement.order',
  kind: 'order',
  before: 'summary\nprojects\nskills\nlanguages',
  after: 'languages\nsummary\nskills\nprojects',
})

it('says which of the sections that can be seen has moved', () => {
  expect(movedSections(order, resume)).toBe('Moved up: Languages')
})

it('has no words for the order of lines', () => {
  expect(movedSections({ ...order, path: 'experiences.a.description' }, resume)).toBeUndefined()
})
