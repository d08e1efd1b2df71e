import { expect, it } from 'vitest'
import { findMisplaced } from './find-misplaced.ts'

it.each([
  'Maintained a clean and organized work area',
  'Keep the work area neat and clean',
  'Responsible for following all company policies and procedures.',
  'Redundancy after the sale of the plant',
  'Worked well with others in a fast-paced environment',
  'Treated everyone with respect.',
])('has no place in a resume: %s', (line) => {
  expect(findMisplaced(line)).toBeDefined()
})

it.each([
  'Maintained a clean room to ISO 5 for 14 months',
  'Kept the wards of a 60-bed home clean',
  'Followed company procedures for lockout on six presses',
  'Worked in a team of six nurses',
  'Provided customer support',
  'Worked efficiently with two forklifts in a busy yard',
  'Led the redundancy consultation for 40 staff',
])('has: %s', (line) => {
  expect(findMisplaced(line)).toBeUndefined()
})
