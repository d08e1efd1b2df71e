import { describe, expect, it } from 'vitest'
import { withSentence } from './begun-answer.tsx'

describe('a sentence to begin with', () => {
  it('opens an empty answer, with room to go on', () => {
    expect(withSentence('', 'I have worked with Procore')).toBe('I have worked with Procore ')
  })

  it('stands behind what was written, which ends there', () => {
    expect(withSentence('I hold an ADR since 2021 ', 'I have driven a Moffett')).toBe(
      'I hold an ADR since 2021. I have driven a Moffett ',
    )
    expect(withSentence('Not yet!', 'I hold a CPC')).toBe('Not yet! I hold a CPC ')
  })
})
