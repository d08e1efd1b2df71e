import { describe, expect, it } from 'vitest'
import { boldnessOf } from './boldness.ts'
import { weighSentence } from './judge.ts'
import { groundOf, readClaims } from './read-claims.ts'

const person = `# Shop Manager | Ada Quill
> Area Manager, Lumley Stores; rotas, recruitment
certificates: First Aid at Work, 2021
@ Corner & Co | Shop Manager | 2018-03 | present
- window display monthly, rota for 9 staff
- till, deliveries from Leeds
`

/** What is least against the sentence, whichever job it is laid beside. */
function figureOf(name: string, sentence: string): number {
  const [claim] = readClaims(`${person}+ ${sentence}`)
  if (!claim) throw new Error('Nothing was read.')
  return Math.min(
    ...[...weighSentence(sentence, groundOf(claim, 'summary'))].map(({ figures }) => figures.get(name) ?? 0),
  )
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
