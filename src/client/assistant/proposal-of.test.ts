import { describe, expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import type { ProposalAnswer } from '#shared/api/assistant.ts'
import { changeOf } from '../../../tests/support/change.ts'
import { askAgain } from './ask-again.ts'
import { proposalOf } from './proposal-of.ts'

const change = changeOf({ before: 'Was tasked with triage', after: 'Handled triage', reason: 'Says what you did.' })
const resume = { ...emptyResume('r1'), personalInfo: { ...emptyResume('r1').personalInfo, profileImage: 'data:x' } }
const answer: ProposalAnswer = {
  original: resume,
  resume,
  changes: [change, { ...change, id: 'c2', before: 'Kept records', after: 'Kept the records' }],
  dropped: [],
  gaps: [],
  questions: [],
  writer: 'offline',
}

describe('a proposal that is still coming', () => {
  it('takes each suggestion in as it arrives, in place of the engine’s for the same line', () => {
    const better = { ...change, id: 'model-1', after: 'Ran triage' }
    const first = proposalOf({ type: 'proposal', answer }, undefined)
    const next = proposalOf({ type: 'change', change: better, writer: 'OpenAI' }, first)
    expect(next?.changes.map(({ after }) => after)).toEqual(['Ran triage', 'Kept the records'])
    expect(next?.writer).toBe('OpenAI')
  })

  it('stays what it is with every other event, and is replaced by the whole one', () => {
    expect(proposalOf({ type: 'step', text: 'Asking...' }, answer)).toBe(answer)
    expect(proposalOf({ type: 'change', change, writer: 'OpenAI' }, undefined)).toBeUndefined()
    const whole = { ...answer, changes: [] }
    expect(proposalOf({ type: 'proposal', answer: whole }, answer)).toBe(whole)
  })
})

describe('the same question once more', () => {
  it('carries answers, job and reasons along, and no photo', () => {
    const asked = askAgain(
      {
        request: {
          path: '/api/assistant/tailor',
          jobDescription: 'A job',
          answers: [{ questionId: 'q', text: 'Yes' }],
        },
        refusals: [{ change, why: 'too-long' }, { change: { ...change, id: 'c2' } }],
      },
      { resume },
    )
    expect(asked).toMatchObject({
      jobDescription: 'A job',
      answers: [{ questionId: 'q', text: 'Yes' }],
      refused: [{ before: 'Was tasked with triage', after: 'Handled triage', why: 'too-long' }],
    })
    expect(asked.refused).toHaveLength(1)
    expect(asked.resume.personalInfo).not.toHaveProperty('profileImage')
  })

  it('carries the corrected list of what the job asks for, the one in use or a newer one', () => {
    const wish = (quote: string) => [{ id: 'r1', need: 'must' as const, quote }]
    const request = { path: '/api/assistant/tailor' as const, answers: [] }
    const again = { request: { ...request, requirements: wish('Epic') }, refusals: [] }
    expect(askAgain(again, { resume }).requirements).toEqual(wish('Epic'))
    expect(askAgain(again, { resume, requirements: wish('Cerner') }).requirements).toEqual(wish('Cerner'))
    expect(askAgain({ request, refusals: [] }, { resume })).not.toHaveProperty('requirements')
  })
})
