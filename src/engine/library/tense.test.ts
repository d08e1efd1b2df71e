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
  ['Snaked and hydro-jetted {how many} drains a week', 'Snake and hydro-jet {how many} drains a week'],
  ['Scanned and bagged groceries at {how many} items a minute', 'Scan and bag groceries at {how many} items a minute'],
  ['Cold called {how many} companies a week', 'Cold call {how many} companies a week'],
  ['Monitored {how many} cameras in the control room', 'Monitor {how many} cameras in the control room'],
  ['Covered every station when cooks called out', 'Cover every station when cooks call out'],
  ['Sorted freight {how often} before the store opened', 'Sort freight {how often} before the store opens'],
  ['Offered {what} to customers who wanted to leave', 'Offer {what} to customers who want to leave'],
  ['Gave medicine as directed and logged {what}', 'Give medicine as directed and log {what}'],
  ['Filed {how many} claims a week, backed by photos', 'File {how many} claims a week, backed by photos'],
  ['Prepared {how many} files a day with body-worn video', 'Prepare {how many} files a day with body-worn video'],
  [
    'Closed the day as night auditor, balancing {how much money}',
    'Close the day as night auditor, balancing {how much money}',
  ],
  [
    'Fed {how many} production lines and took away finished pallets',
    'Feed {how many} production lines and take away finished pallets',
  ],
  ['Changed batteries for a fleet of {how many} trucks', 'Change batteries for a fleet of {how many} trucks'],
  ['Plated dishes for {how many} covers', 'Plate dishes for {how many} covers'],
  ['Changed kegs and kept {how many} taps pouring', 'Change kegs and keep {how many} taps pouring'],
  ['Opened and closed the office for {how many} doctors', 'Open and close the office for {how many} doctors'],
  ['Passed {what share} of room inspections', 'Pass {what share} of room inspections'],
  ['Programmed and ran the CMM for {how many} parts', 'Program and run the CMM for {how many} parts'],
  ['Built life skills with {how many} students', 'Build life skills with {how many} students'],
  ['Underwrote {how many} credit files a month', 'Underwrite {how many} credit files a month'],
  ['Worked {how many}-hour shifts on rotating days', 'Work {how many}-hour shifts on rotating days'],
])('tells what goes on in the present: %s', (past, present) => {
  expect(tellInPresent(past)).toBe(present)
})

it.each([
  'Precepted {how many} new graduate nurses',
  'Trained {how many} new staff',
  'Tuned queries[, cutting response time from {before} to {after}]',
  'Completed {how many} clinical hours in {which areas}',
  'Rewrote {which jobs} in the nightly load',
  'Testified in {how many} hearings and trials',
  'Researched keywords and wrote {how many} articles',
  'Student taught {how many} weeks in {which grade}',
  'Planned {which event} for {how many} guests',
  'Wrote the disaster recovery plan for {which systems} and led {how many} tests',
  'Looked after {which relative} for {how long}',
  'Kept a rating of {what rating} over {how many} deliveries',
])('leaves what adds up over the years in the past: %s', (line) => {
  expect(tellInPresent(line)).toBe(line)
})
