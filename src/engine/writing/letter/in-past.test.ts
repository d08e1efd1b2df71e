import { expect, it } from 'vitest'
import { inPast } from './in-past.ts'

it.each([
  ['Call past due accounts', 'Called past due accounts'],
  ['Handle complaints in writing', 'Handled complaints in writing'],
  ['Preparing weekly payment runs for approval', 'Prepared weekly payment runs for approval'],
])('tells %s as over', (line, past) => {
  expect(inPast(line)).toBe(past)
})

it.each(['Answered phones', 'Certified in phlebotomy', 'Wound care for 20 patients', 'Load of tunnel washer'])(
  'leaves %s as it is',
  (line) => {
    expect(inPast(line)).toBe(line)
  },
)
