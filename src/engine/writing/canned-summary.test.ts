import { describe, expect, it } from 'vitest'
import { summaryStepSchema } from '#engine/resume/wizard-steps.ts'
import { cannedSummary } from './canned-summary.ts'

describe('canned summary', () => {
  it('is built from the professional title', () => {
    expect(cannedSummary({ professionalTitle: '  registered   nurse ' })).toBe(
      'Registered nurse looking for a new position.',
    )
  })

  it('says where the person is, where they said so', () => {
    expect(cannedSummary({ professionalTitle: 'Chef', location: 'Toledo, OH' })).toBe(
      'Chef based in Toledo, OH, looking for a new position.',
    )
  })

  it('reads well without a title too, and passes the step', () => {
    const summary = cannedSummary({ professionalTitle: ' ' })
    expect(summary).toBe('Professional looking for a new position.')
    expect(summaryStepSchema.safeParse({ summary }).success).toBe(true)
  })

  it('names no quality and no number that nobody gave', () => {
    expect(cannedSummary({ professionalTitle: 'Chef' })).not.toMatch(/\d|years|proven|careful|quick|well|team/i)
  })
})
