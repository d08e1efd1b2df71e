import { describe, expect, it } from 'vitest'
import { shortenClause } from './shorten-clause.ts'

describe('a clause cut short', () => {
  it.each([
    ['stocked merchandise according to store layouts', 'stocked merchandise'],
    ['designed, wrote, tested, debugged, and deployed a gateway', 'designed, wrote and deployed a gateway'],
    ['coordinated care with nurses in order to ensure high-quality care', 'coordinated care with nurses'],
    [
      'provide services including intake, assessment, crisis intervention, advocacy, and referral',
      'provide services including intake, assessment and crisis intervention',
    ],
    ['constructed plans, observed, and taught biology', 'constructed plans, observed, and taught biology'],
    ['drafted budgets under supervision of a CPA', 'drafted budgets under supervision of a CPA'],
  ])('%s', (clause, short) => {
    expect(shortenClause(clause)).toBe(short)
  })

  it('keeps of a long list what bears on the job', () => {
    const bears = (text: string) => Number(text.includes('payroll'))
    expect(shortenClause('prepared invoices, budgets, forecasts, audits and payroll', { bears })).toBe(
      'prepared invoices, budgets and payroll',
    )
  })
})
