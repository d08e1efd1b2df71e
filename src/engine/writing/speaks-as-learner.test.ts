import { expect, it } from 'vitest'
import { speaksAsLearner } from './speaks-as-learner.ts'

const learned = ['I teach the new staffs about safety', 'Both was hired after the training', 'Ran the night audit']

it('takes two mistakes of learners for a learner, and one for a slip', () => {
  expect(speaksAsLearner(learned, 'line')).toBe(true)
  expect(speaksAsLearner(learned.slice(1), 'line')).toBe(false)
  expect(speaksAsLearner(['Fit liners and wear plate', 'Float excavators between pits'], 'line')).toBe(false)
})
