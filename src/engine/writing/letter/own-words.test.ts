import { describe, expect, it } from 'vitest'
import { ownWords } from './own-words.ts'

const said = (text: string) => ownWords([{ questionId: 'gap', text }], 'gap').map((one) => one.text)

describe('an answer in a letter', () => {
  it.each([
    ['Yes, ran a panel saw for most of 2018', 'I ran a panel saw for most of 2018.'],
    ['my brother works there', 'My brother works there.'],
    ['I taught Spanish I for two summers. I loved it!', 'I taught Spanish I for two summers. I loved it!'],
  ])('is put into a sentence and otherwise left alone: %s', (text, sentence) => {
    expect(said(text)).toEqual([sentence])
  })

  it.each(['No', 'n/a', 'none.', '-', ' '])('is left out where it says nothing: %s', (text) => {
    expect(said(text)).toEqual([])
  })
})
