import { describe, expect, it } from 'vitest'
import { beginAnswer } from './begin-answer.ts'

describe('how an answer may begin', () => {
  it.each([
    ['Have you worked with Procore?', 'I have worked with Procore'],
    ['Have you used Bluebeam, or something like it?', 'I have used Bluebeam'],
    ['Have you done any bridge inspection?', 'I have done bridge inspection'],
    ['Do you hold any trade certificates?', 'I hold trade certificates'],
    ['Do you have GMP experience (EU or US)?', 'I have GMP experience'],
    ['Do you have hands-on HPLC experience (Empower or similar?', 'I have hands-on HPLC experience'],
  ])('%s', (question, beginning) => expect(beginAnswer(question)).toBe(beginning))

  it('offers none where a question asks for more than a yes', () => {
    expect(beginAnswer('What would you bring to a night ward?')).toBeUndefined()
  })
})
