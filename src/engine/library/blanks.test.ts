import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillPieces, findFault, findOpenBlanks, joinPieces, type Piece, parsePieces, questionOf } from './blanks.ts'

const line = 'Cared for {how many} patients a shift on a {which} unit[, cutting falls by {what share}]'

const word = fc.stringMatching(/^[a-z]{2,8}$/)
const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => ` ${words.join(' ')} `)
const chunk = (option: number) =>
  fc.tuple(text, word).map(([words, ask]): Piece[] => [
    { kind: 'text', text: words, option },
    { kind: 'blank', ask, at: 0, option },
  ])
/** Any line a file may hold: one to four blanks, with none, one or two optional parts. */
const anyPieces = fc
  .tuple(
    fc.array(chunk(0), { minLength: 1, maxLength: 2 }),
    fc.oneof(
      fc.constant([]),
      chunk(1),
      fc.tuple(chunk(1), chunk(2)).map((parts) => parts.flat()),
    ),
  )
  .map(([required, optional]) => {
    let at = 0
    return [...required.flat(), ...optional].map((piece) => (piece.kind === 'blank' ? { ...piece, at: at++ } : piece))
  })
const anyAnswers = fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { maxLength: 4 })

describe('a line with blanks', () => {
  it('is its pieces, and they are the line', () => {
    fc.assert(
      fc.property(anyPieces, (pieces) => {
        expect(parsePieces(joinPieces(pieces))).toEqual(pieces)
      }),
    )
  })

  it('leaves without braces, brackets and line breaks, whatever is answered', () => {
    fc.assert(
      fc.property(anyPieces, anyAnswers, (pieces, answers) => {
        const filled = fillPieces(pieces, answers)
        expect(filled === undefined).toBe(findOpenBlanks(pieces, answers).length > 0)
        if (filled !== undefined) expect(filled).not.toMatch(/[[\]{}\n\r]/)
      }),
    )
  })

  it('is no line while a blank is open that has to be filled', () => {
    const pieces = parsePieces(line)
    expect(fillPieces(pieces, [])).toBeUndefined()
    expect(fillPieces(pieces, ['12', ' {} '])).toBeUndefined()
    expect(findOpenBlanks(pieces, ['12'])).toEqual([1])
  })

  it('loses its optional part where nobody fills it', () => {
    expect(fillPieces(parsePieces(line), ['12', 'surgical'])).toBe('Cared for 12 patients a shift on a surgical unit')
    expect(fillPieces(parsePieces(line), ['12', 'surgical', '30'])).toBe(
      'Cared for 12 patients a shift on a surgical unit, cutting falls by 30%',
    )
  })

  it('drops one optional part and keeps the other', () => {
    const pieces = parsePieces('Rang up {how many} customers[ on {which till}] a shift[, selling {how many} cards]')
    expect(fillPieces(pieces, ['90', '', '5'])).toBe('Rang up 90 customers a shift, selling 5 cards')
    expect(fillPieces(pieces, ['90', 'Square'])).toBe('Rang up 90 customers on Square a shift')
  })

  it.each([
    ['Cut setup to {how many} minutes', '25 minutes', 'Cut setup to 25 minutes'],
    ['Cut setup to {how many} minutes', '1 minute', 'Cut setup to 1 minute'],
    ['Cared for {how many} patients a shift', '12 patients a shift', 'Cared for 12 patients a shift'],
    ['Held calls to {how long}, on average', '3 minutes', 'Held calls to 3 minutes, on average'],
    ['Cut waste by {how much}%', '40%', 'Cut waste by 40%'],
    ['Cut waste by {what share}', '40%', 'Cut waste by 40%'],
    ['Kept within £{how much} of the total', '£30', 'Kept within £30 of the total'],
    ['Answered about {how many} calls', 'about 40', 'Answered about 40 calls'],
    ['Held lead times within {how long}', 'within 2 days', 'Held lead times within 2 days'],
    ['Worked on a {which} ward', 'a surgical ward', 'Worked on a surgical ward'],
    ['Served {how many} guests a night', '90 a night', 'Served 90 guests a night'],
    ['Served {how many} guests a night', '90 per night', 'Served 90 guests a night'],
    ['Served {how many} guests a night', '90 guests a night', 'Served 90 guests a night'],
    ['Served {how many} guests a night', '90 guests per night', 'Served 90 guests a night'],
    ['Ran {what}, twice a night', 'two sittings a night', 'Ran two sittings a night, twice a night'],
    ['Wrote {what} notes', 'notes', 'Wrote notes'],
  ])('does not double what the line says already: %s with “%s”', (text, answer, line) => {
    expect(fillPieces(parsePieces(text), [answer])).toBe(line)
  })

  it('says a or an as the answer sounds', () => {
    expect(fillPieces(parsePieces(line), ['12', 'ICU'])).toBe('Cared for 12 patients a shift on an ICU unit')
    expect(fillPieces(parsePieces('Ran an {which} shop'), ['barber'])).toBe('Ran a barber shop')
  })

  it.each([
    ['$', '1400', '$1,400'],
    ['$', 'about 1400', 'about $1,400'],
    ['£', '14 million', '£14 million'],
    ['€', '1400.50', '€1,400.50'],
    ['₹', '1400000', '₹14,00,000'],
    ['$', '950', '$950'],
    ['$', '12k', '$12k'],
    ['$', '£60,000', '£60,000'],
    ['$', '1,400', '$1,400'],
    ['$', 'a few hundred dollars', 'a few hundred dollars'],
    [undefined, '1400', '1,400'],
  ])('writes money as money, in %s: %s', (currency, answer, written) => {
    const pieces = parsePieces('Took payments of {how much money} a day for {how many} doctors')
    expect(fillPieces(pieces, [answer, '1400'], { currency })).toBe(
      `Took payments of ${written} a day for 1400 doctors`,
    )
  })

  it.each([
    ['Drove in a {which kind of} warehouse[, for {how long}]', 'which kind of warehouse'],
    ['Answered calls for the {which} department', 'which department'],
    ['Asked about the {which} rewards program at the till', 'which rewards program'],
    ['Used {which system} daily', 'which system'],
    ['Researched {what} with care', 'what'],
    ['Wired {which kinds of}, by hand', 'which kinds of'],
  ])('asks a whole question: %s', (text, question) => {
    const pieces = parsePieces(text)
    const blank = pieces.find((piece) => piece.kind === 'blank')
    expect(blank && questionOf(pieces, blank)).toBe(question)
  })

  it('takes answers as people type them', () => {
    expect(fillPieces(parsePieces('Served {how many} guests a night'), [' 90. '])).toBe('Served 90 guests a night')
  })
})

describe('a fault of a line', () => {
  it.each([
    'Cared for {how many patients',
    'Cared for how many} patients',
    'Cared for {how many} patients[ on {which} floor',
    'Cared for {how many} patients[ on [{which}] floor]',
    'Cared for {how many} patients[ on {which} floor][ in {what}][ at {where}]',
    'Cared for {how many} patients[ on the floor]',
    'Cared for patients',
    'Cared for {} patients',
    'Cared for {How Many} patients',
    'Cared for {how many of the very sick} patients',
  ])('is found: %s', (broken) => {
    expect(findFault(broken)).toBeDefined()
  })

  it('is not found where there is none', () => {
    expect(findFault(line)).toBeUndefined()
  })
})
