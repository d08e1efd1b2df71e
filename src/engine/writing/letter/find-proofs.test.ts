import { describe, expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { readCareer } from '../facts/career.ts'
import { findProofs } from './find-proofs.ts'

const job = { id: 'a', company: 'Acme', position: 'Welder', startDate: '2019-03', endDate: '2022-04', current: false }
const clauses = (line: string) =>
  findProofs(readCareer({ ...emptyResume('r'), experiences: [{ ...job, description: `- ${line}` }] })).map(
    ({ clause }) => clause,
  )

describe('an act with its result', () => {
  it.each([
    [
      'Built a rotating fixture for the frame, took weld time from 9 hours to 6',
      'built a rotating fixture for the frame and took weld time from 9 hours to 6',
    ],
    [
      'Designed a fixture for the encoders, alignment time from 3 hrs to 50 min',
      'designed a fixture for the encoders; the alignment time went from 3 hours to 50 minutes',
    ],
  ])('stays one: %s', (line, clause) => {
    expect(clauses(line)).toEqual([clause])
  })

  it('is not made of one more thing in a list', () => {
    expect(clauses('Ran 2 presses, 3 saws and a lathe')).toEqual(['ran 2 presses, 3 saws and a lathe'])
  })

  it('is not told where the row leaves its form', () => {
    expect(clauses('Entered invoices and filing')).toEqual([])
  })
})
