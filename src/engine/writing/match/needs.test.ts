import { describe, expect, it } from 'vitest'
import { topicsOf } from '../facts/topics.ts'
import { readPosting } from '../posting/read-posting.ts'
import { answersNeed, gainOf } from './needs.ts'

const posting = readPosting(
  [
    'Commercial Refrigeration Tech',
    'Lockyer Refrigeration Group',
    '',
    'What you will be doing:',
    '- Breakdown and scheduled maintenance on supermarket racks and cases',
    '- Leak checks and refrigerant logs',
    '',
    'You must have:',
    '- Current ARCtick licence',
    '- Working knowledge of GD&T',
    '',
    'Nice to have:',
    '- Experience with Danfoss or similar monitoring',
    '- Chemical handling accreditation',
  ].join('\n'),
)
const gain = (text: string) => gainOf(topicsOf(text), posting)

describe('what a posting wants', () => {
  it.each([
    ['Danfoss controllers', 'Splits and ducted in new homes'],
    ['Service and breakdowns for supermarkets', 'Finished trade in 2016, stayed on a year'],
  ])('is answered more by “%s” than by “%s”', (better, worse) => {
    expect(gain(better)).toBeGreaterThan(gain(worse))
  })

  it.each(['Danfoss controllers', 'ARCtick full RAC licence', 'GD&T to ASME Y14.5', 'Chem Cert AQF3'])(
    'is met by the name of a thing: %s',
    (text) => {
      expect(answersNeed(topicsOf(text), posting)).toBe(true)
    },
  )

  it.each(['Forklift LF', 'Restricted electrical licence', 'Provide First Aid'])(
    'is not met by any paper: %s',
    (text) => {
      expect(answersNeed(topicsOf(text), posting)).toBe(false)
    },
  )
})
