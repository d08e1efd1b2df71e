import { describe, expect, it } from 'vitest'
import { tieTails } from './tie-tails.ts'

describe('what stands loose behind a comma', () => {
  it.each([
    ['trained 7 new hires, 5 are still there', 'trained 7 new hires; 5 are still there'],
    [
      'led 17 lab investigations to root cause, average 12 days, none reopened by QA',
      'led 17 lab investigations to root cause, with an average of 12 days and none reopened by QA',
    ],
    [
      'was acting head of the agency in 2022, 34 staff, $4.1M budget',
      'was acting head of the agency in 2022, with 34 staff and a $4.1M budget',
    ],
    [
      'walk new people through benefits, 97% enrolled on time',
      'walk new people through benefits, with 97% enrolled on time',
    ],
    [
      'introduced PHPUnit, coverage from 0 to 61% on the main product',
      'introduced PHPUnit; coverage went from 0 to 61% on the main product',
    ],
    ['built a jig, took weld time from 9 hours to 6', 'built a jig and took weld time from 9 hours to 6'],
    [
      'picked orders by scanner, 110-120 lines per hour (rate was 95)',
      'picked orders by scanner, 110-120 lines per hour; the rate was 95',
    ],
    ['replaced compressors, reversing valves, fan motors', 'replaced compressors, reversing valves and fan motors'],
  ])('is tied on: %s', (line, said) => {
    expect(tieTails(line)).toBe(said)
  })

  it('leaves a count out with what it counts', () => {
    expect(tieTails('set up a local history project with the parish, exhibition, about 900 visitors')).toBe(
      'set up a local history project with the parish',
    )
  })

  it.each([
    'laid out and fit stairs, handrail, platforms and small beams from shop drawings',
    'ran 2 presses, 3 saws and a lathe',
    'reduced waste, saving $4,000 a year',
    'input starters, leavers and changes by the 12th of each month',
    'cleaned, tuned and repaired oil burners',
  ])('is left as it is where it is no tail: %s', (line) => {
    expect(tieTails(line)).toBe(line)
  })
})
