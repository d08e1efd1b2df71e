import { expect, it } from 'vitest'
import { describeMatch } from './describe-match.ts'
import type { MatchState } from './match.ts'

const met = 'met'
const maybe = 'partly'
const ask = 'ask'
const missing = 'missing'

it.each<[string, MatchState[]]>([
  ['The posting names no must-haves.', []],
  [
    'Your resume meets 2 of the 3 must-haves. 2 more depend on things a resume can’t show.',
    [met, met, missing, ask, ask],
  ],
  ['Your resume meets 1 of the 3 must-haves, and may meet one more.', [met, maybe, missing]],
  ['Your resume meets 1 of the 5 must-haves, and may meet 2 more.', [met, maybe, maybe, missing, missing]],
  ['Your resume meets 1 of the 2 must-haves, and may meet the other one.', [met, maybe]],
  ['Your resume meets 1 of the 3 must-haves, and may meet the other 2.', [met, maybe, maybe]],
  ['Your resume may meet 2 of the 3 must-haves. None is clear yet.', [maybe, maybe, missing]],
  ['Your resume may meet all 3 must-haves. None is clear yet.', [maybe, maybe, maybe]],
  ['Your resume may meet both must-haves. Neither is clear yet.', [maybe, maybe]],
  ['Your resume may meet the one must-have.', [maybe]],
  ['Your resume meets both must-haves. One more depends on something a resume can’t show.', [met, met, ask]],
  ['Your resume meets all 3 must-haves.', [met, met, met]],
  ['Your resume meets the one must-have.', [met]],
  ['We couldn’t find either of the two must-haves in your resume. Do they apply to you?', [missing, missing]],
  ['We couldn’t find any of the 3 must-haves in your resume. Do they apply to you?', [missing, missing, missing]],
  ['We couldn’t find the one must-have in your resume. Does it apply to you?', [missing]],
  ['What the job asks for depends on things a resume can’t show.', [ask, ask]],
])('says %s', (words, states) => {
  expect(describeMatch(states.map((state) => ({ state })))).toBe(words)
})
