import { expect, it } from 'vitest'
import { tellInPresent } from './tense.ts'

it.each([
  ['Cared for {how many} patients a shift', 'Care for {how many} patients a shift'],
  ['Assessed patients and charted findings in {which system}', 'Assess patients and chart findings in {which system}'],
  [
    'Admitted, transferred and discharged {how many} patients a week',
    'Admit, transfer and discharge {how many} patients a week',
  ],
  [
    'Ran the unit {how many} shifts a month[, after turnover fell by {what share}]',
    'Run the unit {how many} shifts a month[, after turnover fell by {what share}]',
  ],
  [
    'Observed and recorded development for {how many} children',
    'Observe and record development for {how many} children',
  ],
  ['Cooked grilled and fried dishes on {which station}', 'Cook grilled and fried dishes on {which station}'],
])('tells what goes on in the present: %s', (past, present) => {
  expect(tellInPresent(past)).toBe(present)
})

it.each([
  'Precepted {how many} new graduate nurses',
  'Trained {how many} new staff',
  'Tuned queries[, cutting response time from {before} to {after}]',
  'Completed {how many} clinical hours in {which areas}',
])('leaves what adds up over the years in the past: %s', (line) => {
  expect(tellInPresent(line)).toBe(line)
})

it('leaves a line in the past rather than half of it: “Scan and bagged”', () => {
  const line = 'Scanned and bagged groceries at {how many} items a minute'
  expect(tellInPresent(line)).toBe(line)
})
