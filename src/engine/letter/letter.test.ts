import { describe, expect, it } from 'vitest'
import { emptyResume } from '../resume/resume.ts'
import { emptyLetter, letterParagraphs, letterSchema, senderOf } from './letter.ts'
import { defaultLetterDesign, letterDesignSchema, letterLineHeights } from './letter-design.ts'
import { letterInputSchema, readLetter, readLetterDesign } from './read-letter.ts'

const read = (value: unknown) => readLetter(value, { newId: () => 'new' })

describe('a letter', () => {
  it('may be empty, and is the same when it is read again', () => {
    const letter = emptyLetter('a')
    expect(letterSchema.parse(letter)).toEqual(letter)
    expect(read(letter)).toEqual({ letter, problems: [] })
  })

  it('keeps every field that it can have', () => {
    const letter = {
      ...emptyLetter('a'),
      resumeId: 'r',
      posting: {
        jobId: 'j',
        title: 'Nurse',
        company: 'Mercy',
        url: 'https://jobs.example',
        details: 'Nights\nand days',
      },
      sender: { ...emptyLetter('').sender, name: 'Ada Lovelace', linkedin: 'in/ada', website: 'https://ada.example' },
      recipient: { name: 'Ms Hill', company: 'Mercy', address: '1 Main Street\nDetroit' },
      date: '15 November 2026',
      language: 'de',
      body: 'Dear Ms Hill,\n\nI nurse.\n\nAda',
    }
    expect(read(letter)).toEqual({ letter, problems: [] })
  })

  it('is made of anything, naming what could not be read', () => {
    expect(read(null)).toEqual({ letter: emptyLetter('new'), problems: [{ path: '', message: 'Expected a letter' }] })
    const { letter, problems } = read({ id: 'a', body: { text: 'x' }, sender: 7, recipient: { company: 'Mercy' } })
    expect(letter).toEqual({ ...emptyLetter('a'), recipient: { name: '', company: 'Mercy', address: '' } })
    expect(problems.map(({ path }) => path)).toEqual(['sender', 'body'])
    expect(letterInputSchema.safeParse({ body: {} }).error?.issues).toMatchObject([{ path: ['body'] }])
  })

  it('passes over a language it does not know', () => {
    expect(read({ id: 'a', language: 'tlh' }).letter).toEqual(emptyLetter('a'))
  })

  it('loses control characters and keeps its lines', () => {
    expect(read({ body: 'One\r\n\u0000Two', date: 'May\n2026' }).letter).toMatchObject({
      body: 'One\nTwo',
      date: 'May 2026',
    })
  })

  it('has paragraphs', () => {
    expect(letterParagraphs({ body: '\nDear you,\n\nOne\ntwo.\n \n\nAda\n' })).toEqual([
      'Dear you,',
      'One\ntwo.',
      'Ada',
    ])
    expect(letterParagraphs({ body: '' })).toEqual([])
  })

  it('takes its letterhead from a resume', () => {
    const resume = emptyResume('r')
    const personalInfo = { ...resume.personalInfo, firstName: 'Ada', lastName: 'Lovelace', phone: '1', website: '' }
    expect(senderOf({ ...resume, personalInfo })).toEqual({
      ...emptyLetter('').sender,
      name: 'Ada Lovelace',
      phone: '1',
    })
  })
})

describe('the design of a letter', () => {
  it('has the defaults of the product', () => {
    expect(letterDesignSchema.parse(defaultLetterDesign)).toEqual(defaultLetterDesign)
    expect(letterLineHeights[defaultLetterDesign.spacing]).toBe(1.6)
  })

  it('keeps what can be read', () => {
    expect(
      readLetterDesign({ fontFamily: 'Georgia', fontSize: 99, alignment: 'up', spacing: 'loose', other: 1 }),
    ).toEqual({
      ...defaultLetterDesign,
      fontFamily: 'Georgia',
      spacing: 'loose',
    })
    expect(readLetterDesign(undefined)).toEqual(defaultLetterDesign)
  })
})
