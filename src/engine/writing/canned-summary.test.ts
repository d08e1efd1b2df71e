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

  it('says what the person answers, and only that', () => {
    expect(
      cannedSummary(
        { professionalTitle: 'Line cook', location: 'Toledo, OH' },
        { years: '6 years', best: "I'm best at sauté and fish", result: 'I cut food waste by a third.' },
      ),
    ).toBe(
      'Line cook based in Toledo, OH, with 6 years of experience. Strongest in sauté and fish. Cut food waste by a third.',
    )
    expect(cannedSummary({ professionalTitle: 'Chef' }, { years: '1', best: ' ', result: '' })).toBe(
      'Chef with 1 year of experience.',
    )
    expect(cannedSummary({ professionalTitle: 'Chef' }, { years: 'long' })).toBe('Chef looking for a new position.')
  })
})
