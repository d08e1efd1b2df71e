import { describe, expect, it } from 'vitest'
import { initialsIn } from './initials.ts'

describe('the initials of names that are written out', () => {
  it.each([
    ['Working with Children Check', ['wwcc']],
    ['New Zealand Diploma in Engineering', ['nzde']],
    ['Certified Nurse Aide, Vermont', ['cna']],
  ])('%s', (text, initials) => expect(initialsIn(text).map(({ key }) => key)).toEqual(expect.arrayContaining(initials)))

  it('are none of two words, or of a sentence', () => {
    expect(initialsIn('First Aid; trained new staff in Safe Handling')).toEqual([])
  })
})
