import { describe, expect, it } from 'vitest'
import { continueBullet, moveLineAtCaret } from './line-at-caret.ts'

describe('Enter in a description', () => {
  it('starts the next bullet with the same mark', () => {
    expect(continueBullet('- one', 5)).toEqual({ text: '- one\n- ', caret: 8 })
    expect(continueBullet('* one two', 5)).toEqual({ text: '* one\n* two', caret: 8 })
  })

  it('ends the list in an empty bullet', () => {
    expect(continueBullet('- one\n- ', 8)).toEqual({ text: '- one\n', caret: 6 })
  })

  it('is a plain new line outside of bullets and before a mark', () => {
    expect(continueBullet('A sentence', 10)).toBeUndefined()
    expect(continueBullet('- one', 0)).toBeUndefined()
  })
})

describe('moving the line under the caret', () => {
  const text = '- one\n- two\n- three'

  it('takes the caret along', () => {
    const moved = moveLineAtCaret(text, text.indexOf('two') + 1, -1)
    expect(moved?.text).toBe('- two\n- one\n- three')
    expect(moved?.text.slice(moved.caret)).toBe('wo\n- one\n- three')
  })

  it('moves the last line up and the first one down', () => {
    expect(moveLineAtCaret(text, text.length, -1)).toEqual({ text: '- one\n- three\n- two', caret: 13 })
    expect(moveLineAtCaret(text, 0, 1)?.text).toBe('- two\n- one\n- three')
  })

  it('does nothing at the ends and on an empty line', () => {
    expect(moveLineAtCaret(text, 0, -1)).toBeUndefined()
    expect(moveLineAtCaret(text, text.length, 1)).toBeUndefined()
    expect(moveLineAtCaret('- one\n\n- two', 6, 1)).toBeUndefined()
  })
})
