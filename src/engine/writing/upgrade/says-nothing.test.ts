import { describe, expect, it } from 'vitest'
import { dropPraiseWords } from './says-nothing.ts'

describe('praise in a summary', () => {
  it.each([
    ['Dedicated and hard-working line cook with six years.', 'Line cook with six years.'],
    ['Conscientious, enthusiastic and outgoing Retail Sales Associate.', 'Retail Sales Associate.'],
    ['Caring and thorough caregiver for twins.', 'Caring and thorough caregiver for twins.'],
    ['Skilled trades instructor.', 'Skilled trades instructor.'],
    ['Creative director for print.', 'Creative director for print.'],
    ['Creative direction for three brands.', 'Creative direction for three brands.'],
  ])('leaves before a title: %s', (said, after) => {
    expect(dropPraiseWords(said)).toBe(after)
  })
})
