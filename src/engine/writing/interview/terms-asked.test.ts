import { expect, it } from 'vitest'
import { termsAsked } from './terms-asked.ts'

it.each([
  'Please state your salary expectations and earliest start date.',
  'Interested candidates may send their resume with current and expected salary.',
  'Kindly indicate your notice period and reason for leaving.',
  'Tell us in your letter when you could start.',
])('are what an application should say: %s', (sentence) => {
  expect(termsAsked({ text: `Welder wanted.\n• ${sentence} We look forward to it.` })).toBe(sentence)
})

it.each([
  'We offer a competitive salary and a notice period of one month.',
  'The role includes annual pay reviews.',
  'Please send your resume with a covering letter.',
])('are not what an employer offers, nor any other wish: %s', (text) => {
  expect(termsAsked({ text })).toBeUndefined()
})
