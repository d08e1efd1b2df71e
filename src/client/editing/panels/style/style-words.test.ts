import { expect, it } from 'vitest'
import { paperLength, wordsOf } from './style-words.ts'

it('reads a value as a person would', () => {
  expect(wordsOf('sectionStyle', 'bold-underline')).toEqual({ label: 'Bold underline', note: 'Thick line' })
  expect(wordsOf('borderStyle', 'hairline')).toEqual({ label: 'Hairline' })
})

it('measures the paper as its readers do', () => {
  expect(paperLength(54, 'letter')).toBe('0.75 in')
  expect(paperLength(54, 'a4')).toBe('19 mm')
})
