import { describe, expect, it } from 'vitest'
import type { Requirement } from '../posting/posting.ts'
import { askFor, isWorthAsking } from './ask-for.ts'

const wish = (part: Partial<Requirement>): Requirement => ({
  id: 'r',
  kind: 'experience',
  need: 'must',
  quote: '',
  span: { start: 0, end: 0 },
  terms: [],
  phrase: undefined,
  weight: 1,
  ...part,
})

describe('a question about a wish', () => {
  it('fits what it asks for', () => {
    expect(askFor(wish({}), 'hands-on HPLC experience required')).toBe(
      'They ask for hands-on HPLC experience. Do you have any?',
    )
    expect(askFor(wish({ kind: 'licence' }), 'experience with confidential data')).toContain('Do you have any?')
  })

  it.each(['wants to be out with managers', 'a careful eye', 'a clean driving record'])(
    'is not asked of “%s”',
    (phrase) => {
      expect(isWorthAsking(wish({ phrase }), 0)).toBe(false)
    },
  )

  it('is asked of years only where there are too few', () => {
    const years = wish({ kind: 'years', phrase: 'two years of warehouse experience', years: 2 })
    expect(isWorthAsking(years, 12)).toBe(true)
    expect(isWorthAsking(years, 24)).toBe(false)
  })
})
