import { describe, expect, it } from 'vitest'
import { summaryStepSchema } from '#engine/resume/wizard-steps.ts'
import { cannedSummary } from './canned-summary.ts'

describe('canned summary', () => {
  it('is built from the professional title', () => {
    expect(cannedSummary({ professionalTitle: '  registered   nurse ' })).toMatch(/^Registered nurse who /)
    expect(cannedSummary({ professionalTitle: 'CTO' })).toMatch(/^CTO who /)
  })

  it('reads well without a title too, and passes the step', () => {
    const summary = cannedSummary({ professionalTitle: ' ' })
    expect(summary).toMatch(/^Professional who /)
    expect(summaryStepSchema.safeParse({ summary }).success).toBe(true)
  })

  it('claims no years, numbers or employers', () => {
    expect(cannedSummary({ professionalTitle: 'Chef' })).not.toMatch(/\d|years|proven/)
  })
})
