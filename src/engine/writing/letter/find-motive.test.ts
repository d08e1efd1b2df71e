import { describe, expect, it } from 'vitest'
import { findMotive } from './find-motive.ts'

describe('what a summary says the person is looking for', () => {
  it.each([
    ['Teacher of eleven years, looking to move into museum education.', 'looking to move into museum education'],
    ['Nine years behind the chair, coming back to salon work now.', 'coming back to salon work now'],
    ['Cook. Now hoping to work days.', 'now hoping to work days'],
  ])('is told in “%s”', (summary, motive) => {
    expect(findMotive(summary)).toBe(motive)
  })

  it.each([
    'Seeking a challenging position in sales.',
    'Looking to grow my career.',
    'Welder with ten years of work.',
    '',
  ])('is not told in “%s”', (summary) => {
    expect(findMotive(summary)).toBeUndefined()
  })
})
