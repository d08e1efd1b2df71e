import { describe, expect, it } from 'vitest'
import { answerQuestion } from './answer-question.ts'

describe('an answer whose question the reader has not seen', () => {
  it.each([
    [
      'Have you worked with Git?',
      'Daily since about 2012. RedFynn used Bitbucket.',
      'I have worked with Git daily since about 2012. RedFynn used Bitbucket.',
    ],
    ['Do you speak French?', 'Kind of! At the store I answer in French.', 'At the store I answer in French.'],
  ])('says what it speaks of: %s %s', (question, answer, said) => {
    expect(answerQuestion(answer, question)).toBe(said)
  })

  it.each([
    ['Have you worked with Epic?', 'Yes, three years on the ward.', 'You ask about Epic. Three years on the ward.'],
    [
      'Have you worked with Epic?',
      'Not since 2019, but I did before.',
      'You ask about Epic. Not since 2019, but I did before.',
    ],
    [
      'Do you have a driving licence?',
      'Since 2012. It is clean.',
      'You ask about a driving licence. Since 2012. It is clean.',
    ],
    [
      'Do you hold an EPA 608 card?',
      'No, not yet Universal. I sit it in May.',
      'You ask about an EPA 608 card. Not yet Universal. I sit it in May.',
    ],
    [
      'Have you accepted candidate filings?',
      'Town filings, yes. I take 20 a year.',
      'You ask about accepting candidate filings. Town filings, yes. I take 20 a year.',
    ],
    [
      'Do you have experience with corrosion inspections, or something like it?',
      'Ha, some. Did 22 risers.',
      'You ask about corrosion inspections. Some. Did 22 risers.',
    ],
    [
      'Do you hold CVR or similar electronic registration?',
      'No, but I use another one every day.',
      'You ask about CVR or similar electronic registration. No, but I use another one every day.',
    ],
    [
      'Have you worked with Epic?',
      'No, I have never used it, but I know Cerner.',
      'You ask about Epic. No, I have never used it, but I know Cerner.',
    ],
  ])('names what was asked before a mere reply: %s %s', (question, answer, said) => {
    expect(answerQuestion(answer, question)).toBe(said)
  })

  it.each([
    ['Have you worked with Epic?', 'I use it every day.'],
    ['Have you worked with Epic?', 'No.'],
    ['Are you happy to travel?', 'Within reason. My car is new.'],
    ['They ask you to tell them about a hard day. What would you say?', 'No day is like another, but one I remember.'],
    [undefined, 'No, but I was in charge for nine nights.'],
  ])('leaves alone what says it itself: %s %s', (question, answer) => {
    expect(answerQuestion(answer, question)).toBe(answer)
  })
})
