import { describe, expect, it } from 'vitest'
import { readsWell } from './reads-well.ts'

describe('whether a question reads well', () => {
  it.each([
    'Do you have experience with orbital welding?',
    'Do you hold a full driving licence?',
    'Have you used Bluebeam, or something like it?',
    'Have you worked with Docker?',
    'Have you reconciled supplier statements every month?',
    'Do you have experience keeping the litigation calendar?',
    'Do you have experience in catering?',
    'Have you helped residents dress and safely walk to lunch?',
    'Do you have experience with sales reports?',
    'Have you used Empower 3, or something like it?',
    'Have you answered 40 calls a day?',
    'Have you processed order forms?',
    'Do you hold a state boiler licence, or are you ready to get one within six months of hire?',
  ])('%s', (question) => expect(readsWell(question)).toBe(true))

  it.each([
    ['an adjective for a thing', 'Have you worked with Computerized?'],
    ['an act for a thing', 'Do you have experience with measure water hardness?'],
    ['an act in the third person', 'Do you have experience with backs up the night porter?'],
    ['a number without its unit', 'Do you have experience with Type 30 words?'],
    ['something pointed at', 'Have you presented it to the board?'],
    ['people for experience', 'Do you have people with lived experience of care?'],
    ['half of a wish', 'Do you have chemistry or related field?'],
    ['half of a result', 'Have you brought the number of late returns?'],
    ['items glued together', 'Do you have experience with rules-Forklift driving?'],
    ['a lost space', 'Do you have experience with quarterlysales reports?'],
    ['a day for a thing', 'Have you used a Wed in the yard?'],
    ['nothing that it was done to', 'Have you granted or implied?'],
    ['a quality that was read as an act', 'Have you cleared spoken language and a steady hand?'],
    ['a row that ran on', 'Have you driven forklifts, loads and unloaded?'],
    ['a verb behind an adverb left as it was', 'Have you packed orders and carefully label boxes?'],
    ['an age for experience', 'Do you have experience with 21 years of age?'],
    [
      'the half of a wish that stood ahead of a line break',
      'Do you have experience with invoices for daily & weekly incl?',
    ],
    ['two wishes, and half of one', 'Do you have Polish or Welsh speaking, experience with the Catering?'],
    ['a verb made of half of a name', 'Do you have experience tracking record of better yields?'],
    ['a verb made of a program', 'Have you empowered 3?'],
    ['a sentence about the firm', 'Do you have experience with Harbour Testing needs a Yard Inspector?'],
    ['a thing turned in a row of things', 'Have you met daily output, yielded, waste and cost goals?'],
    ['verbs left as they were', 'Have you taught, coached, guide and cheer?'],
  ])('not with %s', (_, question) => expect(readsWell(question)).toBe(false))
})
