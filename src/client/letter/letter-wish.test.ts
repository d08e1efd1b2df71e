import { describe, expect, it } from 'vitest'
import type { AskedForLetter } from '#shared/api/assistant.ts'
import { answerTo, plainWish, wishBody, wishFor, withAnswer } from './letter-wish.ts'

const why = (company: string): AskedForLetter => ({ id: 'why', text: `Why ${company}?`, hint: '' })
const best: AskedForLetter = { id: 'best', text: 'Which counts most?', hint: '', options: ['Ran a ward', 'Cut waits'] }

describe('answers before a letter', () => {
  const wish = withAnswer(withAnswer(plainWish, why('Acme'), 'I grew up next door.'), best, 'Cut waits')

  it('are sent with the letter, trimmed, and an empty one is not sent', () => {
    const sent = withAnswer(wish, { id: 'gap', text: 'They want Epic.', hint: '' }, '  ')
    expect(wishBody(wishFor(sent, [])).answers).toEqual([
      { questionId: 'why', text: 'I grew up next door.' },
      { questionId: 'best', text: 'Cut waits' },
    ])
  })

  it('to one employer never reach another', () => {
    expect(answerTo(why('Beta'), wish)).toBe('')
    expect(wishFor(wish, [why('Beta'), best]).answers.map(({ questionId }) => questionId)).toEqual(['best'])
    expect(answerTo(why('Acme'), wish)).toBe('I grew up next door.')
  })

  it('that are no longer among the choices are not sent', () => {
    const other = { ...best, options: ['Ran a ward'] }
    expect(answerTo(other, wish)).toBe('')
    expect(wishFor(wish, [other]).answers).toEqual([])
  })

  it('to the same words about something else are not sent', () => {
    const gap: AskedForLetter = { id: 'gap', text: 'Which are true of you?', hint: '', starters: ['I hold an ADR'] }
    const said = withAnswer(plainWish, gap, 'I hold an ADR since 2021.')
    expect(answerTo(gap, said)).toBe('I hold an ADR since 2021.')
    expect(wishFor(said, [{ ...gap, starters: ['I hold a CPC'] }]).answers).toEqual([])
  })

  it('can be taken back', () => {
    const left = wishFor(withAnswer(wish, best, ''), [])
    expect(left.answers.map(({ questionId }) => questionId)).toEqual(['why'])
  })

  it('are not hidden by one to a like question that was taken back', () => {
    const both = withAnswer(wish, why('Beta'), '')
    expect(answerTo(why('Beta'), both)).toBe('')
    expect(wishFor(both, []).answers.map(({ text }) => text)).toEqual(['I grew up next door.', 'Cut waits'])
  })
})
