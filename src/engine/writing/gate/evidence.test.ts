import { describe, expect, it } from 'vitest'
import { groundOf, readClaims } from '../../../../tests/support/read-claims.ts'
import { boldnessOf } from './boldness.ts'
import type { GateKind } from './ground.ts'
import { weighSentence } from './judge.ts'

const person = `# Shop Manager | Ada Quill
> Area Manager, Lumley Stores; rotas, recruitment
languages: English=Native; Italian=Conversational
certificates: First Aid at Work, 2021; Notary Public, 2020; Food Safety Level 2, 2019
@ Corner & Co | Shop Manager | 2018-03 | present
- window display monthly, rota for 9 staff
- till, deliveries from Leeds
- trained 4 others across 11 stores, 3 main shelves at a depot
- on call 1 week in 4, returns from 38% to 24%
@ Corner & Co | Stacker | 2010-03 | 2018-02
- stacked shelves, pallets
@ Bolt Ltd | Electrician's Mate | 2008-01 | 2009-12
- wrote the weekly dengue table, most of it by noon
`

/** What is least against the sentence, whichever job it is laid beside. */
function figureOf(name: string, sentence: string, kind: GateKind = 'summary'): number {
  const [claim] = readClaims(`${person}+ ${sentence}`)
  if (!claim) throw new Error('Nothing was read.')
  return Math.min(...[...weighSentence(sentence, groundOf(claim, kind))].map(({ figures }) => figures.get(name) ?? 0))
}

describe('what somebody is said to be', () => {
  it.each([
    ['Area manager with a rota for nine staff.', 1],
    ['Shop manager with a rota for nine staff.', 0],
  ])('is the job applied for or not: %s', (sentence, wanted) => {
    expect(figureOf('wantedRole', sentence)).toBe(wanted)
    expect(figureOf('strangeRole', sentence)).toBe(wanted)
  })
})

describe('the head of a title', () => {
  it.each([
    ['Electrician with a rota for nine staff.', 1],
    ["Former electrician's mate with a rota for nine staff.", 0],
  ])('is the word that says what somebody is: %s', (sentence, strange) =>
    expect(figureOf('otherHeadRole', sentence)).toBe(strange),
  )
})

describe('how long at an employer, and in the jobs that tell of a deed', () => {
  it.each([
    ['longThere', 'For twenty years I have made the window display at Corner & Co.', 1],
    ['longThere', 'For sixteen years I have worked at Corner & Co.', 0],
    ['longThere', 'I have worked at Corner & Co for two decades, on the till.', 1],
    ['longThere', 'I was an assistant at Bolt Ltd for a decade, on the table.', 1],
    ['longThere', 'I have more than seventeen years in shops and eight as manager at Corner & Co.', 0],
    ['longAct', 'I have managed the shop at Corner & Co for sixteen years.', 1],
    ['longAct', 'I have managed the shop at Corner & Co for eight years.', 0],
    ['longAct', 'I have worked at Corner & Co for sixteen years.', 0],
    ['longAct', 'I have made the window display since 2012.', 1],
    ['longAct', 'I have made the window display since 2018.', 0],
  ])('is held against their own dates (%s): %s', (name, sentence, is) =>
    expect(Math.sign(figureOf(name, sentence, 'letter'))).toBe(is),
  )
})

describe('a name', () => {
  it.each([
    ['strangeInitials', 'I hold a NEBOSH certificate and keep the rota at Corner & Co.', 1],
    ['strangeInitials', 'I hold FAW and keep the rota for the HR team at Corner & Co.', 0],
    ['strangeYears', 'I have kept the rota for nine staff since 2013.', 1],
    ['strangeYears', 'I have kept the rota for nine staff since 2018.', 0],
    ['strangeNames', 'I made the window display at Westbrook Public Schools.', 1],
    ['strangeNames', 'I have made the rota at Corner & Co and would gladly do so at Lumley Stores.', 0],
    ['mixedNames', 'I made the window display for Lumley Corner.', 1],
    ['mixedNames', 'I took a course in First Aid at Work.', 0],
    ['newNames', 'I wrote the weekly table for St. Quimby.', 1],
    ['newNames', 'I took deliveries from Leeds.', 0],
    ['halfNames', 'I made the window display at Corner Supplies.', 1],
    ['halfNames', 'I made the window display at Corner & Co.', 0],
  ])('of several words is looked up in the resume and the posting (%s): %s', (name, sentence, is) =>
    expect(figureOf(name, sentence, 'letter')).toBe(is),
  )
})

describe('a language', () => {
  it.each([
    ['strangeLanguage', 'My conversational French would serve me well at Lumley Stores.', 1],
    ['strangeLanguage', 'My conversational Italian would serve me well at Lumley Stores.', 0],
    ['raisedLanguage', 'My fluent Italian would serve me well at Lumley Stores.', 1],
    ['raisedLanguage', 'My conversational Italian would serve me well at Lumley Stores.', 0],
  ])('is listed, at that level (%s): %s', (name, sentence, is) => expect(figureOf(name, sentence, 'letter')).toBe(is))
})

describe('what others think', () => {
  it.each([
    ['Customers ask for me by name at the till.', 1],
    ['My gift for windows has made me the heart of the shop.', 1],
    ['I am known for the window display.', 1],
    ['Your posting interests me, and I hope you will consider me for it.', 0],
    ['Rotas are well known to me.', 0],
  ])('is told by the resume or made up: %s', (sentence, is) => expect(figureOf('views', sentence, 'letter')).toBe(is))
})

describe('a quality', () => {
  it.each([
    ['I make breathtaking window displays.', 1],
    ['I make monthly window displays and would be glad to do so at Lumley Stores.', 0],
    ['I make window displays with real flair.', 1],
    ['My window displays are the talk of the town.', 1],
  ])('is praise by the company it keeps: %s', (sentence, is) =>
    expect(figureOf('laurels', sentence, 'letter')).toBe(is),
  )
})

describe('the words of the posting', () => {
  it.each([
    ['posted', 'Makes rotas and leads the recruitment of staff.', 1],
    ['posted', 'Makes the rota for nine staff.', 0],
    ['postedPairs', 'Area manager with a rota for nine staff.', 1],
    ['postedPairs', 'Shop manager with a rota for nine staff.', 0],
  ])('are taken up or not (%s): %s', (name, sentence, is) => expect(figureOf(name, sentence)).toBe(is))
})

describe('what is held', () => {
  it.each([
    ['unsaidProof', 'Shop manager with a law diploma and a rota for nine staff.', 1],
    ['unsaidProof', 'Shop manager certified in first aid, with a rota for nine staff.', 0],
    ['strangeHeld', 'As a licensed gas fitter, I make the window display.', 1],
    ['strangeHeld', 'Law graduate with a rota for nine staff.', 1],
    ['strangeHeld', 'Shop manager with a certificate in first aid.', 0],
    ['strangeHeld', 'Shop manager who trained registered volunteers.', 0],
    ['newBeforeRole', 'Heroic shop manager with a rota for nine staff.', 1],
    ['newBeforeRole', 'Experienced shop manager with a rota for nine staff.', 0],
    ['otherLevel', 'Shop manager with Food Safety Level 3.', 1],
    ['otherLevel', 'Shop manager with Food Safety Level 2.', 0],
    ['joinedNew', 'Shop manager who makes the window display and mannequins.', 1],
    ['joinedNew', 'Shop manager with window displays and a rota for nine staff.', 0],
  ])('is listed, and nothing is put beside what is true (%s): %s', (name, sentence, is) =>
    expect(Math.sign(figureOf(name, sentence))).toBe(is),
  )
})

describe('a thing in the place of another', () => {
  it.each([
    ['Wrote the weekly measles table.', 1],
    ['Wrote the weekly table of dengue.', 0],
  ])('is seen: %s', (sentence, is) => expect(figureOf('siblings', sentence, 'line')).toBe(is))
})

describe('a count', () => {
  it.each([
    ['swappedCounts', 'Makes the rota for 11 staff and the window display.', 1],
    ['swappedCounts', 'Makes the rota for nine staff and the window display.', 0],
    ['swappedCounts', 'Saw returns go from 38% to 14%.', 1],
  ])('keeps its place (%s): %s', (name, sentence, is) => expect(Math.sign(figureOf(name, sentence))).toBe(is))
})

describe('words that stand together', () => {
  it('are looked for together in every text of the resume', () => {
    expect(
      figureOf('pairShare', 'Shop manager, First Aid at Work, window display, deliveries from Leeds.'),
    ).toBeGreaterThan(0.5)
    expect(figureOf('brokenPhrases', 'Manager of window deliveries and staff display.')).toBeGreaterThan(0)
  })
})

describe('boldness', () => {
  it('is that of the boldest new word, and low where there is none', () => {
    const direction = { axes: Float32Array.of(2, 0), bias: -1 }
    expect(boldnessOf(direction, [Float32Array.of(0, 1), Float32Array.of(1, 0)]).most).toBe(1)
    expect(boldnessOf(direction, [])).toEqual({ most: -6, sum: 0 })
  })
})
