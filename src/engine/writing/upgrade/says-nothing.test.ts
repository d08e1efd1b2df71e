import { describe, expect, it } from 'vitest'
import { dropPraise, dropPraiseWords } from './says-nothing.ts'

describe('sentences of a summary that say nothing', () => {
  it('go, where others stay', () => {
    const summary = 'Accountant with 6 years in retail. Reliable team player and strong communicator.'
    expect(dropPraise(summary)).toBe('Accountant with 6 years in retail.')
  })

  it.each([
    'Reliable team player and strong communicator.',
    'Nurse on a cardiac unit. Motivated by patient care.',
    'Runs a kitchen of 12. Passionate about pastry and menu planning.',
    'Writes Python daily. Proven track record with Kubernetes.',
  ])('stay where nothing else is said or they name work: %s', (summary) => {
    expect(dropPraise(summary)).toBeUndefined()
  })

  it.each([
    ['Dedicated and hard-working line cook with six years.', 'Line cook with six years.'],
    ['Conscientious, enthusiastic and outgoing Retail Sales Associate.', 'Retail Sales Associate.'],
    ['Caring and thorough caregiver for twins.', 'Caring and thorough caregiver for twins.'],
    ['Skilled trades instructor.', 'Skilled trades instructor.'],
    ['Creative director for print.', 'Creative director for print.'],
    ['Creative direction for three brands.', 'Creative direction for three brands.'],
  ])('lose the praise before a title: %s', (said, after) => {
    expect(dropPraiseWords(said)).toBe(after)
  })
})
