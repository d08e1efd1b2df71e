import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findWords, OpenWords } from './open-words.tsx'

describe('words nobody gave', () => {
  it('are underlined in their sentence, which stays whole', () => {
    const text = 'Scheduled 22 nurses across two bustling wards.'
    const { container } = render(<OpenWords text={text} places={findWords(text, ['bustling'])} />)
    expect([...container.querySelectorAll('mark')].map((mark) => mark.lastChild?.textContent)).toEqual(['bustling'])
    expect(container.textContent?.replace(' Not in your resume: ', '')).toBe(text)
  })

  it('stand in the order of the sentence, and none twice', () => {
    const text = 'A calm, busy ward'
    expect(findWords(text, ['busy', 'calm', 'busy ward', 'absent'])).toEqual([
      { start: 2, end: 6 },
      { start: 8, end: 12 },
    ])
  })
})
