import { type ConditionGroup, fail } from '../condition.ts'

/** The language of the document holds for its text, alternate texts, bookmarks and notes alike. */
export const language: ConditionGroup = {
  title: '11 Declared natural language',
  checked: ['11-001', '11-002', '11-003', '11-004', '11-005', '11-006'],
  human: ['11-007'],
  check({ file, catalog }) {
    const tag = file.text(catalog.get('Lang')) ?? ''
    return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag) ? [] : [fail('11-001', `the language is “${tag}”`)]
  },
}
