import { expect, it } from 'vitest'
import { describeMatch } from './describe-match.ts'
import type { MatchState } from './match.ts'

const met = 'met'
const maybe = 'partly'
const ask = 'ask'
const missing = 'missing'

it.each<[string, MatchState[]]>([
  ['The posting names no must-haves.', []],
  ['Your resume speaks to 2 of the 3 things they ask for.', [met, met, missing, ask, ask]],
  ['Your resume speaks to 1 of the 3 things they ask for, and maybe to one more.', [met, maybe, missing, ask]],
  ['Your resume speaks to 1 of the 5 things they ask for, and maybe to 2 more.', [met, maybe, maybe, missing, missing]],
  ['Your resume speaks to 1 of the 2 things they ask for, and maybe to the other one.', [met, maybe]],
  ['Your resume speaks to 1 of the 3 things they ask for, and maybe to the other 2.', [met, maybe, maybe]],
  ['Your resume may speak to 2 of the 3 things they ask for, but to none for sure.', [maybe, maybe, missing]],
  ['Your resume may speak to all 3 things they ask for, but to none for sure.', [maybe, maybe, maybe]],
  ['Your resume may speak to both things they ask for, but to neither for sure.', [maybe, maybe]],
  ['Your resume may speak to the one thing they ask for.', [maybe]],
  ['Your resume speaks to both things they ask for.', [met, met, ask]],
  ['Your resume speaks to all 3 things they ask for.', [met, met, met]],
  ['Your resume speaks to the one thing they ask for.', [met]],
  ['Your resume doesn’t speak to either of the two things they ask for yet.', [missing, missing]],
  ['Your resume doesn’t speak to any of the 3 things they ask for yet.', [missing, missing, missing]],
  ['Your resume doesn’t speak to the one thing they ask for yet.', [missing, ask]],
  ['What they ask for can’t be judged from a resume.', [ask, ask]],
])('says %s', (words, states) => {
  expect(describeMatch(states.map((state) => ({ state })))).toBe(words)
})
