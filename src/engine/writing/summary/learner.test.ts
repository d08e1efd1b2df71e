import { expect, it } from 'vitest'
import { isLearner, nameWanted } from './learner.ts'

it.each(['Student', 'College student', 'Business Student', 'Student at Tulane', 'Recent graduate', 'Undergraduate'])(
  'takes %s for a learner',
  (title) => {
    expect(isLearner(title)).toBe(true)
  },
)

it.each(['Student Counselor', 'Student Support Officer', 'Line cook', 'Graduate Engineer', ''])(
  'takes %s for none',
  (title) => {
    expect(isLearner(title)).toBe(false)
  },
)

it.each([
  ['Part-time work in a shop', 'part-time work in a shop'],
  ['part-time', 'part-time work'],
  ['Cashier', 'work as a cashier'],
  ["I'm looking for a summer internship", 'a summer internship'],
  ['', 'work'],
])('names “%s” as what is looked for', (said, wanted) => {
  expect(nameWanted(said)).toBe(wanted)
})
