import { describe, expect, it } from 'vitest'
import { findContact } from './find-contact.ts'
import { readPosting } from './read-posting.ts'

const contactOf = (text: string) => findContact(readPosting(text))

describe('whom a letter greets', () => {
  it('is the two people who sign the posting', () => {
    expect(contactOf('Baker wanted\n\nCome and see us.\n\nTom and Ines\n')).toBe('Tom and Ines')
  })

  it('is no heading of two words', () => {
    expect(contactOf('Accountant\n\nBenefits\nHealth &amp; WellnessMedical planVision planGym\n')).toBeUndefined()
  })
})
