import { describe, expect, it } from 'vitest'
import { readPairs } from '../../../../tests/support/read-pairs.ts'
import { readPosting } from '../posting/read-posting.ts'
import { matchPosting } from './match-posting.ts'

/** What becomes of one requirement. */
function judge(requirement: string, { summary, since, skills }: { summary: string; since: string; skills: string }) {
  const [pair] = readPairs(`# Depot Manager | Rosa Quill | 555-0119 | rosa@example.com
summary: ${summary}
@ Harrow & Sons | Depot Manager | ${since} | present
- Planned the rounds of 40 vans
skills: ${skills}
>> Distribution Manager
> Pell Foodservice
> Requirements
> - ${requirement}`)
  if (!pair) throw new Error('no pair')
  const match = matchPosting(pair.resume, readPosting(pair.posting), { today: '2026-11-15' })
  return [...match.mustHave, ...match.niceToHave].map(({ state }) => state)
}

const rosa = { summary: 'Manager with eleven years in food distribution.', since: '2014-03', skills: 'Forecasting' }

describe('what a resume shows', () => {
  it('of years: those it tells of, where its dates have as many', () => {
    expect(judge('8+ years in food or beverage distribution', rosa)).toEqual(['met'])
    expect(judge('8+ years in food or beverage distribution', { ...rosa, since: '2021-03' })).not.toEqual(['met'])
    expect(judge('8+ years in paper recycling', rosa)).not.toEqual(['met'])
  })

  it('of languages: those among its skills', () => {
    expect(judge('Fluent Spanish', { ...rosa, skills: 'Forecasting, Spanish' })).toEqual(['met'])
    expect(judge('Spanish', { ...rosa, skills: 'Forecasting, Spanish (conversational)' })).toEqual(['met'])
    expect(judge('Fluent Spanish', { ...rosa, skills: 'Forecasting, Spanish lessons next year' })).not.toEqual(['met'])
  })

  it('of a manner or of English: nothing, and that is no gap', () => {
    for (const wish of ['Clear spoken and written English', 'Patience and a sense of humor', 'Fluent in English'])
      expect(judge(wish, rosa)).toEqual(['ask'])
    expect(judge('Fluent Portuguese', rosa)).toEqual(['missing'])
  })

  it('of papers that may still be got: that only the person knows', () => {
    expect(judge('ServSafe Manager certification or willing to get it', rosa)).toEqual(['ask'])
    expect(judge('ServSafe Manager certification', rosa)).toEqual(['missing'])
  })
})
