import { expect, it } from 'vitest'
import { changedPart } from './type-into.ts'

it('names the smallest part that differs', () => {
  expect(changedPart('- one', '- one\n- ')).toEqual({ from: 5, to: 5, words: '\n- ' })
  expect(changedPart('- one\n- ', '- one\n')).toEqual({ from: 6, to: 8, words: '' })
  expect(changedPart('aaa', 'aa')).toEqual({ from: 2, to: 3, words: '' })
  expect(changedPart('same', 'same')).toEqual({ from: 4, to: 4, words: '' })
})
