import { describe, expect, it } from 'vitest'
import {
  continueBullet,
  dropSecondMark,
  joinBullet,
  moveLineAtCaret,
  pastePoints,
  putPoints,
  toggleBold,
  toggleBullet,
} from './line-at-caret.ts'

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

it('makes a bullet of the line under the caret, and a line of a bullet', () => {
  expect(toggleBullet('one\ntwo', 5)).toEqual({ text: 'one\n• two', caret: 7 })
  expect(toggleBullet('one\n• two', 7)).toEqual({ text: 'one\ntwo', caret: 5 })
  expect(toggleBullet('• one', 0)).toEqual({ text: 'one', caret: 0 })
})

it('takes a hyphen that is typed behind a bullet for that bullet', () => {
  expect(dropSecondMark('• one\n• - ', 10)).toEqual({ text: '• one\n• ', caret: 8 })
  expect(dropSecondMark('• one - two', 11)).toEqual({ text: '• one - two', caret: 11 })
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

describe('Backspace behind a bullet', () => {
  it('joins it to the line before', () => {
    expect(joinBullet('• one\n• two', 8)).toEqual({ text: '• one two', caret: 6 })
    expect(joinBullet('Prose\n• two', 8)).toEqual({ text: 'Prose two', caret: 6 })
  })

  it('takes an empty bullet away, and leaves no space behind', () => {
    expect(joinBullet('• one\n• ', 8)).toEqual({ text: '• one', caret: 5 })
    expect(joinBullet('• one\n• \n• three', 8)).toEqual({ text: '• one\n• three', caret: 5 })
  })

  it('takes the bullet off where no line is before it', () => {
    expect(joinBullet('• one', 2)).toEqual({ text: 'one', caret: 0 })
    expect(joinBullet('Prose\n\n• two', 9)).toEqual({ text: 'Prose\n\ntwo', caret: 7 })
  })

  it('is an ordinary Backspace anywhere else', () => {
    expect(joinBullet('• one', 4)).toBeUndefined()
    expect(joinBullet('one', 0)).toBeUndefined()
  })
})

describe('pasting', () => {
  const at = (caret: number) => ({ from: caret, to: caret })

  it('makes a bullet of each line, in a bullet and in an empty description', () => {
    expect(pastePoints('• ', at(2), '- Led\n- Cut')).toEqual({ text: '• Led\n• Cut', caret: 11 })
    expect(pastePoints('', at(0), 'Led\nCut')?.text).toBe('• Led\n• Cut')
    expect(pastePoints('• one\n• two', { from: 2, to: 5 }, 'Led\nCut')?.text).toBe('• Led\n• Cut\n• two')
  })

  it('leaves one line and prose to the browser', () => {
    expect(pastePoints('• ', at(2), 'Led a team')).toBeUndefined()
    expect(pastePoints('A sentence', at(10), 'Led\nCut')).toBeUndefined()
    expect(pastePoints('A sentence', at(0), 'Led\nCut')).toBeUndefined()
  })

  it('keeps every bullet where the whole list is pasted over, or a line before it', () => {
    expect(pastePoints('• one\n• two', { from: 0, to: 11 }, 'Led\nCut')?.text).toBe('• Led\n• Cut')
    expect(pastePoints('A sentence', { from: 0, to: 10 }, 'Led\nCut')?.text).toBe('• Led\n• Cut')
    expect(pastePoints('• one', at(0), 'Led\nCut')?.text).toBe('• Led\n• Cut\n• one')
  })

  it('may come without a paste, from the keyboard of a phone', () => {
    expect(putPoints('• ', '• Led\nCut\nTrained')).toEqual({ text: '• Led\n• Cut\n• Trained', caret: 21 })
    expect(putPoints('• one\n• two', '• one\nLed\nCut\n• two')?.text).toBe('• one\n• Led\n• Cut\n• two')
    expect(putPoints('• one', '• one\n')).toBeUndefined()
    expect(putPoints('• one', '• ones')).toBeUndefined()
    expect(putPoints('• one', '• one\n* two')).toBeUndefined()
  })
})

describe('bold', () => {
  it('goes around the marked words and off them again', () => {
    const bold = toggleBold('• Cut costs', { from: 2, to: 5 })
    expect(bold).toEqual({ text: '• **Cut** costs', from: 4, to: 7 })
    expect(toggleBold('• **Cut** costs', { from: 4, to: 7 })).toEqual({ text: '• Cut costs', from: 2, to: 5 })
  })

  it('takes the word under the caret, and ends with its line', () => {
    expect(toggleBold('• Cut costs', { from: 3, to: 3 })?.text).toBe('• **Cut** costs')
    expect(toggleBold('• one\n• two', { from: 0, to: 11 })?.text).toBe('• **one**\n• **two**')
    expect(toggleBold('• one  two', { from: 6, to: 6 })).toBeUndefined()
  })
})
