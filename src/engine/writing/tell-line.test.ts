import { describe, expect, it } from 'vitest'
import { joinTold, tellLine } from './tell-line.ts'

describe('a line in a summary', () => {
  it.each([
    ['Manage 110-125 injury claims in three states', 'current', 'Manages 110-125 injury claims in three states'],
    ['Cut shrink from 7% to 5% in one year', 'ended', 'Cut shrink from 7% to 5% in one year'],
    ['Soups, stocks, salad bar, banquets up to 200', 'ended', 'Soups, stocks, salad bar, banquets up to 200'],
    [
      'Prepare weekly payment runs to the value of R6m to R9m for approval by the Financial Manager',
      'current',
      'Prepares weekly payment runs to the value of R6m to R9m',
    ],
  ] as const)('is told of the person: %s', (line, tense, told) => {
    expect(tellLine(line, tense)).toBe(told)
  })

  it('speaks as I where the summary does', () => {
    expect(tellLine('Run the roster for nine staff', 'current', { asI: true })).toBe('I run the roster for nine staff')
  })

  it.each([
    'Preparation of fee proposals and management of projects',
    'Sat with the billing clerk on two afternoons',
    'Helped the integrator on the wrapper install',
    'Find faults in the control panels, no program changes and not alone',
    'Measuring wriggly feet, back to school madness, laybys',
  ])('is left in its job where it argues for nobody: %s', (line) => {
    expect(tellLine(line, 'current')).toBeUndefined()
  })
})

it('joins two of them into one sentence', () => {
  expect(joinTold(['Runs the roster for nine', 'Cut variance by a third'])).toBe(
    'Runs the roster for nine; cut variance by a third.',
  )
  expect(joinTold(['I run the roster', 'I cut variance'])).toBe('I run the roster. I cut variance.')
})
