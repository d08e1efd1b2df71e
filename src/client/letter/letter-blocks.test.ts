import { describe, expect, it } from 'vitest'
import type { AnsweredParagraph } from '#shared/api/assistant.ts'
import { namedGreeting, withGreeting } from './greeting.ts'
import { joinBlocks, letterBlocks, splitBody } from './letter-blocks.ts'

const sources = [{ from: 'resume' as const, quote: 'Mercy Hospital' }]
const written: AnsweredParagraph[] = [
  { role: 'opening', text: 'I am applying for the nurse position at Harbor Health.', sources },
  { role: 'proof', text: 'At Mercy Hospital, I scheduled 22 nurses across two wards.', sources },
  { role: 'close', text: 'Thank you for reading my application.', sources: [] },
]
const body = joinBlocks(['Dear Hiring Manager,', ...written.map(({ text }) => text), 'Sincerely,\nDana Whitfield'])
const kinds = (text: string) => letterBlocks(splitBody(text), written).map(({ kind }) => kind)

describe('the greeting', () => {
  const letter = (name: string, text: string) => ({ recipient: { name, company: '', address: '' }, body: text })

  it('is offered by name once somebody is named', () => {
    expect(namedGreeting(letter('Ms. Reyes', body))).toBe('Dear Ms. Reyes,')
    expect(namedGreeting(letter('', body))).toBeUndefined()
    expect(namedGreeting(letter('Ms. Reyes', ''))).toBeUndefined()
    expect(namedGreeting(letter('Ms. Reyes', withGreeting(body, 'Dear Ms. Reyes,')))).toBeUndefined()
  })

  it('takes the place of the old one, or stands first', () => {
    expect(withGreeting(body, 'Dear Ms. Reyes,')).toBe(body.replace('Dear Hiring Manager,', 'Dear Ms. Reyes,'))
    expect(withGreeting('I like your shop.', 'Dear Jo,')).toBe('Dear Jo,\n\nI like your shop.')
  })
})

describe('the paragraphs of a letter', () => {
  it('are known for what they are, with what they rest on', () => {
    expect(kinds(body)).toEqual(['greeting', 'opening', 'proof', 'close', 'signature'])
    expect(letterBlocks(splitBody(body), written)[2]?.sources).toEqual(sources)
  })

  it('stay known when somebody edits, moves or adds one', () => {
    const edited = body.replace('across two wards', 'on two busy wards')
    expect(kinds(edited)).toEqual(['greeting', 'opening', 'proof', 'close', 'signature'])
    expect(kinds(body.replace('Thank you', 'I keep bees.\n\nThank you'))).toContain('paragraph')
    expect(kinds(joinBlocks([written[2]?.text ?? '', written[0]?.text ?? '']))).toEqual(['close', 'opening'])
  })

  it('are just paragraphs where nothing was written for the person', () => {
    expect(
      letterBlocks(splitBody('Hello there.\n\n\nI like your shop a lot.\n \n'), []).map(({ text, kind }) => [
        kind,
        text,
      ]),
    ).toEqual([
      ['paragraph', 'Hello there.'],
      ['signature', 'I like your shop a lot.'],
    ])
    expect(letterBlocks(splitBody(''), [])).toEqual([])
  })
})
