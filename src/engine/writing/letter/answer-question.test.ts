import { describe, expect, it } from 'vitest'
import { askedFor } from './answer-question.ts'
import { ownWords } from './own-words.ts'

const said = (question: string | undefined, text: string) =>
  ownWords([{ questionId: 'gap', text }], 'gap', question)[0]?.text

describe('an answer whose question the reader has not seen', () => {
  it.each([
    ['Have you worked with Epic?', 'Yes, three years on the ward.', 'As for Epic: three years on the ward.'],
    ['Have you worked with Epic?', 'have used it since 2019', 'As for Epic, I have used it since 2019.'],
    [
      'Do you have experience with the outdoors?',
      'take my two kids camping every summer. Never sold tents.',
      'As for the outdoors, I take my two kids camping every summer. I never sold tents.',
    ],
    [
      'Have you read schematics?',
      'Trace the motor circuits most shifts.',
      'As for reading schematics, I trace the motor circuits most shifts.',
    ],
    ['Have you worked with Epic?', 'I use it every day.', 'As for Epic, I use it every day.'],
    ['Have you worked with ShipStores?', 'No, never seen it.', 'As for ShipStores, I have never seen it.'],
    [
      'Have you worked with Epic?',
      'Not since 2019, but I did before.',
      'As for Epic, not since 2019, but I did before.',
    ],
    [
      'Do you have a driving licence?',
      'Since 2012. It is clean.',
      'As for a driving licence: since 2012. It is clean.',
    ],
    [
      'Do you hold an EPA 608 card?',
      'No, not yet Universal. I sit it in May.',
      'As for an EPA 608 card: not yet Universal. I sit it in May.',
    ],
    [
      'Do you hold CVR or similar electronic registration?',
      'No, but I use another one every day.',
      'As for CVR or similar electronic registration, no, but I use another one every day.',
    ],
    ['Have you worked with Macs?', "Macs. We've got four.", "As for Macs, we've got four."],
    ['Do you speak French?', 'Kind of! At the store I answer calls.', 'As for French, at the store I answer calls.'],
  ])('is led in by what was asked: %s %s', (question, answer, text) => {
    expect(said(question, answer)).toBe(text)
  })

  it.each([
    [
      'Do you hold a CSCS card?',
      'I don’t yet, but I have run three sites for the council.',
      'I have run three sites for the council.',
    ],
    ['Have you worked with Revit?', "I haven't yet; AutoCAD I use daily.", 'AutoCAD I use daily.'],
    [
      'Have you worked with Revit?',
      "I haven't yet, nor with Tekla.",
      'I have not worked with Revit yet, nor with Tekla.',
    ],
    [
      'Do you speak any Polish?',
      'I don’t, because we only had German at school.',
      'I do not speak Polish yet, because we only had German at school.',
    ],
  ])('begins with what there is, and says a no whole or not at all: %s %s', (question, answer, text) => {
    expect(said(question, answer)).toBe(text)
  })

  it.each([
    ['Have you worked with Epic?', 'I know Epic well.'],
    ['Have you accepted candidate filings?', 'Town filings, yes. I take 20 a year.'],
    ['Are you happy to travel?', 'Within reason. My car is new.'],
    ['They ask you to tell them about a hard day. What would you say?', 'No day is like another, but one I remember.'],
    [undefined, 'No, but I was in charge for nine nights.'],
  ])('is left alone where it says so itself: %s %s', (question, answer) => {
    expect(said(question, answer)).toBe(answer)
  })

  it.each([
    ['Do you hold an NH septic license, or willing to get it within 12 months?', 'an NH septic license'],
    ['Have you led or supervised other people?', 'leading or supervising other people'],
    ['Have you recorded all work in the tool and met agreed SLAs?', 'recording all work in the tool'],
    ['Have you worked with payments, PCI DSS or similar data?', 'payments, PCI DSS or similar data'],
    ['Do you hold NVQ Level 2 in Care (Level 3, or willing to work towards it)?', 'NVQ Level 2 in Care'],
    ['Do you have experience in a regulated (GMP / pharma) site?', 'a regulated site'],
    ['Do you have experience preparing accounts?', 'preparing accounts'],
    ['Do you have knowledge of HIQA standards?', 'HIQA standards'],
    ['Do you hold any food safety certificates?', 'food safety certificates'],
  ])('%s asks for %s', (question, thing) => {
    expect(askedFor(question)).toBe(thing)
  })
})
