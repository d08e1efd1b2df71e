import { expect, it } from 'vitest'
import { isOtherModel } from './other-model.ts'

it.each([
  ['Sage 100/300 or Procore', 'Moved the books from Sage 50 to QuickBooks Online in 2021'],
  ['ISO 9001', 'Wrote the manual for ISO 14001'],
])('%s is something else than: %s', (asked, said) => {
  expect(isOtherModel(asked, said)).toBe(true)
})

it.each([
  ['Sage 100/300 or Procore', 'Sage 50 and later Sage 300'],
  ['Sage 100/300 or Procore', 'Closed the month in Sage'],
  ['Sage 100/300 or Procore', 'Sage 50, then Sage at the group'],
  ['Sage', 'Sage 50'],
  ['Sage 100/300 or Procore', 'Ran Procore for 12 projects'],
  ['AutoCAD 2024', 'AutoCAD 2019'],
  ['Python 3.10', 'Python 3.8'],
])('%s may be shown by: %s', (asked, said) => {
  expect(isOtherModel(asked, said)).toBe(false)
})
