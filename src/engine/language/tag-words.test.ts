import { describe, expect, it } from 'vitest'
import { tagWords } from './tag-words.ts'

const tagsOf = (text: string) => tagWords(text).map(({ text: word, tag }) => `${word}/${tag}`)

describe('tagWords', () => {
  it.each([
    ['Supervised a crew of 6', 'Supervised/VERB'],
    ['Reconciled 40 accounts a month', 'Reconciled/VERB'],
    ['Manage a team of nine', 'Manage/VERB'],
    ['Serve guests at the counter', 'Serve/VERB'],
    ['Copy editor for three magazines', 'Copy/PROPN'],
  ])('reads the first word of “%s” as %s', (line, expected) => {
    expect(tagsOf(line)[0]).toBe(expected)
  })

  it('gives a verb its own lemma', () => {
    expect(tagWords('Coded the payment page')[0]?.lemma).toBe('code')
  })

  it('places every word where it stands in the text', () => {
    const text = 'Cut scrap from 6% to 4%; led R&D for Müller & Co.'
    for (const { text: word, start, end } of tagWords(text)) expect(text.slice(start, end)).toBe(word)
  })

  it('ends at once on a word or line of any length', () => {
    expect(tagWords('a'.repeat(200_000)).length).toBeLessThan(10)
    expect(tagWords('word '.repeat(40_000)).length).toBeLessThan(200)
  })
})
