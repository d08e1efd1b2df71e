import { describe, expect, it } from 'vitest'
import { tellClauses, tellLine } from './tell-line.ts'

describe('a line in a summary', () => {
  it.each([
    ['Manage 110-125 injury claims in three states', 'current', 'Manages 110-125 injury claims in three states'],
    ['Cut shrink from 7% to 5% in one year', 'ended', 'Cut shrink from 7% to 5% in one year'],
    [
      'Process around 45 housing applications per week, checking identity against policy',
      'current',
      'Processes around 45 housing applications per week, checking identity against policy',
    ],
    ['Preceptored nine new graduate nurses', 'ended', 'Preceptored nine new graduate nurses'],
    ['Ran the help desk for 400 users', 'ended', 'Ran the help desk for 400 users'],
    ['Processed US payroll for 300 staff', 'ended', 'Processed US payroll for 300 staff'],
    ['Top seller of the store 5 months in 2025', 'ended', 'Top seller of the store 5 months in 2025'],
    [
      'Prepare weekly payment runs to the value of R6m to R9m for approval by the Financial Manager',
      'current',
      'Prepares weekly payment runs to the value of R6m to R9m',
    ],
  ] as const)('is told of the person: %s', (line, tense, told) => {
    expect(tellLine(line, tense)).toBe(told)
  })

  it.each([
    'Preparation of fee proposals and management of projects',
    'Sat with the billing clerk on two afternoons',
    'Helped the integrator on the wrapper install',
    'Find faults in the control panels, no program changes and not alone',
    'Soups, stocks, salad bar, banquets up to 200',
    'Frame styling, PDs, heights and final fits for roughly 20 patients per day',
    'Cashier and prescription drop-off desk',
    'Calibrates 25-30 items: scopes, torque, pressure, gage blocks',
    'Measuring wriggly feet, back to school madness, laybys',
    'Rewrote it in 2021 after survey scores of 2.9/5',
    'Moved these from paper to Airtable in 2022',
  ])('is left in its job where it argues for nobody: %s', (line) => {
    expect(tellLine(line, 'current')).toBeUndefined()
  })

  it('may point back at what it has named itself', () => {
    const line = 'Built the induction course and taught it to 45 new hires'
    expect(tellLine(line, 'ended')).toBe(line)
  })

  it('parts two acts of one line, unless one says how far the other goes', () => {
    expect(tellClauses('Wrote 17 procedures in MET/CAL; cut calibration time from 55 minutes to 35', 'ended')).toEqual([
      'Wrote 17 procedures in MET/CAL',
      'Cut calibration time from 55 minutes to 35',
    ])
    expect(tellClauses('Prepared the tax returns; always under supervision', 'ended')).toEqual([])
  })

  it('tells no half that speaks of what the other half named', () => {
    expect(tellClauses('Built a stop-level model; planners used it to retime 12 routes', 'current')).toEqual([
      'Built a stop-level model',
    ])
  })
})
