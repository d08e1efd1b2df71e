import { expect, it } from 'vitest'
import { describeMatch } from '#engine/writing/match/describe-match.ts'
import type { MatchedNeed } from '#shared/api/assistant.ts'
import { groupNeeds } from './need-groups.ts'

const need = (quote: string, state: MatchedNeed['state']): MatchedNeed => ({ id: quote, quote, state, evidence: [] })

it('counts in each heading the lines below it, and keeps apart what no resume tells', () => {
  const mustHave = [need('CPR card', 'met'), need('Night shifts', 'ask'), need('Phlebotomy', 'missing')]
  const niceToHave = [need('Spanish', 'missing'), need('Good humor', 'ask')]
  const duties = [need('Draw blood', 'met'), need('Restock carts', 'missing')]
  const groups = groupNeeds({ mustHave, niceToHave, duties })
  expect(groups.map(({ title, needs }) => [title, needs.map(({ quote }) => quote)])).toEqual([
    ['Must have (1 of 2)', ['CPR card', 'Phlebotomy']],
    ['Nice to have (0 of 1)', ['Spanish']],
    ['What you’ll do', ['Draw blood', 'Restock carts']],
    ['Can’t tell from your resume', ['Night shifts', 'Good humor']],
  ])
  expect(describeMatch(mustHave)).toContain('1 of the 2 must-haves')
})

it('shows no heading over nothing', () => {
  expect(
    groupNeeds({ mustHave: [need('Good humor', 'ask')], niceToHave: [], duties: [] }).map(({ title }) => title),
  ).toEqual(['Can’t tell from your resume'])
})
