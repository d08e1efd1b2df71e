import { describe, expect, it } from 'vitest'
import { groundOf, readClaims } from '../../../../tests/support/read-claims.ts'
import { readText } from './read-segments.ts'
import { yearsBeyond } from './told-years.ts'

const person = `# Nurse | Ada Quill
@ Lumley Clinic | Nurse | 2021-11 | present
- cardiology ward, 12 beds
@ Corner Home | Nurse | 2011-11 | 2021-10
- dementia wing
`

describe('a span of time', () => {
  it.each([
    ['Nurse with ten years in cardiology.', 5],
    ['Nurse with five years in cardiology.', 0],
    ['Nurse for fifteen years.', 0],
    ['Nurse with two decades in the dementia wing.', 10],
  ])('is held against the jobs that tell of it: %s', (sentence, over) => {
    const [claim] = readClaims(`${person}+ ${sentence}`)
    const read = readText(sentence)
    const [number] = read.numbers
    if (!claim || !number) throw new Error('Nothing was read.')
    expect(yearsBeyond(number, read, groundOf(claim, 'summary'))[0]).toBeCloseTo(over, 0)
  })
})
