import { describe, expect, it } from 'vitest'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { askForNumbers } from './ask-for-numbers.ts'

function resumeOf(jobs: Record<string, string>): Resume {
  const experiences = Object.entries(jobs).map(([id, description]) => ({
    id,
    company: 'Mercy Hospital',
    position: 'Charge Nurse',
    location: '',
    startDate: '2019-03',
    endDate: '',
    current: true,
    description,
  }))
  return { ...emptyResume('r'), experiences }
}

describe('questions for numbers', () => {
  it('keep their names when one before them is no longer asked', () => {
    const [, second] = askForNumbers(resumeOf({ a: '- Trained nurses\n- Answered calls' }))
    const [left, ...more] = askForNumbers(resumeOf({ a: '- Trained 14 nurses\n- Answered calls' }))
    expect(more).toEqual([])
    expect(left).toEqual(second)
    expect(left?.line).toBe('Answered calls')
  })

  it('are told apart by their entry where two jobs say the same, and asked once where one job says it twice', () => {
    const questions = askForNumbers(resumeOf({ a: '- Trained nurses\n- Trained nurses', b: '- Trained nurses' }))
    expect(questions.map(({ entry }) => entry)).toEqual(['experiences.a', 'experiences.b'])
    expect(new Set(questions.map(({ id }) => id)).size).toBe(2)
  })
})
