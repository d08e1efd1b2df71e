import { describe, expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import type { Fit, ProposalAnswer } from '#shared/api/assistant.ts'
import { groundworkOf, groundworkWords } from './groundwork.ts'

const blank = emptyResume('r1')
const experience = { id: 'e1', company: 'Mercy', position: 'Nurse', startDate: '2019-03', endDate: '', current: true }
const resume = {
  ...blank,
  personalInfo: { ...blank.personalInfo, summary: 'Registered nurse.' },
  experiences: [{ ...experience, location: '', description: '- Scheduled 22 nurses\n\n- Cared for wounds' }],
}
const need = { id: 'n1', quote: 'Wound care', state: 'met' as const, evidence: [] }
const fit: Fit = { title: '', company: '', words: '', mustHave: [need, need], niceToHave: [need], duties: [] }
const answer: ProposalAnswer = {
  ...{ original: resume, resume, changes: [], dropped: [], gaps: [], questions: [] },
  writer: 'offline',
}

describe('the words of running work', () => {
  it('count the lines that were read and the wishes of the job they were compared with', () => {
    const groundwork = groundworkOf({ type: 'proposal', answer: { ...answer, fit } })
    expect(groundwork).toEqual({ lines: 3, wishes: '2 must-haves and 1 nice-to-have', found: { suggestions: 0 } })
    expect(groundwork && groundworkWords(groundwork)).toBe(
      '3 lines of your resume compared with 2 must-haves and 1 nice-to-have in the job posting.',
    )
  })

  it('speak of no job where there is none', () => {
    expect(groundworkWords({ lines: 1, wishes: '', found: { suggestions: 1 } })).toBe(
      '1 line of your resume read. 1 suggestion already found.',
    )
  })

  it('say that a first version of a letter is there', () => {
    const letter = { letter: 'Dear', paragraphs: [], dropped: [], gaps: [], fit, resume, writer: 'offline' }
    const groundwork = groundworkOf({ type: 'letter', answer: letter })
    expect(groundwork && groundworkWords({ ...groundwork, found: { paragraphs: 4 } })).toBe(
      '3 lines of your resume compared with 2 must-haves and 1 nice-to-have in the job posting. A first draft of 4 paragraphs is ready. Press Stop to keep it.',
    )
  })

  it('know nothing before the first answer', () => {
    expect(groundworkOf({ type: 'step', text: 'Reading the job...' })).toBeUndefined()
  })
})
