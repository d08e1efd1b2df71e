import { expect, it } from 'vitest'
import type { AssistantQuestion, MatchedNeed } from '#shared/api/assistant.ts'
import { openQuestions, splitQuestions } from './open-questions.ts'

const need = (id: string, quote: string): MatchedNeed => ({ id, quote, state: 'missing', evidence: [] })
const question = (id: string): AssistantQuestion => ({ id: `q-${id}`, text: '', reason: '', requirementId: id })
const proposal = {
  questions: [question('r1'), question('r2')],
  fit: {
    ...{ title: '', company: '', words: '', niceToHave: [], duties: [] },
    mustHave: [need('r1', 'Valid Wisconsin driver’s license'), need('r2', 'HTCP certification')],
  },
}

it.each([
  ['skillCategories', ['q-r2']],
  ['out', ['q-r1', 'q-r2']],
])('are those that no line answers which was put into the resume (%s)', (place, expected) => {
  const settled = [{ text: 'Wisconsin driver license class D', place }]
  expect(openQuestions(proposal, settled).map(({ id }) => id)).toEqual(expected)
})

it('are not those the person has answered or left as they are', () => {
  const line: AssistantQuestion = { id: 'q-line', text: '', reason: '' }
  const { asked, answered, left } = splitQuestions([question('r1'), question('r2'), question('r3'), line], {
    left: ['r3'],
    answers: [{ questionId: 'q-r1' }, { questionId: 'q-line' }],
  })
  expect(asked.map(({ id }) => id)).toEqual(['q-r2', 'q-line'])
  expect(answered.map(({ id }) => id)).toEqual(['q-r1'])
  expect(left.map(({ id }) => id)).toEqual(['q-r3'])
})
