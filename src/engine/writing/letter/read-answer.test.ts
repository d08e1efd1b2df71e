import { describe, expect, it } from 'vitest'
import { sendAnswer } from './read-answer.ts'

describe('what an answer passes on', () => {
  it('is all of it, as typed, where nothing hurts', () => {
    const text = 'I have bought from you for years and the staff always know what they are talking about.'
    expect(sendAnswer(text, 'why')).toEqual({ sent: text, unsaid: [] })
  })

  it.each([
    [
      'why',
      'I like that the same nurses stay with the residents. Its 15 min from my house and the pay is better.',
      /15 min/,
      /same nurses/,
    ],
    ['why', 'I want to get onto CO2 and you train for it. The pay is good and I get Fridays off.', /Friday/, /CO2/],
  ] as const)('is not what an employer should not read (%s): %s', (id, text, left, kept) => {
    const { sent, unsaid } = sendAnswer(text, id)
    expect(sent).not.toMatch(left)
    expect(sent).toMatch(kept)
    expect(unsaid.join(' ')).toMatch(left)
  })

  it('joins nothing to what is left unsaid', () => {
    const { sent } = sendAnswer(
      'The pay is better and I get Fridays off. And I would love to write my own menu.',
      'why',
    )
    expect(sent).toBe('I would love to write my own menu.')
    expect(sendAnswer('The pay is better and I get Fridays off. Also did two fitouts for you.', 'why').sent).toBe(
      'Did two fitouts for you.',
    )
  })

  it('is never half of a bracket, nor what only its other half explains', () => {
    for (const text of [
      'Most of my jobs are getting swapped to CO2 and Halloran have got that work up here.',
      'I have rewritten our replay script in Go as a side project (about 900 lines, on my github) and finished the tour',
    ])
      for (const id of ['why', 'gap']) expect(sendAnswer(text, id).sent).toContain(text.slice(0, 60))
  })

  it.each([
    'I have a clean licence but lost it last year for drink driving.',
    'If the pay is right I will relocate. I like your work with children.',
    'I doubt I can lift 50 lb. I like your work with children.',
    'I earn $500 a week (before tax) and / or tips. I like your work with children.',
  ])('never says more than was said, nor in other signs: %s', (text) => {
    for (const id of ['why', 'gap']) {
      const said = sendAnswer(text, id).sent
      for (const sentence of said.split(/(?<=\.) /)) expect(text).toContain(sentence)
    }
  })

  it.each(['Harbor looked after my father for a year.', 'The pay is good and I get Fridays off.'])(
    'is never nothing at all: %s',
    (text) => {
      expect(sendAnswer(text, 'why')).toEqual({ sent: text, unsaid: [] })
    },
  )

  it('sends no complaint because of what comes after it', () => {
    const text = 'My boss was a nightmare and the pay was bad. The work itself I loved.'
    expect(sendAnswer(text, 'why').sent).not.toContain('nightmare')
  })

  it('leaves no sentence without the one it speaks of', () => {
    const text =
      'My nephew had his sleep study at your clinic last year. The tech took the time to explain everything to my sister.'
    expect(sendAnswer(text, 'why')).toEqual({ sent: text, unsaid: [] })
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
    expect(words([sent, ...unsaid])).toEqual(words([text]))
  })

  it('ends no sentence at St. or within a number', () => {
    const text =
      "I have not done TRA or PERA reporting. I did remit contributions every pay at St. Brendan's and had to match them to the penny."
    expect(sendAnswer(text, 'gap').sent).toContain("at St. Brendan's and had to")
    expect(
      sendAnswer('I sat with the analyst on tune checks and 200.8 QC when she was short handed', 'gap').sent,
    ).toContain('200.8 QC')
  })
})
