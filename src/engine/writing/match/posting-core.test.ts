import { describe, expect, it } from 'vitest'
import { readPosting } from '../posting/read-posting.ts'
import { bearingOf } from './posting-core.ts'

const posting = readPosting(`Payroll Tax Specialist
Company: Northgate HR
Duties
- Register clients with state agencies for withholding tax
- Prepare quarterly payroll tax returns
Requirements
- Payroll processing experience
- MS Excel`)

describe('what a job is about', () => {
  it('is told by words of its topic, not only by its own words', () => {
    const wages = bearingOf('Paid wages and deductions of 300 employees', posting)
    expect(wages).toBeGreaterThan(bearingOf('Led tours for school groups', posting))
  })

  it('is not told by words that fit any job', () => {
    expect(bearingOf('Worked with various clients in a team', posting)).toBeLessThan(
      bearingOf('Filed federal and state payroll taxes', posting) / 2,
    )
  })
})
