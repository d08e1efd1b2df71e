import { expect, it } from 'vitest'
import { describeMatch } from './describe-match.ts'
import type { MatchState } from './match.ts'

const met = 'met'
const maybe = 'partly'
const ask = 'ask'
const missing = 'missing'

it.each<[string, MatchState[]]>([
  ['The posting names no must-haves.', []],
  ['Your resume meets 2 of the 3 requirements. 2 more can’t be judged from a resume.', [met, met, missing, ask, ask]],
  ['Your resume meets 1 of the 3 requirements, and possibly one more.', [met, maybe, missing]],
  ['Your resume meets 1 of the 5 requirements, and possibly 2 more.', [met, maybe, maybe, missing, missing]],
  ['Your resume meets 1 of the 2 requirements, and possibly the other one.', [met, maybe]],
  ['Your resume meets 1 of the 3 requirements, and possibly the other 2.', [met, maybe, maybe]],
  ['Your resume may meet 2 of the 3 requirements. None is clear yet.', [maybe, maybe, missing]],
  ['Your resume may meet all 3 requirements. None is clear yet.', [maybe, maybe, maybe]],
  ['Your resume may meet both requirements. Neither is clear yet.', [maybe, maybe]],
  ['Your resume may meet the one requirement.', [maybe]],
  ['Your resume meets both requirements. One more can’t be judged from a resume.', [met, met, ask]],
  ['Your resume meets all 3 requirements.', [met, met, met]],
  ['Your resume meets the one requirement.', [met]],
  ['Your resume doesn’t meet either of the two requirements yet.', [missing, missing]],
  ['Your resume doesn’t meet any of the 3 requirements yet.', [missing, missing, missing]],
  ['Your resume doesn’t meet the one requirement yet.', [missing]],
  ['What the job asks for can’t be judged from a resume.', [ask, ask]],
])('says %s', (words, states) => {
  expect(describeMatch(states.map((state) => ({ state })))).toBe(words)
})
