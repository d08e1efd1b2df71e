// Holds what the reader has reached on the open evaluation set. The set lies beside the repository; where it is absent
// there is nothing to hold.
import { describe, expect, it } from 'vitest'
import { hasEvaluationSet, measureReading } from './support/measure-reading.ts'

/** F1 in percent, a little under what was measured last; raised when the reader gets better, never lowered. */
const floors: Record<string, number> = {
  name: 99,
  label: 95,
  email: 100,
  phone: 100,
  location: 99,
  summary: 95,
  'work.company': 99,
  'work.position': 99,
  'work.start': 98,
  'work.end': 98,
  'work.bullets(tok)': 98,
  'work.bullets(seg)': 98,
  'edu.institution': 99,
  'edu.degree': 99,
  'edu.end': 94,
  skills: 88,
}

describe('reading the open evaluation set', () => {
  it('does not fall below what was reached', async () => {
    if (!hasEvaluationSet) {
      console.info('There is no evaluation set here (../shared/eval): no floor is held.')
      return
    }
    const { scores, lostWords } = await measureReading()
    const fallen = Object.entries(floors).filter(([field, floor]) => 100 * (scores.fields[field]?.F ?? 0) < floor)
    expect(fallen).toEqual([])
    expect(lostWords).toBe(0)
    expect(100 * scores.composite).toBeGreaterThan(98.5)
  })
})
