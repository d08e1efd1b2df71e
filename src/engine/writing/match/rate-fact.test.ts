import { describe, expect, it } from 'vitest'
import { readPairs } from '../../../../tests/support/read-pairs.ts'
import { readCareer } from '../facts/career.ts'
import { readPosting } from '../posting/read-posting.ts'
import { rateFacts } from './rate-fact.ts'

const [pair] = readPairs(`# Estate Worker | Rowan Birkett | 07700 900111 | rowan@example.org
summary: Estate worker with twelve years on upland farms. I have a clean licence and my own truck. Hard-working team player.
@ Fellgate Estate | Estate Worker | 2014-03 | present
- Fencing, gates and drains over 900 acres
skills: fencing, hedge laying, Microsoft Word
certificates: Chainsaw maintenance and cross-cutting, 2019; Food hygiene, 2012
education: GCSEs, General, Fellgate High School, 2005-2010
languages: English=Native; Welsh=Fluent
>> Countryside Ranger
> Hafod Uplands Trust
> You will repair fences, gates and paths, and work with Welsh-speaking farmers.
> Essential: chainsaw certificate; full driving licence and use of a vehicle; fencing experience.
> Desirable: Welsh.`)

const rated = new Map(
  pair
    ? rateFacts(readCareer(pair.resume, { today: '2026-11-15' }), readPosting(pair.posting)).map((fact) => [
        fact.text,
        fact.rating,
      ])
    : [],
)
const ratingOf = (beginning: string) => [...rated].find(([text]) => text.startsWith(beginning))?.[1] ?? Number.NaN

describe('facts beside the jobs', () => {
  it.each([
    ['Chainsaw', 'Food hygiene'],
    ['Welsh', 'English'],
    ['I have a clean licence', 'Hard-working'],
    ['fencing', 'Microsoft Word'],
  ])('“%s…” is told before “%s…” where a posting asks for it', (asked, other) => {
    expect(ratingOf(asked)).toBeGreaterThan(ratingOf(other))
  })

  it('a ticket that is asked for must be told, and a school-leaving paper need not be', () => {
    expect(ratingOf('Chainsaw')).toBeGreaterThan(2)
    expect(ratingOf('GCSEs')).toBeLessThan(1.2)
  })
})
