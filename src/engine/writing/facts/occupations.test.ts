import { expect, test } from 'vitest'
import { nearness } from '#engine/language/word-vectors.ts'
import { joinOccupations, occupationsOf } from './occupations.ts'
import { topicsOf } from './topics.ts'

function alike(one: string, other: string): number {
  const [left, right] = [one, other].map((text) => occupationsOf(topicsOf(text)))
  return left && right ? nearness(left, right) : 0
}

test('work of one occupation is alike without a word in common', () => {
  const post = 'Caregiver'
  expect(alike('Helped residents bathe and dress', post)).toBeGreaterThan(alike('Set up IV drips before surgery', post))
  expect(alike('Closed the ledger at month end', 'Senior Accountant')).toBeGreaterThan(
    alike('Tested a data import', 'Senior Accountant'),
  )
})

test('a text of no known word is of no occupation', () => {
  expect(occupationsOf(topicsOf('Zzyzx'))).toBeUndefined()
  expect(joinOccupations([undefined, undefined])).toBeUndefined()
})

test('several together count alike, however long each is', () => {
  const [short, long] = [
    'Electrician',
    'Taught algebra, marked homework, met parents, planned lessons and ran exams',
  ].map((text) => occupationsOf(topicsOf(text)))
  const both = joinOccupations([short, long])
  expect(both && short && long && Math.abs(nearness(both, short) - nearness(both, long))).toBeLessThan(0.001)
})
