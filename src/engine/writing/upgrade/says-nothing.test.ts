import { describe, expect, it } from 'vitest'
import { dropEmptySentences } from './says-nothing.ts'

describe('sentences of a summary that say nothing', () => {
  it('go, where others stay', () => {
    const summary = 'Accountant with 6 years in retail. Reliable team player and strong communicator.'
    expect(dropEmptySentences(summary)).toBe('Accountant with 6 years in retail.')
  })

  it.each([
    'Reliable team player and strong communicator.',
    'Dedicated nurse on a cardiac unit. Motivated by patient care.',
    'Runs a kitchen of 12. Passionate about pastry and menu planning.',
    'Writes Python daily. Proven track record with Kubernetes.',
  ])('stay where nothing else is said or they name work: %s', (summary) => {
    expect(dropEmptySentences(summary)).toBeUndefined()
  })
})
