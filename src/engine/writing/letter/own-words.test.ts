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

  it.each([
    'Chillers, no, not on my own. I charged two with a senior tech.',
    'No sourdough on a job yet. I bake it at home.',
  ])('keeps an honest no: %s', (text) => {
    expect(said(text)).toEqual([text])
  })

  it.each([
    ['They ask for ACE. I have not filed in it.', 'You ask for ACE. I have not filed in it.'],
    ['It asks for Skyward, which I havent used', "You ask for Skyward, which I haven't used."],
    ['Want commercial full time.', 'I want commercial full time.'],
    ['been in your shop loads', 'I have been in your shop loads.'],
  ])('speaks to whoever reads the letter: %s', (text, sentence) => {
    expect(said(text)).toEqual([sentence])
  })

  it.each(['I train the new drivers. They ask for me by name.', 'Like it says, I looked up your work.'])(
    'takes nobody else for the reader, and no other word for a verb: %s',
    (text) => {
      expect(said(text)).toEqual([text])
    },
  )

  it('keeps every word of what was asked to be mentioned', () => {
    const text = 'Relocation: not a problem. I live nearby.'
    expect(ownWords([{ questionId: 'mention', text }], 'mention')[0]?.text).toBe(text)
  })
})
