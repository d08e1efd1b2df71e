import { describe, expect, it } from 'vitest'
import { sendAnswer } from './read-answer.ts'

describe('what an answer passes on', () => {
  it('is all of it, as typed, where nothing hurts', () => {
    const text = 'I have bought from you for years and the staff always know what they are talking about.'
    expect(sendAnswer(text, 'why')).toEqual({ sent: [text.replace(/\.$/, '.')], unsaid: [] })
  })

  it.each([
    [
      'why',
      'Its 15 min from my house and they pay well. I like that the same nurses stay with the residents.',
      /15 min/,
      /same nurses/,
    ],
    [
      'why',
      'You train people on CO2 and I want to learn it. My boss never listens to anybody.',
      /never listens/,
      /train people/,
    ],
    [
      'gap',
      'I have not used Sage. I did the invoices in Xero for four years. Never did payroll either.',
      /payroll/,
      /Xero/,
    ],
  ] as const)('is not what an employer should not read (%s): %s', (id, text, left, kept) => {
    const { sent, unsaid } = sendAnswer(text, id)
    expect(sent.join(' ')).not.toMatch(left)
    expect(sent.join(' ')).toMatch(kept)
    expect(unsaid.join(' ')).toMatch(left)
  })

  it('says what somebody has done before what they have not', () => {
    const { sent } = sendAnswer('I have never driven a tanker. I drove fridge trailers for six years.', 'gap')
    expect(sent.join(' ')).toBe('I drove fridge trailers for six years. I have never driven a tanker.')
  })

  it('keeps every word: what is not sent is told', () => {
    const text = 'honestly the hours suit me. My aunt was in your home and you were kind to her, which I never forgot'
    const { sent, unsaid } = sendAnswer(text, 'why')
    const words = (parts: readonly string[]) =>
      parts
        .join(' ')
        .toLowerCase()
        .match(/\p{L}+/gu)
        ?.sort()
    expect(words([...sent, ...unsaid])).toEqual(words([text]))
  })
})
