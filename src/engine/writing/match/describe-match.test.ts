import { expect, it } from 'vitest'
import { describeMatch } from './describe-match.ts'
import type { MatchState } from './match.ts'

const met = 'met'
const ask = 'ask'
const missing = 'missing'

it.each<[string, MatchState[]]>([
  ['The posting names no must-haves.', []],
  ['Your resume speaks to 2 of the 3 things they ask for.', [met, 'partly', missing, ask, ask]],
  ['Your resume speaks to both things they ask for.', [met, met, ask]],
  ['Your resume speaks to all 3 things they ask for.', [met, met, 'partly']],
  ['Your resume speaks to the one thing they ask for.', [met]],
  ['Your resume doesn’t speak to either of the two things they ask for yet.', [missing, missing]],
  ['Your resume doesn’t speak to any of the 3 things they ask for yet.', [missing, missing, missing]],
  ['Your resume doesn’t speak to the one thing they ask for yet.', [missing, ask]],
  ['What they ask for can’t be judged from a resume.', [ask, ask]],
])('says %s', (words, states) => {
  expect(describeMatch(states.map((state) => ({ state })))).toBe(words)
})
