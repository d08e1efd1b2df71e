import { describe, expect, it } from 'vitest'
import type { AskedSentence } from '#shared/api/assistant.ts'
import { withAnswered, withSentence } from './asked-sentences.ts'
import type { LetterNotes } from './letter-notes.ts'
import { plainWish } from './letter-wish.ts'

const opening = 'I am applying for the position of nurse. I have nine years in acute care.'
const close = 'I would be glad to talk.'
const body = ['Dear Harbor Health,', opening, close, 'Sincerely,\nDana'].join('\n\n')

const first: AskedSentence = {
  ...{ id: 'asked-1', sentence: 'I ran a busy ward.', paragraph: 0 },
  after: 'I am applying for the position of nurse.',
  words: [{ text: 'busy', start: 8, end: 12 }],
}
const second: AskedSentence = { ...first, id: 'asked-2', sentence: 'I kept calm.' }
const whole: AskedSentence = { ...first, id: 'asked-3', sentence: 'I trained keen students.', paragraph: 1, after: '' }

const paragraph = (role: 'opening' | 'proof' | 'close', text: string) => ({ role, text, sources: [] })
const notes = {
  ...plainWish,
  seed: 0,
  confirmed: [],
  answer: {
    letter: body,
    paragraphs: [paragraph('opening', opening), paragraph('proof', ''), paragraph('close', close)],
    asked: [first, second, whole],
    dropped: [],
    gaps: [],
    writer: 'a service',
  },
  // The rest of an answer plays no part here.
} as unknown as LetterNotes

const confirm = (text: string, one: AskedSentence, before: LetterNotes) => ({
  text: withSentence(text, one, before),
  notes: withAnswered(before, one, true),
})

describe('a sentence the person says is true', () => {
  it('goes where it belongs, and those behind it keep their order', () => {
    const once = confirm(body, first, notes)
    const twice = confirm(once.text, second, once.notes)
    expect(twice.text).toContain(
      'I am applying for the position of nurse. I ran a busy ward. I kept calm. I have nine years in acute care.',
    )
    expect(twice.notes.confirmed).toEqual([first.sentence, second.sentence])
    expect(twice.notes.answer.asked).toEqual([whole])
  })

  it('becomes a paragraph of its own where the whole paragraph waited', () => {
    expect(withSentence(body, whole, notes).split('\n\n')).toEqual([
      'Dear Harbor Health,',
      opening,
      whole.sentence,
      close,
      'Sincerely,\nDana',
    ])
  })

  it('ends its paragraph where the sentence before it was edited away', () => {
    const edited = body.replace('I am applying for the position of nurse.', 'I want to work as your nurse.')
    expect(withSentence(edited, first, notes)).toContain('I have nine years in acute care. I ran a busy ward.')
  })
})

it('a sentence the person says is not true is asked about no more', () => {
  const said = withAnswered(notes, first, false)
  expect(said.answer.asked).toEqual([second, whole])
  expect(said.confirmed).toEqual([])
})
